import type { AccountsConfig, QuoteAnswer } from '../../../src/shared/accounts'
import type { SessionAnswer, StoreSharesRequest } from '../../../src/shared/api'

export const CODE = '123456'
export const EMAIL = 'marisol@tide.example'
export const TOKEN = 'token-canary-token-canary-token-canary'

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
    wallet: SessionAnswer['wallet']
    shares: StoreSharesRequest | null
    step: 'code' | 'device'
    isFresh: boolean
    keepsCookie: boolean
    isDown: boolean
    /** Null where any page may hold the frame. */
    allowedOrigins: readonly string[] | null
    isApproved: boolean
    /** None unless a test has some. */
    accounts: AccountsConfig
    /** What the relayer tells; a question that was not expected fails the test. */
    quote: QuoteAnswer | null
    /** Of what the relayer sends; null where it refuses. */
    transactionHash: string | null
  }
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
    wallet: null,
    shares: null,
    step: 'code',
    isFresh: true,
    keepsCookie: true,
    isDown: false,
    allowedOrigins: null,
    isApproved: false,
    accounts: { networks: [], sponsoredNetworks: [], tokens: {}, bundlers: {} },
    quote: null,
    transactionHash: null,
  }
  const session = () => ({
    email: state.email,
    token: '',
    expiresAt: Date.now() + 1_000_000,
    wallet: state.wallet,
  })

  const routes: Record<string, (body: Record<string, unknown>) => Response> = {
    'POST /api/login/email': () => json({ loginId: 'l'.repeat(43), step: state.step }),
    'POST /api/login/device': () => json({ isApproved: state.isApproved }),
    'POST /api/login/code': ({ code }) => {
      if (code !== CODE) return refused('CODE_WRONG')
      state.email = EMAIL
      return json({ ...session(), token: TOKEN })
    },
    'POST /api/session/end': () => {
      state.email = null
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
      state.email !== null && (state.keepsCookie || authorization === `Bearer ${TOKEN}`)
    const key = `${method} ${pathname}`
    if (key === 'GET /api/session') return json(isKnown ? session() : null)
    if (pathname.startsWith('/api/keys') && !isKnown) return refused('SIGNED_OUT', 401)
    const hostOrigin = searchParams.get('hostOrigin')
    if (hostOrigin !== null && state.allowedOrigins?.includes(hostOrigin) === false)
      return refused('HOST_NOT_ALLOWED', 403)
    const route = routes[key]
    if (!route) throw new Error(`${key} was not expected in this test`)
    const response = route(body)
    if (server.losesAnswerOf !== key) return response
    server.losesAnswerOf = null
    throw new TypeError('Failed to fetch')
  }
  const server: FakeServer = { fetch, calls, bodies, state, rpc, losesAnswerOf: null }
  return server
}
