import type { SessionAnswer, StoreSharesRequest } from '../../../src/shared/api'

export const CODE = '123456'
export const EMAIL = 'marisol@tide.example'
export const TOKEN = 'token-canary-token-canary-token-canary'

/** The one result of a social login that is redeemed. */
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
  /** The text of every request body, to the server and to RPC servers. */
  readonly bodies: string[]
  /** What may be changed by a test. */
  readonly state: {
    email: string | null
    authProvider: SessionAnswer['authProvider']
    userName: string | null
    /** Also without an email. */
    isSignedIn: boolean
    /** Who comes back from a provider. */
    social: { provider: SessionAnswer['authProvider']; email: string | null }
    wallet: SessionAnswer['wallet']
    shares: StoreSharesRequest | null
    step: 'code' | 'device'
    isFresh: boolean
    keepsCookie: boolean
    isDown: boolean
    /** Null where any page may hold the frame. */
    allowedOrigins: readonly string[] | null
    isApproved: boolean
  }
  /** Signs in the app at Farcaster's end: what waits for it is answered then. */
  sign(): void
  /** The one route that is carried out and whose answer does not arrive. */
  losesAnswerOf: string | null
  /** Answers of the RPC server, by method. A method that is not here fails the test. */
  readonly rpc: Record<string, (params: unknown) => unknown>
}

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
const refused = (error: string, status = 400) => json({ error }, status)

/** The server of `shared/api.ts` in memory, and an RPC server of every network. Refuses what it does not know. */
export function createFakeServer(): FakeServer {
  const calls: Call[] = []
  const bodies: string[] = []
  const rpc: FakeServer['rpc'] = {}
  const state: FakeServer['state'] = {
    email: null,
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
  }
  const session = () => ({
    userId: `user of ${String(state.email ?? state.userName)}`,
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
      return json({ ...session(), token: TOKEN })
    },
    'POST /api/social/begin': ({ provider }) =>
      provider === 'apple'
        ? refused('PROVIDER_NOT_OFFERED', 404)
        : json({ uri: `https://${String(provider)}.example/authorize?state=s` }),
    'POST /api/social/redeem': ({ result }) => {
      if (result !== SOCIAL_RESULT) return refused('LOGIN_EXPIRED')
      state.authProvider = state.social.provider
      state.userName = 'marisol'
      state.email = state.social.email
      state.isSignedIn = true
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
    'PUT /api/keys': body => {
      const request = body as unknown as StoreSharesRequest
      const known = state.wallet?.addresses
      if (known && JSON.stringify(known) !== JSON.stringify(request.addresses))
        return refused('BAD_REQUEST')
      state.shares = request
      state.wallet = { addresses: request.addresses, hasDeviceShares: true }
      return new Response(null, { status: 204 })
    },
    'GET /api/keys': () =>
      state.shares ? json({ loginShare: state.shares.loginShare }) : refused('NO_SHARES', 404),
    'POST /api/keys/recover': () => {
      if (!state.isFresh || !state.shares) return refused('NO_SHARES', 404)
      const { loginShare, recoveryShare } = state.shares
      return json({ loginShare, recoveryShare })
    },
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
    if (pathname.startsWith('/api/keys') && !isKnown) return refused('SIGNED_OUT', 401)
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
