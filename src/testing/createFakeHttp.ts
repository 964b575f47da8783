import type { HttpClient, HttpRequest, HttpResult } from '../ports/http'

/** A service's answer for one path: always the same, or computed from the request. */
export type HttpAnswer =
  HttpResult | ((request: HttpRequest, signal: AbortSignal) => HttpResult | Promise<HttpResult>)

/** Services that answer what the test gave them and nothing else. */
export interface FakeHttp extends HttpClient {
  readonly requests: readonly HttpRequest[]
  /** Unexpected paths. A flow may treat their failure as an answer; this list still contains them. */
  readonly unexpected: readonly string[]
}

/** A service's response with this body. */
export const answered = (data: unknown): HttpResult => ({ ok: true, data })

/** A service's refusal with this HTTP status. */
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

/** What is answered to a path. */
export const findAnswer = (
  answers: Readonly<Record<string, HttpAnswer>>,
  path: string,
): HttpAnswer | undefined =>
  Object.entries(answers).find(([pattern]) => isMatch(pattern, path))?.[1]

/**
 * Stands in for the hosted services. Answers are named by path; `*` stands for one part of it. Any other path rejects
 * with `… was not expected in this test`.
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
