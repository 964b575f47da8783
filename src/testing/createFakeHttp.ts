import type { HttpClient, HttpRequest, HttpResult } from '../ports/http'

/** A service's response for one path: constant, or computed from the request. */
export type HttpAnswer =
  HttpResult | ((request: HttpRequest, signal: AbortSignal) => HttpResult | Promise<HttpResult>)

/** Services that respond only as the test defines. */
export interface FakeHttp extends HttpClient {
  readonly requests: readonly HttpRequest[]
  /** Unexpected paths. A flow may handle their failure; this list still contains them. */
  readonly unexpected: readonly string[]
}

/** Returns a successful service response with this body. */
export const answered = (data: unknown): HttpResult => ({ ok: true, data })

/** Returns a service refusal with this HTTP status. */
export const refused = (status: number): HttpResult => ({
  ok: false,
  failure: { status, message: `HTTP status code: ${status}` },
})

const isMatch = (pattern: string, path: string): boolean => {
  const wanted = pattern.split('/')
  const parts = path.split('/')
  return (
    wanted.length === parts.length &&
    wanted.every((part, index) => part === '*' || part === parts[index])
  )
}

/** Returns the response defined for a path. */
export const findAnswer = (
  answers: Readonly<Record<string, HttpAnswer>>,
  path: string,
): HttpAnswer | undefined =>
  Object.entries(answers).find(([pattern]) => isMatch(pattern, path))?.[1]

/**
 * Fakes the hosted services. Responses are keyed by path; `*` matches one path segment. Any other
 * path rejects with `… was not expected in this test`.
 *
 * @example
 * createFakeHttp({ '/v1/account/*\/balance': answered({ balances: [] }) })
 */
export function createFakeHttp(answers: Readonly<Record<string, HttpAnswer>> = {}): FakeHttp {
  const requests: HttpRequest[] = []
  const unexpected: string[] = []
  return {
    requests,
    unexpected,
    async send(request, signal) {
      requests.push(request)
      const answer = findAnswer(answers, request.path)
      if (!answer) {
        unexpected.push(request.path)
        throw new Error(`${request.path} was not expected in this test`)
      }
      return typeof answer === 'function' ? answer(request, signal) : answer
    },
  }
}
