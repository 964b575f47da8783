import type { StatisticsEvent } from '../../ports/statisticsPage'

/** An event's `props` without the address. */
export interface TrackedEvent {
  readonly type: 'track'
  readonly event: string
  readonly properties?: Readonly<Record<string, unknown>>
}

/** Documented fields that our own events do not have. */
export interface TrackContext {
  readonly projectId: string
  /** The active address, if the host allows sending it. */
  readonly address: string | null
}

type Properties = Readonly<Record<string, unknown>>
type Shape = (properties: Properties, context: TrackContext) => Properties | undefined

/** Copies only these fields; null becomes an empty string, as documented for networks. */
const pick =
  (...names: readonly string[]): Shape =>
  properties =>
    Object.fromEntries(
      names.flatMap(name => (name in properties ? [[name, properties[name] ?? '']] : [])),
    )

const omitProperties: Shape = () => undefined
const account = pick('isSmartAccount')
const place = pick('isSmartAccount', 'network')
const provider = pick('provider')

/** Sends our error code as the documented message: a wallet's text may contain anything. */
const withMessage =
  (shape: Shape): Shape =>
  (properties, context) => ({ ...shape(properties, context), message: properties['code'] })

/** A name is sent only with the address, because it resolves to it. */
const named =
  (...names: readonly string[]): Shape =>
  (properties, context) => ({
    ...pick('isSmartAccount', ...names)(properties, context),
    ...(context.address !== null && { ensName: properties['ensName'] }),
  })

const history: Shape = (properties, { projectId, address }) => ({
  ...account(properties, { projectId, address }),
  projectId,
  ...(address !== null && { address }),
})

const payment = pick('isSmartAccount', 'network', 'token', 'amount')
const swapped = pick(
  'isSmartAccount',
  'network',
  'swapFromToken',
  'swapToToken',
  'swapFromAmount',
  'swapToAmount',
)

/** Leaves out the recipient. */
const pay: Shape = ({ network, asset, amount, exchange }) => ({
  configuration: { network, asset, amount: Number(amount) },
  currentPayment: {
    type: exchange === null ? 'wallet' : 'exchange',
    ...(exchange !== null && { exchangeId: exchange }),
  },
})

const SHAPES: Readonly<Record<string, Shape>> = {
  MODAL_OPEN: pick('connected'),
  MODAL_CLOSE: pick('connected'),
  CLICK_ALL_WALLETS: omitProperties,
  SEARCH_WALLET: pick('badge', 'search'),
  SELECT_WALLET: ({ wallet, platform }) => ({ name: wallet, platform }),
  WALLET_IMPRESSION_V2: pick('wallets'),
  GET_WALLET: ({ wallet }) => ({ name: wallet }),
  CONNECT_SUCCESS: ({ method, wallet, reconnect }) => ({ method, name: wallet, reconnect }),
  CONNECT_ERROR: withMessage(() => ({})),
  USER_REJECTED: withMessage(() => ({})),
  DISCONNECT_SUCCESS: pick('namespace'),
  CLICK_WALLET_HELP: omitProperties,
  CLICK_NETWORK_HELP: omitProperties,
  CLICK_GET_WALLET_HELP: omitProperties,
  CLICK_NETWORKS: omitProperties,
  SWITCH_NETWORK: pick('network'),
  SELECT_WHAT_IS_A_BUY: account,
  SELECT_BUY_CRYPTO: account,
  SELECT_BUY_PROVIDER: pick('provider', 'isSmartAccount'),
  CLICK_TRANSACTIONS: account,
  LOAD_MORE_TRANSACTIONS: history,
  ERROR_FETCH_TRANSACTIONS: history,
  CLICK_SIGN_SIWX_MESSAGE: place,
  CLICK_CANCEL_SIWX: place,
  SIWX_AUTH_SUCCESS: place,
  SIWX_AUTH_ERROR: withMessage(place),
  EMAIL_LOGIN_SELECTED: omitProperties,
  EMAIL_SUBMITTED: omitProperties,
  EMAIL_EDIT: omitProperties,
  EMAIL_UPGRADE_FROM_MODAL: omitProperties,
  DEVICE_REGISTERED_FOR_EMAIL: omitProperties,
  EMAIL_VERIFICATION_CODE_SENT: omitProperties,
  EMAIL_VERIFICATION_CODE_PASS: omitProperties,
  EMAIL_VERIFICATION_CODE_FAIL: withMessage(() => ({})),
  SOCIAL_LOGIN_STARTED: provider,
  SOCIAL_LOGIN_REQUEST_USER_DATA: provider,
  SOCIAL_LOGIN_SUCCESS: provider,
  SOCIAL_LOGIN_ERROR: withMessage(provider),
  SOCIAL_LOGIN_CANCELED: provider,
  SET_PREFERRED_ACCOUNT_TYPE: pick('accountType', 'network'),
  OPEN_ENS_FLOW: account,
  REGISTER_NAME_INITIATED: named(),
  REGISTER_NAME_SUCCESS: named(),
  REGISTER_NAME_ERROR: named('error'),
  OPEN_SEND: place,
  SEND_INITIATED: payment,
  SEND_SUCCESS: payment,
  SEND_REJECTED: payment,
  SEND_ERROR: withMessage(payment),
  OPEN_SWAP: place,
  CLICK_SELECT_TOKEN_TO_SWAP: omitProperties,
  CLICK_SELECT_NETWORK_TO_SWAP: omitProperties,
  INITIATE_SWAP: swapped,
  SWAP_SUCCESS: swapped,
  SWAP_ERROR: withMessage(swapped),
  SWAP_APPROVAL_ERROR: withMessage(swapped),
  PAY_MODAL_OPEN: (properties, context) => ({
    exchanges: [],
    configuration: pay(properties, context)?.['configuration'],
  }),
  PAY_EXCHANGE_SELECTED: (properties, context) => ({
    exchange: { id: properties['exchange'] },
    ...pay(properties, context),
    headless: false,
  }),
  PAY_INITIATED: pay,
  PAY_SUCCESS: pay,
  PAY_ERROR: pay,
  INITIALIZE: (properties, { projectId }) => ({
    ...properties,
    networks: (properties['networks'] as readonly string[]).map(id => id.split(':')[1]),
    projectId,
    siweConfig: { options: {} },
  }),
}

/** Returns an event in the documented shape (protocol §4.2); undefined if it is not sent. */
export function toTrackedEvent(
  { name, properties }: StatisticsEvent,
  context: TrackContext,
): TrackedEvent | undefined {
  const shape = Object.hasOwn(SHAPES, name) ? SHAPES[name] : undefined
  if (!shape) return undefined
  const shaped = shape((properties ?? {}) as Properties, context)
  return { type: 'track', event: name, ...(shaped && { properties: shaped }) }
}
