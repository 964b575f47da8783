import type { AdapterAnswers } from '../../src/testing/createFakeAdapter'
import { configureStore } from '@reduxjs/toolkit'
import { createWalletModal } from '../../src/app/host/createWalletModal'
import { findRuntime } from '../../src/app/runtime/findRuntime'
import { requestTransferReview } from '../../src/app/runtime/requestTransferReview'
import { singleFlight } from '../../src/app/runtime/chains/singleFlight'
import type { WalletModalOptions } from '../../src/app/host/walletModalOptions'
import {
  CONNECT_TIMEOUT_MS,
  PAY_POLLS_MAX,
  PAY_POLL_MS,
  PAIRING_TIMEOUT_MS,
  RECIPIENT_DEBOUNCE_MS,
  PAIRING_URI_TIMEOUT_MS,
  REVIEW_TIMEOUT_MS,
  SEND_TIMEOUT_MS,
  SWITCH_TIMEOUT_MS,
} from '../../src/domain/limits'
import { type ErrorCode, ERRORS, getErrorTextKey } from '../../src/domain/errorCatalogue'
import { ModalError } from '../../src/domain/ModalError'
import { viewEntry } from '../../src/domain/views'
import { assertPeer } from '../../src/chains/shared/assertPeer'
import { loadChunk } from '../../src/chains/shared/loadChunk'
import { toModalError } from '../../src/chains/eip155/toModalError'
import { evm } from '../../src/entries/evm'
import { watchOnly } from '../../src/entries/watchOnly'
import { createPay, type PaymentRequest } from '../../src/entries/pay'
import { connectRequested, disconnectRequested } from '../../src/events/connectionEvents'
import { modalCloseRequested, modalOpenRequested } from '../../src/events/modalEvents'
import { networkChosen, walletNetworkReported } from '../../src/events/networkEvents'
import { signInRequested, signOutRequested } from '../../src/features/siwx/siwxEvents'
import { featuresGiven } from './featuresGiven'
import { grantRequested } from '../../src/features/smartSessions/smartSessionsEvents'
import type { BatchingWallets } from '../../src/ports/batchingWallets'
import { watchRequested } from '../../src/core/watchOnly/watchOnlyEvents'
import { pairingRequested } from '../../src/events/pairingEvents'
import { reviewRequested } from '../../src/events/sendEvents'
import { accountRefreshRequested, copyRequested } from '../../src/core/account/accountSlice'
import { payFromExchangeRequested, payFromWalletRequested } from '../../src/features/pay/payEvents'
import { requestSocial } from '../../src/features/embedded/social/requestSocial'
import { selectSocial } from '../../src/features/embedded/social/socialSlice'
import { createFakeFrame } from './embeddedWorld'
import { selectPay } from '../../src/features/pay/paySlice'
import { networksConfigured } from '../../src/core/network/networkSlice'
import {
  amountTyped,
  pasteRequested,
  recipientTyped,
  sendConfirmed,
  tokenChosen,
} from '../../src/features/send/sendSlice'
import { selectExchanges } from '../../src/features/pay/selectExchanges'
import { transactionsApi } from '../../src/core/transactions/transactionsApi'
import { selectDirectory } from '../../src/core/wallets/directory/directorySelectors'
import type { ChainClient } from '../../src/ports/chainClient'
import type { SiwxConfig } from '../../src/ports/siwx'
import type { HttpResult } from '../../src/ports/http'
import { createFakeWalletConnect } from '../../src/testing/createFakeWalletConnect'
import { answered, refused, type HttpAnswer } from '../../src/testing/createFakeHttp'
import {
  createScriptableWallet,
  type ScriptableWallet,
} from '../../src/testing/wallets/createScriptableWallet'
import { sampleSolana } from '../../src/testing/samples'
import { states } from './states/states'
import {
  BOB,
  connect,
  hang,
  HERON,
  pass,
  quietServices,
  settle,
  type FlowWorld,
  type setUpFlowTests,
} from './flowWorld'
import { base, hostOptions, mainnet } from './hostWorld'
import { codeOf } from '../contracts/codeOf'
import {
  createWorld as createEmbeddedWorld,
  EMAIL,
  type World as EmbeddedWorld,
  type WorldOptions as EmbeddedWorldOptions,
} from '../chains/embedded/embeddedWorld'
import { createFakeSiwx, fieldsOf } from './siwxWorld'
import { ether, HASH, review, usdc } from './payment'
import { openPairingUri, solana } from './walletConnectWorld'

type CreateWorld = ReturnType<typeof setUpFlowTests>

/** The world in which an error occurred, or what was thrown before a store existed. */
export type Outcome = FlowWorld | { readonly thrown: unknown } | { readonly code: ErrorCode }

/** Provokes an error through users, wallets, networks and services, never by dispatching it. */
export type Scenario = (createWorld: CreateWorld) => Promise<Outcome>

const fail = (message = 'boom') => Promise.reject(new Error(message))
const ignore = () => undefined
const turns = async (count = 12) => {
  for (let at = 0; at < count; at += 1) await settle()
}

// The host app makes a mistake.

const thrownBy =
  (run: () => unknown): Scenario =>
  async () => {
    try {
      run()
      return { thrown: null }
    } catch (thrown) {
      return { thrown }
    }
  }

const given = (options: object): Scenario =>
  thrownBy(() => createWalletModal(hostOptions(options as Partial<WalletModalOptions>)))

// A browser wallet, over the real adapter.

const LIMIT = 30
/** Without RPC URLs the chain is read through the wallet, so no request leaves the page. */
const unreachable = { ...mainnet, rpcUrls: { default: { http: [] } } }

/** Watches an address and requests a signature for it. */
const watching =
  (text: string): Scenario =>
  async createWorld => {
    const world = createWorld({
      options: { adapters: [evm(), watchOnly()], networks: [unreachable, base] },
      mayLogErrors: true,
    })
    world.dispatch(modalOpenRequested({}))
    world.dispatch(watchRequested({ text }))
    await turns()
    world.controls.signMessage('hello').then(ignore, ignore)
    await turns()
    return world
  }

async function withWallet(createWorld: CreateWorld, prepare: (wallet: ScriptableWallet) => void) {
  const wallet = createScriptableWallet({ name: 'Heron', rdns: 'io.heron' })
  const uninstall = wallet.install()
  try {
    const world = createWorld({
      options: { adapters: [evm()], networks: [unreachable, base] },
      mayLogErrors: true,
    })
    world.dispatch(modalOpenRequested({}))
    await turns()
    prepare(wallet)
    world.dispatch(connectRequested(HERON))
    await turns()
    return { world, wallet }
  } finally {
    uninstall()
  }
}

const connecting =
  (prepare: (wallet: ScriptableWallet) => void, waitMs = 0): Scenario =>
  async createWorld => {
    const { world } = await withWallet(createWorld, prepare)
    await pass(waitMs)
    return world
  }

const throwing = (code: number | string, message: string) => () => {
  throw Object.assign(new Error(message), { code })
}

/** The wallet answers a signature request. */
const signing =
  (answer: () => unknown, waitMs = 0): Scenario =>
  async createWorld => {
    const { world, wallet } = await withWallet(createWorld, () => undefined)
    wallet.answer('personal_sign', answer)
    world.controls.signMessage('hello').then(ignore, ignore)
    await turns()
    await pass(waitMs)
    return world
  }

const says = (code: number, message = `code ${String(code)}`) => signing(throwing(code, message))

/** The user confirms a reviewed payment; `prepare` scripts the wallet before that. */
const paying =
  (prepare: (wallet: ScriptableWallet) => void, waitMs = 0): Scenario =>
  async createWorld => {
    const { world, wallet } = await withWallet(createWorld, () => undefined)
    wallet.answer('eth_estimateGas', throwing(-32601, 'not here'))
    await pass(LIMIT)
    world.dispatch(modalOpenRequested({ view: viewEntry('Account') }))
    await review(world)
    await turns()
    prepare(wallet)
    world.dispatch(sendConfirmed())
    await turns()
    await pass(waitMs)
    return world
  }

const declines = (code: number, message: string) =>
  paying(wallet => wallet.answer('eth_sendTransaction', throwing(code, message)))

// A wallet is connected, and the chain or a service fails.

interface Trouble {
  readonly adapter?: AdapterAnswers
  readonly http?: Readonly<Record<string, HttpAnswer>>
  readonly waitMs?: number
}

const account =
  (
    act: (world: FlowWorld) => unknown,
    { adapter = {}, http, waitMs = 0 }: Trouble = {},
  ): Scenario =>
  async createWorld => {
    const world = createWorld({
      state: states.account,
      mayLogErrors: true,
      adapter,
      http: { ...quietServices, ...http },
    })
    world.dispatch(modalOpenRequested({}))
    await turns()
    await act(world)
    await turns()
    await pass(waitMs)
    return world
  }

/** The user connects on a page that requires a sign-in, and signs. */
const signingIn =
  (
    siwx: Partial<SiwxConfig> = {},
    act: (world: FlowWorld) => unknown = world =>
      world.dispatch(signInRequested({ namespace: 'eip155' })),
  ): Scenario =>
  async createWorld => {
    const world = createWorld({
      options: { siwx: createFakeSiwx(siwx) },
      adapter: { signMessage: async () => '0x1b' },
      mayLogErrors: true,
    })
    world.dispatch(modalOpenRequested({}))
    await settle()
    await connect(world)
    await act(world)
    await pass(1_000)
    return world
  }

const nothing = () => undefined

/** The user sends a payment, and the network reports its outcome. */
const paid = (waitForReceipt: ChainClient['waitForReceipt'], waitMs: number) =>
  account(
    async world => {
      await review(world)
      world.dispatch(sendConfirmed())
    },
    {
      adapter: { estimateFee: () => fail(), send: async () => HASH, waitForReceipt },
      waitMs,
    },
  )

const config = (answer: HttpAnswer, path = '/appkit/v1/config'): Scenario =>
  account(world => world.dispatch(modalOpenRequested({ view: viewEntry('Networks') })), {
    http: { [path]: answer },
    waitMs: 1_000,
  })

const refusedFor = (status: number, reason: string) => ({
  ok: false as const,
  failure: { status, message: `HTTP status code: ${String(status)}`, reason },
})

const pairing =
  (isCutOff: boolean, waitMs: number): Scenario =>
  async createWorld => {
    const walletConnect = createFakeWalletConnect()
    walletConnect.cutOff(isCutOff)
    const world = createWorld({
      walletConnect,
      http: { ...quietServices, '/getWallets': answered({ data: [], count: 0 }) },
    })
    world.dispatch(openPairingUri)
    await pass(waitMs)
    return world
  }

const MINUTES = 60_000

/** The page requests a pairing URI without WalletConnect. */
export const withoutWalletConnect: Scenario = async createWorld => {
  const world = createWorld()
  world.dispatch(openPairingUri)
  world.dispatch(pairingRequested({ wallet: null }))
  await turns()
  return world
}

/** The page requests a permission that the service never lists as granted. */
const grants = ({
  create = answered({ pci: 'pci', key: { type: 'secp256k1', publicKey: '0x04' } }),
  grant = async () => ({ context: '0xc0de' }) as never,
}: {
  readonly create?: HttpAnswer
  readonly grant?: BatchingWallets['grantPermissions']
}) => {
  const wallets: Partial<BatchingWallets> = {
    getCapabilities: async () => ({}),
    grantPermissions: grant,
  }
  return account(
    world => {
      const start = Math.floor(Date.now() / 1_000) + 100
      world.dispatch(featuresGiven({ smartSessions: true }))
      world.dispatch(
        grantRequested({
          id: 'grant',
          request: {
            chainId: '0x1',
            expiry: start + 100,
            signer: { type: 'keys', data: { keys: [{ type: 'secp256k1', publicKey: '0x04' }] } },
            permissions: [
              {
                type: 'native-token-recurring-allowance',
                data: { allowance: '0x1', start, period: 1 },
              },
            ],
            policies: [],
          },
        }),
      )
    },
    {
      adapter: { loadBatching: async () => wallets as BatchingWallets },
      http: {
        '/v1/sessions/*': (asked, signal) =>
          asked.method !== 'POST'
            ? answered({ pcis: [] })
            : typeof create === 'function'
              ? create(asked, signal)
              : create,
        '/v1/sessions/*/activate': answered(''),
        '/v1/sessions/*/revoke': answered(''),
      },
      waitMs: 20_000,
    },
  )
}

const SHOP = '0x00000000000000000000000000000000000B0b00'
const payment: PaymentRequest = {
  paymentAsset: {
    network: 'eip155:1',
    asset: 'native',
    metadata: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  },
  recipient: SHOP,
  amount: '0.5',
  payWithExchange: { hosts: ['tidewater.example'] },
}
const rpc = (answer: object) => answered({ jsonrpc: '2.0', id: 1, ...answer })
const payService: Readonly<Record<string, HttpResult>> = {
  reown_getExchanges: rpc({ result: { exchanges: [{ id: 'tidewater', name: 'Tidewater' }] } }),
  reown_getExchangePayUrl: rpc({
    result: { url: 'https://tidewater.example/pay', sessionId: 'one' },
  }),
  reown_getExchangeBuyStatus: rpc({ result: { status: 'IN_PROGRESS' } }),
}

/** The page requests a payment; `broken` replaces single responses of the service. */
const asksToBePaid =
  (
    request: object,
    broken: Readonly<Record<string, HttpResult>> = {},
    waitMs = 15_000,
    adapter: AdapterAnswers = {},
  ): Scenario =>
  async createWorld => {
    const answers = { ...payService, ...broken }
    const world = createWorld({
      mayLogErrors: true,
      adapter,
      http: {
        ...quietServices,
        '/v1/json-rpc': ({ body }) =>
          answers[(body as { readonly method: string }).method] ?? refused(404),
      },
      options: { features: { pay: true } },
    })
    let failure: ErrorCode | undefined
    createPay(world.hostStore)
      .pay({ ...payment, ...request })
      .then(outcome => {
        if (outcome.status === 'failed') failure = outcome.error.code
      }, ignore)
    await turns()
    if (Object.keys(broken).some(method => method !== 'reown_getExchanges')) {
      world.dispatch(payFromExchangeRequested('tidewater'))
      await turns()
    }
    await pass(waitMs)
    if (failure === undefined && selectPay(world.store.getState()).phase === 'timedOut') {
      world.dispatch(modalCloseRequested({ by: 'visitor' }))
      await turns()
    }
    return failure === undefined ? world : { code: failure }
  }

/** The page requests another payment while an exchange’s page is open for the first. */
const asksForTwo: Scenario = async createWorld => {
  const world = createWorld({
    http: {
      ...quietServices,
      '/v1/json-rpc': ({ body }) =>
        payService[(body as { readonly method: string }).method] ?? refused(404),
    },
    options: { features: { pay: true } },
  })
  const { pay } = createPay(world.hostStore)
  pay(payment).catch(ignore)
  await turns()
  world.dispatch(payFromExchangeRequested('tidewater'))
  await turns()
  const second = await pay({ ...payment, amount: '0.75' })
  return second.status === 'failed' ? { code: second.error.code } : world
}

// The embedded wallet in a frame, over its client.

/** Sets up the frame's site, lets the user act and waits. */
const inFrame =
  (
    given: EmbeddedWorldOptions,
    act: (world: EmbeddedWorld) => Promise<unknown>,
    waitMs = 600,
  ): Scenario =>
  async () => {
    const world = createEmbeddedWorld(given)
    try {
      const failed = codeOf(act(world))
      await pass(waitMs)
      return { code: (await failed) as ErrorCode }
    } finally {
      world.close()
    }
  }
const asksForCode = ({ client, signal }: EmbeddedWorld, email = EMAIL) =>
  client.requestCode(email, signal)
const refusesCode = (code: string) =>
  inFrame({ answers: { CONNECT_OTP: throwing(code, 'no') } }, ({ client, signal }) =>
    client.submitCode('123456', signal),
  )

/** How a provider's popup ends, and the origin that reports the result. */
const inPopup = ({
  closed = false,
  result,
  origin,
}: {
  readonly closed?: boolean
  readonly result?: string
  readonly origin?: string
}): Scenario =>
  inFrame(
    { answers: { GET_SOCIAL_REDIRECT_URI: () => ({ uri: 'https://google.example/' }) } },
    ({ client, frame, signal }) => {
      const popup = {
        closed,
        opener: null,
        location: { replace: ignore },
        focus: ignore,
        close: ignore,
      }
      const asked = client.socialResult('google', popup, signal)
      const from = { source: popup as never, ...(origin !== undefined && { origin }) }
      if (result !== undefined) frame.post({ resultUri: result }, from)
      return asked
    },
    1_500,
  )

/** One scenario per error of the catalogue. */
export const SCENARIOS: Readonly<Partial<Record<ErrorCode, Scenario>>> = {
  PROJECT_ID_MISSING: given({ projectId: ' ' }),
  SIWX_AND_SIWE: given({ siwx: {}, siweConfig: {} }),
  UNKNOWN_OPTION: given({ features: { swap: true } }),
  FRAME_LOAD_FAILED: inFrame(
    {},
    world => {
      world.frame.loadsAs('neverLoads')
      return asksForCode(world)
    },
    20_000,
  ),
  FRAME_REFUSED: inFrame(
    {},
    world => {
      world.frame.loadsAs('isSilent')
      return asksForCode(world)
    },
    5_000,
  ),
  FRAME_REQUEST_TIMEOUT: inFrame(
    { answers: { CONNECT_EMAIL: () => undefined } },
    world => asksForCode(world),
    120_000,
  ),
  EMAIL_INVALID: inFrame({}, world => asksForCode(world, 'ada@')),
  EMAIL_COOLDOWN: inFrame({}, async world => {
    await asksForCode(world)
    await asksForCode(world)
  }),
  CODE_WRONG: refusesCode('CODE_WRONG'),
  CODE_EXPIRED: refusesCode('CODE_EXPIRED'),
  CODE_SPENT: refusesCode('CODE_SPENT'),
  DEVICE_EXPIRED: inFrame(
    { answers: { CONNECT_DEVICE: throwing('DEVICE_EXPIRED', 'no') } },
    ({ client, signal }) => client.awaitDevice(signal),
  ),
  POPUP_CLOSED: inPopup({ closed: true }),
  async POPUP_BLOCKED(createWorld) {
    const world = createWorld({ embedded: createFakeFrame() })
    world.page.arePopupsBlocked = true
    world.dispatch(modalOpenRequested({}))
    await turns()
    world.store.dispatch(requestSocial('google'))
    const { error } = selectSocial(world.store.getState())
    return { code: error?.code ?? 'UNKNOWN' }
  },
  SOCIAL_LOGIN_FAILED: inPopup({ result: '?error=server_error' }),
  SOCIAL_LOGIN_DENIED: inPopup({ result: '?error=access_denied' }),
  SOCIAL_EMAIL_UNVERIFIED: inPopup({ result: '?error=unverified_email' }),
  UNTRUSTED_ORIGIN: inPopup({ result: '?result=r1', origin: 'https://evil.example' }),
  RPC_NOT_ALLOWED: inFrame({}, async ({ client, frame, signal }) => {
    frame.beginLogin()
    await client.connect({ eip155: 'eip155:1' }, signal)
    await client.request({ caipNetworkId: 'eip155:1', method: 'eth_sign', params: [] }, signal)
  }),
  INVALID_OPTION: given({ themeMode: 'sepia' }),
  STORE_NOT_INTEGRATED: thrownBy(() =>
    findRuntime(configureStore({ reducer: () => ({}) }), 'walletModal'),
  ),
  STORE_INTEGRATED_TWICE: thrownBy(() => {
    const { enhancer } = createWalletModal(hostOptions())
    return configureStore({
      reducer: () => ({}),
      enhancers: getDefault => getDefault().prepend(enhancer, enhancer),
    })
  }),
  async ADAPTER_NOT_FOUND(createWorld) {
    const world = createWorld({ options: { networks: [solana] } })
    world.dispatch(modalOpenRequested({}))
    world.dispatch(connectRequested({ namespace: 'solana', connectorId: 'app.none' }))
    await turns()
    return world
  },
  async CODE_NOT_LOADED(createWorld) {
    const lost = { namespace: 'eip155', adapterType: 'test', load: () => fail('chunk') } as const
    const world = createWorld({ options: { adapters: [lost] }, mayLogErrors: true })
    world.dispatch(modalOpenRequested({}))
    world.dispatch(connectRequested(HERON))
    await turns()
    return world
  },

  async NOT_CONNECTED(createWorld) {
    const world = createWorld()
    const outcome = await world.controls.signMessage('Hello')
    return outcome.status === 'failed' ? { code: outcome.error.code } : world
  },
  USER_REJECTED: says(4001),
  REQUEST_PENDING: connecting(wallet => wallet.refuseWith(-32002, 'Already processing')),
  UNAUTHORIZED: says(4100),
  UNSUPPORTED_METHOD: says(4200),
  WATCH_ONLY: watching('0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'),
  WATCH_ADDRESS_INVALID: watching('0xd8dA'),
  PROVIDER_DISCONNECTED: says(4900),
  CHAIN_DISCONNECTED: says(4901),
  async WALLET_NOT_FOUND(createWorld) {
    const world = createWorld({ options: { adapters: [evm()] } })
    world.dispatch(modalOpenRequested({}))
    world.dispatch(connectRequested({ namespace: 'eip155', connectorId: 'org.gone' }))
    await turns()
    return world
  },
  WALLET_CHANGED: connecting(({ provider }) => {
    provider.request = async () => []
  }),
  async WALLETS_UNAVAILABLE(createWorld) {
    const world = createWorld({
      walletConnect: createFakeWalletConnect(),
      http: { ...quietServices, '/getWallets': refused(503) },
      mayLogErrors: true,
    })
    world.dispatch(modalOpenRequested({ view: viewEntry('AllWallets') }))
    await pass(5_000)
    const { error } = selectDirectory(world.store.getState())
    return { code: error?.code ?? 'UNKNOWN' }
  },
  NO_ACCOUNTS: connecting(wallet => wallet.answer('eth_requestAccounts', () => [])),
  CONNECT_FAILED: connecting(wallet => wallet.answer('eth_requestAccounts', () => fail())),
  CONNECT_TIMEOUT: connecting(wallet => wallet.hang(), CONNECT_TIMEOUT_MS),
  RELAY_UNREACHABLE: pairing(true, PAIRING_URI_TIMEOUT_MS),
  PAIRING_EXPIRED: pairing(false, PAIRING_TIMEOUT_MS),
  async SESSION_ENDED(createWorld) {
    const { world, wallet } = await withWallet(createWorld, () => undefined)
    wallet.hang()
    world.controls.signMessage('hello').then(ignore, ignore)
    await turns()
    world.dispatch(disconnectRequested({}))
    await turns()
    return world
  },
  SIGN_FAILED: signing(() => fail()),
  SIGN_TIMEOUT: signing(hang, SEND_TIMEOUT_MS),

  SIWX_INIT_FAILED: signingIn({ getSessions: () => fail() }, nothing),
  SIWX_CHECK_FAILED: signingIn(
    { getSessions: () => Promise.reject(new TypeError('Failed to fetch')) },
    nothing,
  ),
  SIWX_NOT_ENABLED: account(world => world.dispatch(signInRequested({ namespace: 'eip155' }))),
  async SIWX_NO_ADDRESS(createWorld) {
    const world = createWorld({ options: { siwx: createFakeSiwx() } })
    world.dispatch(signInRequested({ namespace: 'eip155' }))
    await turns()
    return world
  },
  SIWX_NO_NETWORK: signingIn({}, world => {
    world.dispatch(walletNetworkReported({ namespace: 'eip155', caipNetworkId: 'eip155:424242' }))
    world.dispatch(signInRequested({ namespace: 'eip155' }))
  }),
  SIWX_NO_CLIENT: signingIn({}, world =>
    world.dispatch(signInRequested({ namespace: 'polkadot' })),
  ),
  SIWX_MESSAGE_INVALID: signingIn({
    createMessage: async () => fieldsOf(BOB, 'eip155:1', 'nonce0001'),
  }),
  SIWX_UNREACHABLE: signingIn({
    createMessage: () => Promise.reject(new TypeError('Failed to fetch')),
  }),
  SIWX_REFUSED: signingIn({ addSession: () => fail() }),
  async SIWX_BUSY(createWorld) {
    const request = async (_name: string, _options: object, run: (lock: null) => unknown) =>
      run(null)
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
    try {
      return await signingIn()(createWorld)
    } finally {
      Reflect.deleteProperty(navigator, 'locks')
    }
  },
  SIWX_SIGN_OUT_FAILED: signingIn({ setSessions: () => fail() }, async world => {
    world.dispatch(signInRequested({ namespace: 'eip155' }))
    await pass(1_000)
    world.dispatch(signOutRequested({ namespace: 'eip155' }))
  }),

  NETWORK_NOT_FOUND: account(world =>
    world.dispatch(networkChosen({ caipNetworkId: 'eip155:424242' })),
  ),
  NETWORK_SWITCH_FAILED: account(
    world => world.dispatch(networkChosen({ caipNetworkId: 'eip155:8453' })),
    { adapter: { switchNetwork: () => fail() } },
  ),
  NETWORK_SWITCH_TIMEOUT: account(
    world => world.dispatch(networkChosen({ caipNetworkId: 'eip155:8453' })),
    { adapter: { switchNetwork: hang }, waitMs: SWITCH_TIMEOUT_MS },
  ),
  async CHAIN_NOT_SUPPORTED(createWorld) {
    const { world, wallet } = await withWallet(createWorld, () => undefined)
    wallet.answer('wallet_addEthereumChain', throwing(4200, 'cannot add'))
    world.dispatch(networkChosen({ caipNetworkId: 'eip155:8453' }))
    await turns()
    return world
  },
  CHAIN_UNREACHABLE: account(review, {
    adapter: { estimateFee: () => fail(), isContract: () => fail() },
  }),

  BALANCE_UNAVAILABLE: account(world => world.dispatch(accountRefreshRequested()), {
    adapter: { getNativeBalance: () => fail() },
  }),
  HISTORY_UNAVAILABLE: account(
    world =>
      world.store.dispatch(
        transactionsApi.endpoints.getHistory.initiate(
          { address: BOB, caipNetworkId: 'eip155:1' },
          { subscribe: false },
        ),
      ),
    { http: { '/v1/account/*/history': refused(500) }, waitMs: 5_000 },
  ),
  HISTORY_WITHOUT_ADDRESS: account(world =>
    world.store.dispatch(
      transactionsApi.endpoints.getHistory.initiate(
        { address: null, caipNetworkId: 'eip155:1' },
        { subscribe: false },
      ),
    ),
  ),

  SEND_INCOMPLETE: account(world => world.dispatch(reviewRequested())),
  SEND_WITHOUT_TOKEN: account(async world => {
    world.dispatch(amountTyped('1'))
    world.dispatch(recipientTyped(BOB))
    await settle()
    world.dispatch(reviewRequested())
  }),
  SEND_UNSUPPORTED_CHAIN: account(world => {
    const bitcoin = { ...sampleSolana, caipNetworkId: 'bip122:1', namespace: 'bip122' } as const
    world.dispatch(networksConfigured({ networks: [bitcoin], defaultId: 'bip122:1' }))
    world.dispatch(reviewRequested())
  }),
  NAME_NOT_RESOLVED: account(
    async world => {
      world.dispatch(tokenChosen(ether))
      world.dispatch(amountTyped('1'))
      world.dispatch(recipientTyped('alice.eth'))
      await pass(RECIPIENT_DEBOUNCE_MS + 5_000)
      world.dispatch(reviewRequested())
    },
    { http: { '/v1/profile/account/*': refused(500) } },
  ),
  TOKEN_MISMATCH: account(world => review(world, '1', usdc), {
    adapter: { getTokenDecimals: async () => 8 },
  }),
  TOKEN_NOT_CHECKED: account(world => review(world, '1', usdc), {
    adapter: { getTokenDecimals: () => fail() },
  }),
  TOKEN_UNSUPPORTED: account(world => review(world, '1', usdc), {
    adapter: { getTokenTerms: () => Promise.reject(new ModalError('TOKEN_UNSUPPORTED')) },
  }),
  TOKEN_WITHHOLDS: async createWorld => {
    const world = createWorld({
      adapter: { getTokenTerms: async () => ({ decimals: 6, received: '0.475' }) },
      http: { ...quietServices, '/v1/json-rpc': refused(404) },
      options: { features: { pay: true } },
    })
    await connect(world)
    const asset = String(usdc.address?.slice('eip155:1:'.length))
    const metadata = { name: usdc.name, symbol: usdc.symbol, decimals: 6 }
    const paymentAsset = { ...payment.paymentAsset, asset, metadata }
    createPay(world.hostStore)
      .pay({ ...payment, paymentAsset })
      .then(ignore, ignore)
    await turns()
    world.dispatch(payFromWalletRequested())
    await pass(100)
    return world
  },
  FEE_UNAVAILABLE: account(review, { adapter: { estimateFee: () => fail() } }),
  SEND_FAILED: paying(wallet => wallet.answer('eth_accounts', () => fail())),
  SEND_TIMEOUT: paying(wallet => wallet.hang(), SEND_TIMEOUT_MS),
  REVIEW_TIMEOUT: async createWorld => {
    const world = createWorld()
    const { review } = states.bitcoinReview().bitcoinReview ?? {}
    if (!review) throw new Error('The sample has a payment')
    const runtime = findRuntime(world.hostStore, 'walletModal')
    requestTransferReview(runtime, review, new AbortController().signal).catch(ignore)
    await pass(REVIEW_TIMEOUT_MS)
    return world
  },
  SEND_UNCERTAIN: paying(wallet => wallet.answer('eth_sendTransaction', () => 'fine')),
  INTENT_CHANGED: paying(wallet => wallet.answer('eth_accounts', () => [BOB])),
  ALREADY_KNOWN: declines(-32000, 'already known'),
  INSUFFICIENT_FUNDS: declines(-32000, 'insufficient funds for gas * price + value'),
  NONCE_TOO_LOW: declines(-32000, 'nonce too low'),
  NONCE_TOO_HIGH: declines(-32000, 'nonce too high'),
  FEE_TOO_LOW: declines(-32000, 'max fee per gas less than block base fee'),
  FEE_TOO_HIGH: declines(-32000, 'max fee per gas higher than 2^256-1'),
  GAS_TOO_LOW: declines(-32000, 'intrinsic gas too low'),
  GAS_TOO_HIGH: declines(-32000, 'exceeds block gas limit'),
  EXECUTION_REVERTED: declines(3, 'execution reverted'),
  TRANSACTION_REJECTED: declines(-32003, 'transaction rejected'),
  RECEIPT_TIMEOUT: paid(hang, 10 * MINUTES),
  TRANSACTION_FAILED: paid(async hash => ({ hash, status: 'failed', minedAt: 0 }), 1_000),
  TRANSACTION_REPLACED: paid(async hash => ({ hash, status: 'replaced' }), 10 * MINUTES),

  PARSE_ERROR: says(-32700),
  INVALID_REQUEST: says(-32600),
  INVALID_PARAMS: says(-32602),
  INVALID_INPUT: says(-32000),
  INTERNAL_RPC_ERROR: says(-32603),
  RESOURCE_NOT_FOUND: says(-32001),
  LIMIT_EXCEEDED: says(-32005),
  RESOURCE_UNAVAILABLE: account(review, {
    adapter: {
      // With -32002 a wallet means a pending request, a node that it is busy.
      estimateFee: () =>
        Promise.reject(toModalError({ code: -32002, message: 'busy' }, 'FEE_UNAVAILABLE', 'chain')),
    },
  }),

  UNSUPPORTED_CAPABILITY: says(5700),
  UNSUPPORTED_CHAIN_ID: says(5710),
  DUPLICATE_BUNDLE: says(5720),
  UNKNOWN_BUNDLE: says(5730),
  BUNDLE_TOO_LARGE: says(5740),
  UPGRADE_REJECTED: says(5750),
  ATOMICITY_NOT_SUPPORTED: says(5760),

  SERVICE_UNREACHABLE: grants({ create: refused(500) }),
  PERMISSION_FAILED: grants({
    grant: () => Promise.reject(new ModalError('PERMISSION_FAILED')),
  }),
  PERMISSION_UNCERTAIN: grants({
    grant: () => Promise.reject(new ModalError('PERMISSION_UNCERTAIN')),
  }),
  PERMISSION_UNFINISHED: grants({}),

  INVALID_PAYMENT_CONFIG: asksToBePaid({ tip: 1 }),
  INVALID_CHAIN_NAMESPACE: asksToBePaid({
    paymentAsset: { ...payment.paymentAsset, network: 'cosmos:cosmoshub-4' },
  }),
  INVALID_ASSET: asksToBePaid({ paymentAsset: { ...payment.paymentAsset, asset: 'USDC' } }),
  INVALID_RECIPIENT: asksToBePaid({ recipient: 'bob.eth' }),
  INVALID_AMOUNT: asksToBePaid({ amount: '0' }),
  UNABLE_TO_INITIATE_PAYMENT: asksToBePaid({}, {}, 0, { loadAddresses: () => fail() }),
  PAYMENT_IN_PROGRESS: asksForTwo,
  UNABLE_TO_GET_EXCHANGES: asksToBePaid({}, { reown_getExchanges: refused(500) }),
  ASSET_NOT_SUPPORTED: asksToBePaid(
    {},
    { reown_getExchanges: rpc({ error: { message: 'Asset x is not supported' } }) },
  ),
  UNABLE_TO_GET_PAY_URL: asksToBePaid({}, { reown_getExchangePayUrl: refused(500) }),
  LINK_REFUSED: asksToBePaid(
    {},
    {
      reown_getExchangePayUrl: rpc({
        result: {
          url: 'https://tidewater.example/pay?recipient=0x000000000000000000000000000000000000dEaD',
          sessionId: 'x',
        },
      }),
    },
  ),
  UNABLE_TO_GET_BUY_STATUS: asksToBePaid(
    {},
    { reown_getExchangeBuyStatus: refused(500) },
    PAY_POLLS_MAX * PAY_POLL_MS,
  ),
  GENERIC_PAYMENT_ERROR: asksToBePaid(
    {},
    { reown_getExchangeBuyStatus: rpc({ result: { status: 'FAILED' } }) },
  ),

  SERVICE_ANSWER_INVALID: config(answered('nonsense')),
  ORIGIN_NOT_ALLOWED: config(refused(403)),
  PROJECT_ID_INVALID: config(refused(401)),
  PROJECT_ID_NOT_CONFIGURED: config(refusedFor(400, 'projectId is required')),
  JWT_NOT_VALID: config(refusedFor(401, 'JWT validation error: JWT Token is not yet valid')),
  SERVER_ERROR: config(refused(503)),
  RATE_LIMITED: config(refused(429)),
  PROJECT_LIMIT_EXCEEDED: config(
    answered({ planLimits: { isAboveRpcLimit: true, isAboveMauLimit: false } }),
    '/appkit/v1/project-limits',
  ),

  COPY_FAILED: account(world => {
    Object.defineProperty(world.page, 'clipboard', {
      set() {
        throw new Error('denied')
      },
    })
    world.dispatch(copyRequested({ text: BOB, what: 'address' }))
  }),
  PASTE_FAILED: account(world => {
    Object.defineProperty(world.page, 'clipboard', {
      get() {
        throw new Error('denied')
      },
    })
    world.dispatch(pasteRequested())
  }),
  PEER_MISSING() {
    return loadChunk(Promise.reject(new Error("Cannot find module 'viem'"))).then(
      () => ({ thrown: null }),
      (thrown: unknown) => ({ thrown }),
    )
  },
  async PEER_VERSION() {
    try {
      assertPeer('viem', 'viem@1.21.4')
      return { thrown: null }
    } catch (thrown) {
      return { thrown }
    }
  },
  async CANCELLED(createWorld) {
    const { world } = await withWallet(createWorld, () => undefined)
    const { deps } = await findRuntime(world.hostStore, 'walletModal').load()
    const { wallets } = await deps.chains.load('eip155')
    return wallets.connect('io.heron', AbortSignal.abort()).then(
      () => ({ thrown: null }),
      (thrown: unknown) => ({ thrown }),
    )
  },
  UNKNOWN() {
    const nothingSaid: Promise<never> = Promise.reject(Object.create(null) as Error)
    return singleFlight(() => nothingSaid)(new AbortController().signal).then(
      () => ({ thrown: null }),
      (thrown: unknown) => ({ thrown }),
    )
  },
}

const isCode = (value: unknown): value is ErrorCode =>
  typeof value === 'string' && Object.hasOwn(ERRORS, value)

/** Collects every error that surfaced: thrown, in state, in an action or in text. */
export function toldIn(outcome: Outcome): ReadonlySet<ErrorCode> {
  const told = new Set<ErrorCode>()
  if ('code' in outcome) return told.add(outcome.code)
  if ('thrown' in outcome) {
    return outcome.thrown instanceof ModalError ? told.add(outcome.thrown.code) : told
  }
  const codeOfText = new Map<string, ErrorCode>()
  for (const code of Object.keys(ERRORS) as ErrorCode[]) codeOfText.set(getErrorTextKey(code), code)
  const state = outcome.store.getState()
  // A failed request for exchanges is in the service cache; the view shows what this selects.
  const shown = selectExchanges(state)
  JSON.stringify([outcome.actions(), state, shown], (key, value: unknown) => {
    if (key === 'code' && isCode(value)) told.add(value)
    const named = key === 'text' && typeof value === 'string' && codeOfText.get(value)
    if (named) told.add(named)
    return value
  })
  return told
}
