import { findAnswer, type HttpAnswer } from './createFakeHttp'
import { sampleServices } from './sampleServices'

/** Mock responses for services and nodes. */
export interface RequestAnswers {
  /** By path; these override `sampleServices`; `*` matches one path segment. */
  readonly services?: Readonly<Record<string, HttpAnswer>>
  /** The nodes' responses by JSON-RPC method: constant, or computed from the parameters. */
  readonly rpc?: Readonly<Record<string, unknown>>
}

/** One request of the page. */
export interface HandledRequest {
  readonly method: string
  readonly url: string
  readonly body: string | null
}

/** The part of a Playwright route that is used. */
export interface BrowserRoute {
  request(): {
    url(): string
    method(): string
    postData(): string | null
    isNavigationRequest(): boolean
    frame(): { url(): string }
  }
  fulfill(answer: {
    readonly status: number
    readonly headers: Record<string, string>
    readonly body: string
  }): Promise<void>
  fallback(): Promise<void>
  abort(): Promise<void>
}

/** Mock services and nodes that replace the network. */
export interface RequestHandlers {
  readonly requests: readonly HandledRequest[]
  /** Unexpected requests: the URL, plus the method for a node. */
  readonly unexpected: readonly string[]
  /** Replaces the page's `fetch`. */
  readonly fetch: typeof globalThis.fetch
  /**
   * For Playwright's `page.route`: requests to the page's own host pass through, all others are
   * mocked or refused.
   */
  readonly route: (route: BrowserRoute) => Promise<void>
}

interface Answer {
  readonly status: number
  readonly body: string
}

interface RpcCall {
  readonly id?: unknown
  readonly method: string
  readonly params?: unknown
}

const HEADERS = { 'content-type': 'application/json', 'access-control-allow-origin': '*' }

function readJson(text: string | null): unknown {
  try {
    return text === null ? null : (JSON.parse(text) as unknown)
  } catch {
    return null // Not JSON, so not a node request.
  }
}

const isRpcCall = (value: unknown): value is RpcCall =>
  typeof value === 'object' && value !== null && 'method' in value && 'jsonrpc' in value

/**
 * Mocks the modal's requests in tests without a network: hosted services as in `sampleServices`,
 * nodes by method. Any other request is refused with `… was not expected in this test` and
 * recorded.
 *
 * @example
 * const handlers = createRequestHandlers({ rpc: { eth_getBalance: '0xde0b6b3a7640000' } })
 * globalThis.fetch = handlers.fetch
 */
export function createRequestHandlers({
  services = {},
  rpc = {},
}: RequestAnswers = {}): RequestHandlers {
  const requests: HandledRequest[] = []
  const unexpected: string[] = []
  const known = { ...sampleServices, ...services }

  const refuse = (what: string): Error => {
    unexpected.push(what)
    return new Error(`${what} was not expected in this test`)
  }

  function answerCall({ id = null, method, params }: RpcCall, url: string): object {
    if (!Object.hasOwn(rpc, method)) {
      const { message } = refuse(`${method} at ${url}`)
      return { jsonrpc: '2.0', id, error: { code: -32_601, message } }
    }
    const given = rpc[method]
    const result: unknown =
      typeof given === 'function' ? (given as (params: unknown) => unknown)(params) : given
    return { jsonrpc: '2.0', id, result }
  }

  /** Null for an unexpected request. */
  async function answer(asked: HandledRequest, signal: AbortSignal): Promise<Answer | null> {
    requests.push(asked)
    const { origin, pathname, searchParams } = new URL(asked.url)
    const body = readJson(asked.body)
    if (isRpcCall(body)) return { status: 200, body: JSON.stringify(answerCall(body, asked.url)) }
    if (Array.isArray(body) && body.length > 0 && body.every(isRpcCall)) {
      const answers = body.map(call => answerCall(call, asked.url))
      return { status: 200, body: JSON.stringify(answers) }
    }
    const found = findAnswer(known, pathname)
    if (!found) return null
    const request = {
      baseUrl: origin,
      path: pathname,
      method: asked.method === 'POST' ? ('POST' as const) : ('GET' as const),
      params: Object.fromEntries(searchParams),
      body,
    }
    const result = typeof found === 'function' ? await found(request, signal) : found
    if (result.ok) return { status: 200, body: JSON.stringify(result.data) }
    const { status } = result.failure
    return { status: typeof status === 'number' ? status : 503, body: '{}' }
  }

  return {
    requests,
    unexpected,
    async fetch(input, init) {
      const request = new Request(input, init)
      const { method, url, signal } = request
      const body = request.body === null ? null : await request.text()
      const given = await answer({ method, url, body }, signal)
      if (!given) throw new TypeError(refuse(`${method} ${url}`).message)
      return new Response(given.body, { status: given.status, headers: HEADERS })
    },
    async route(route) {
      const request = route.request()
      const [method, url] = [request.method(), request.url()]
      const isOwn = () => new URL(url).origin === new URL(request.frame().url()).origin
      if (request.isNavigationRequest() || isOwn()) return route.fallback()
      const asked = { method, url, body: request.postData() }
      const given = await answer(asked, new AbortController().signal)
      if (given) return route.fulfill({ ...given, headers: HEADERS })
      refuse(`${method} ${url}`)
      return route.abort()
    },
  }
}
