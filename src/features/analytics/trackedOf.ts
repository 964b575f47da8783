import type { HeardEvent } from '../../ports/statisticsPage'

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
const only =
  (...names: readonly string[]): Shape =>
  properties =>
    Object.fromEntries(
      names.flatMap(name => (name in properties ? [[name, properties[name] ?? '']] : [])),
    )

const nothing: Shape = () => undefined
const account = only('isSmartAccount')
const place = only('isSmartAccount', 'network')
const provider = only('provider')

/** Sends our error code as the documented message: a wallet's text may contain anything. */
const withMessage =
  (shape: Shape): Shape =>
  (properties, context) => ({ ...shape(properties, context), message: properties['code'] })

/** A name is sent only with the address, because it resolves to it. */
const named =
  (...names: readonly string[]): Shape =>
  (properties, context) => ({
    ...only('isSmartAccount', ...names)(properties, context),
    ...(context.address !== null && { ensName: properties['ensName'] }),
  })

const history: Shape = (properties, { projectId, address }) => ({
  ...account(properties, { projectId, address }),
  projectId,
  ...(address !== null && { address }),
})

const payment = only('isSmartAccount', 'network', 'token', 'amount')
const swapped = only(
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
  MODAL_OPEN: only('connected'),
  MODAL_CLOSE: only('connected'),
  CLICK_ALL_WALLETS: nothing,
  SEARCH_WALLET: only('badge', 'search'),
  SELECT_WALLET: ({ wallet, platform }) => ({ name: wallet, platform }),
  WALLET_IMPRESSION_V2: only('wallets'),
  GET_WALLET: ({ wallet }) => ({ name: wallet }),
  CONNECT_SUCCESS: ({ method, wallet, reconnect }) => ({ method, name: wallet, reconnect }),
  CONNECT_ERROR: withMessage(() => ({})),
  USER_REJECTED: withMessage(() => ({})),
  DISCONNECT_SUCCESS: only('namespace'),
  CLICK_WALLET_HELP: nothing,
  CLICK_NETWORK_HELP: nothing,
  CLICK_GET_WALLET_HELP: nothing,
  CLICK_NETWORKS: nothing,
  SWITCH_NETWORK: only('network'),
  SELECT_WHAT_IS_A_BUY: account,
  SELECT_BUY_CRYPTO: account,
  SELECT_BUY_PROVIDER: only('provider', 'isSmartAccount'),
  CLICK_TRANSACTIONS: account,
  LOAD_MORE_TRANSACTIONS: history,
  ERROR_FETCH_TRANSACTIONS: history,
  CLICK_SIGN_SIWX_MESSAGE: place,
  CLICK_CANCEL_SIWX: place,
  SIWX_AUTH_SUCCESS: place,
  SIWX_AUTH_ERROR: withMessage(place),
  EMAIL_LOGIN_SELECTED: nothing,
  EMAIL_SUBMITTED: nothing,
  EMAIL_EDIT: nothing,
  EMAIL_UPGRADE_FROM_MODAL: nothing,
  DEVICE_REGISTERED_FOR_EMAIL: nothing,
  EMAIL_VERIFICATION_CODE_SENT: nothing,
  EMAIL_VERIFICATION_CODE_PASS: nothing,
  EMAIL_VERIFICATION_CODE_FAIL: withMessage(() => ({})),
  SOCIAL_LOGIN_STARTED: provider,
  SOCIAL_LOGIN_REQUEST_USER_DATA: provider,
  SOCIAL_LOGIN_SUCCESS: provider,
  SOCIAL_LOGIN_ERROR: withMessage(provider),
  SOCIAL_LOGIN_CANCELED: provider,
  SET_PREFERRED_ACCOUNT_TYPE: only('accountType', 'network'),
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
  CLICK_SELECT_TOKEN_TO_SWAP: nothing,
  CLICK_SELECT_NETWORK_TO_SWAP: nothing,
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
export function trackedOf(
  { name, properties }: HeardEvent,
  context: TrackContext,
): TrackedEvent | undefined {
  const shape = Object.hasOwn(SHAPES, name) ? SHAPES[name] : undefined
  if (!shape) return undefined
  const shaped = shape((properties ?? {}) as Properties, context)
  return { type: 'track', event: name, ...(shaped && { properties: shaped }) }
}
