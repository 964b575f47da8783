import type { ListedGrant } from '../../../src/shared/grantList'
import type { AccountsConfig, QuoteAnswer } from '../../../src/shared/accounts'
import type { RecoverAnswer, SessionAnswer, StoreSharesRequest } from '../../../src/shared/api'

export const CODE = '123456'
/** The code for the new address during an email change. */
export const NEW_CODE = '654321'
export const EMAIL = 'marisol@tide.example'
export const TOKEN = 'token-canary-token-canary-token-canary'

/** The only result of a social login that can be redeemed. */
export const SOCIAL_RESULT = 'r'.repeat(43)

export interface Call {
  readonly method: string
  readonly path: string
  readonly body: unknown
  readonly authorization: string | null
}

export interface FakeServer {
  readonly fetch: typeof globalThis.fetch
  readonly calls: Call[]
  /** The bodies of all requests, to the server and to RPC servers. */
  readonly bodies: string[]
  /** Mutable by tests. */
  readonly state: {
    email: string | null
    userId: string
    authProvider: SessionAnswer['authProvider']
    userName: string | null
    /** A user without an email can be signed in, too. */
    isSignedIn: boolean
    /** The user who returns from a provider. */
    social: { provider: SessionAnswer['authProvider']; email: string | null; userId?: string }
    wallet: SessionAnswer['wallet']
    shares: StoreSharesRequest | null
    step: 'code' | 'device'
    isFresh: boolean
    keepsCookie: boolean
    isDown: boolean
    /** Null if any page may embed the frame. */
    allowedOrigins: readonly string[] | null
    isApproved: boolean
    changeStep: 'primary' | 'secondary'
    /** The new address of the pending email change. */
    newEmail: string
    /** Empty by default. */
    accounts: AccountsConfig
    /** The relayer's quote; null fails the test on an unexpected request. */
    quote: QuoteAnswer | null
    /** The grants in the response to the account page. */
    grants: readonly ListedGrant[]
    /** Hash of the relayer's transaction; null if it refuses. */
    transactionHash: string | null
    /** What the owner's recovery method sealed; null if there is none. */
    method: RecoverAnswer | null
    /** Shares are returned once per login. */
    isRecovered: boolean
  }
  /** Signs in the Farcaster app, which completes a waiting request. */
  sign(): void
  /** The route that takes effect but whose response gets lost. */
  losesAnswerOf: string | null
  /** Results of the RPC server, by method. A missing method fails the test. */
  readonly rpc: Record<string, (params: unknown) => unknown>
}

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
const refused = (error: string, status = 400) => json({ error }, status)

/**
 * In-memory server of `shared/api.ts`, and an RPC server of every network. Rejects unknown
 * requests.
 */
export function createFakeServer(): FakeServer {
  const calls: Call[] = []
  const bodies: string[] = []
  const rpc: FakeServer['rpc'] = {}
  const state: FakeServer['state'] = {
    email: null,
    userId: 'marisol',
    authProvider: 'email',
    userName: null,
    isSignedIn: false,
    social: { provider: 'google', email: EMAIL },
    wallet: null,
    shares: null,
    step: 'code',
    isFresh: true,
    keepsCookie: true,
    isDown: false,
    allowedOrigins: null,
    isApproved: false,
    changeStep: 'primary',
    newEmail: '',
    accounts: { networks: [], sponsoredNetworks: [], tokens: {}, bundlers: {} },
    quote: null,
    grants: [],
    transactionHash: null,
    method: null,
    isRecovered: false,
  }
  const session = () => ({
    userId: state.userId,
    email: state.email,
    authProvider: state.authProvider,
    userName: state.userName,
    token: '',
    expiresAt: Date.now() + 1_000_000,
    wallet: state.wallet,
  })

  let sign: () => void = () => undefined
  const signed = new Promise<void>(resolve => {
    sign = resolve
  })

  const routes: Record<string, (body: Record<string, unknown>) => Response | Promise<Response>> = {
    'POST /api/login/email': () => json({ loginId: 'l'.repeat(43), step: state.step }),
    'POST /api/login/device': () => json({ isApproved: state.isApproved }),
    'POST /api/login/code': ({ code }) => {
      if (code !== CODE) return refused('CODE_WRONG')
      state.email = EMAIL
      state.isRecovered = false
      state.isFresh = true
      return json({ ...session(), token: TOKEN })
    },
    'GET /api/social': () => json({ providers: ['google', 'github'], hasFarcaster: true }),
    'POST /api/social/begin': ({ provider }) =>
      provider === 'apple'
        ? refused('PROVIDER_NOT_OFFERED', 404)
        : json({ uri: `https://${String(provider)}.example/authorize?state=s` }),
    'POST /api/social/redeem': ({ result }) => {
      if (result !== SOCIAL_RESULT) return refused('LOGIN_EXPIRED')
      state.authProvider = state.social.provider
      state.userName = 'marisol'
      state.email = state.social.email
      if (state.social.userId !== undefined) {
        state.userId = state.social.userId
        state.wallet = null
      }
      state.isSignedIn = true
      state.isFresh = true
      return json({ ...session(), token: TOKEN })
    },
    'POST /api/social/farcaster': () =>
      json({
        loginId: 'f'.repeat(43),
        channelToken: 'channel',
        url: 'https://farcaster.example/c',
      }),
    'POST /api/social/farcaster/await': async () => {
      await signed
      state.authProvider = 'farcaster'
      state.userName = 'marisol'
      state.isSignedIn = true
      return json({ session: { ...session(), token: TOKEN } })
    },
    'POST /api/session/end': () => {
      state.email = null
      state.isSignedIn = false
      return new Response(null, { status: 204 })
    },
    'POST /api/email/change': ({ email }) => {
      if (email === state.email) return refused('EMAIL_INVALID')
      state.newEmail = String(email)
      return json({ changeId: 'c'.repeat(43), step: state.changeStep })
    },
    'POST /api/email/primary': ({ code }) =>
      code === CODE ? new Response(null, { status: 204 }) : refused('CODE_WRONG'),
    'POST /api/email/secondary': ({ code }) => {
      if (code !== NEW_CODE) return refused('CODE_WRONG')
      state.email = state.newEmail
      return json({ email: state.newEmail })
    },
    'PUT /api/keys': body => {
      const request = body as unknown as StoreSharesRequest
      const known = state.wallet?.addresses
      if (known && JSON.stringify(known) !== JSON.stringify(request.addresses))
        return refused('BAD_REQUEST')
      state.shares = request
      if (request.recoveryShare === null && !state.method) return refused('BAD_REQUEST')
      state.wallet = {
        addresses: request.addresses,
        hasDeviceShares: true,
        recovery: state.method?.seal?.method ?? 'server',
      }
      return new Response(null, { status: 204 })
    },
    'GET /api/keys': () =>
      state.shares ? json({ loginShare: state.shares.loginShare }) : refused('NO_SHARES', 404),
    'POST /api/keys/recover': () => {
      if (!state.isFresh) return refused('NO_SHARES', 404)
      if (state.method) {
        if (state.isRecovered) return refused('NO_SHARES', 404)
        state.isRecovered = true
        return json(state.method)
      }
      if (!state.shares) return refused('NO_SHARES', 404)
      const { loginShare, recoveryShare } = state.shares
      return json({ loginShare, recoveryShare, seal: null })
    },
    'GET /api/account/fresh': () =>
      state.isFresh ? json({ challenge: 'c'.repeat(43) }) : refused('CODE_NEEDED', 403),
    'GET /api/account/grants': () => json({ grants: state.grants }),
    'POST /api/account/export': () => new Response(null, { status: 204 }),
    'PUT /api/account/recovery': body => {
      state.method = body as unknown as RecoverAnswer
      return new Response(null, { status: 204 })
    },
    'POST /api/account/delete': () => new Response(null, { status: 204 }),
    'GET /api/config': () =>
      json({
        name: 'Tide wallet',
        rpcUrls: {
          'eip155:1': ['https://rpc.example/1'],
          'eip155:137': ['https://rpc.example/137'],
          'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': ['https://rpc.example/solana'],
        },
        networks: {
          'eip155:1': { name: 'Ethereum', symbol: 'ETH', decimals: 18 },
          'eip155:137': { name: 'Polygon', symbol: 'POL', decimals: 18 },
          'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': { name: 'Solana', symbol: 'SOL', decimals: 9 },
        },
      }),
    'GET /api/accounts/config': () => json(state.accounts),
    'POST /api/accounts/quote': () => {
      if (!state.quote) throw new Error('A quote was not expected in this test')
      return json(state.quote)
    },
    'POST /api/accounts/send': () =>
      state.transactionHash === null
        ? refused('BATCH_REFUSED', 409)
        : json({ transactionHash: state.transactionHash }),
    'POST /api/audit': () => new Response(null, { status: 204 }),
  }

  function answerRpc(text: string) {
    const { id, method, params } = JSON.parse(text) as {
      id: number
      method: string
      params?: unknown
    }
    const answer = rpc[method]
    if (!answer) throw new Error(`The RPC method ${method} was not expected in this test`)
    try {
      return json({ jsonrpc: '2.0', id, result: answer(params) })
    } catch (thrown) {
      return json({
        jsonrpc: '2.0',
        id,
        error: { code: -32000, message: (thrown as Error).message },
      })
    }
  }

  const fetch: typeof globalThis.fetch = async (input, init = {}) => {
    const { pathname, host, searchParams } = new URL(input as string, 'https://secure.example')
    const text = typeof init.body === 'string' ? init.body : ''
    bodies.push(text)
    if (host === 'rpc.example') return answerRpc(text)
    if (state.isDown) throw new TypeError('Failed to fetch')
    const method = init.method ?? 'GET'
    const authorization = new Headers(init.headers).get('authorization')
    const body = text === '' ? {} : (JSON.parse(text) as Record<string, unknown>)
    calls.push({ method, path: pathname, body, authorization })
    const isKnown =
      (state.email !== null || state.isSignedIn) &&
      (state.keepsCookie || authorization === `Bearer ${TOKEN}`)
    const key = `${method} ${pathname}`
    if (key === 'GET /api/session') return json(isKnown ? session() : null)
    if (/^\/api\/(keys|email)/.test(pathname) && !isKnown) return refused('SIGNED_OUT', 401)
    const hostOrigin = searchParams.get('hostOrigin')
    if (hostOrigin !== null && state.allowedOrigins?.includes(hostOrigin) === false)
      return refused('HOST_NOT_ALLOWED', 403)
    const route = routes[key]
    if (!route) throw new Error(`${key} was not expected in this test`)
    const gone = new Promise<never>((_resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(new Error('aborted')))
    })
    const response = await Promise.race([route(body), gone])
    if (server.losesAnswerOf !== key) return response
    server.losesAnswerOf = null
    throw new TypeError('Failed to fetch')
  }
  const server: FakeServer = {
    fetch,
    calls,
    bodies,
    state,
    rpc,
    sign: () => sign(),
    losesAnswerOf: null,
  }
  return server
}
