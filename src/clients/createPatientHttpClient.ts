import { createBackoff, refuses, type Backoff } from '../lib/time/createBackoff'
import type { HttpClient, HttpFailure, HttpRequest } from '../ports/http'
import { createHttpClient } from './createHttpClient'
import { delay as realDelay, type Delay } from './delay'
import { sendWithRetry } from './sendWithRetry'

export interface PatientHttpParts {
  readonly client?: HttpClient
  readonly gate?: Backoff<HttpFailure>
  readonly delay?: Delay
}

const getRequestKey = ({ baseUrl, method = 'GET', path, endpoint = path }: HttpRequest) =>
  `${method} ${baseUrl} ${endpoint}`

/**
 * Creates the services' HTTP client, which retries transient failures and stops calling an endpoint
 * that refuses for a while. A first refusal may be transient, so it gets one retry; concurrent
 * requests fail without one.
 */
export function createPatientHttpClient({
  client = createHttpClient(),
  gate = createBackoff(() => Date.now()),
  delay = realDelay,
}: PatientHttpParts = {}): HttpClient {
  return {
    async send(request, signal) {
      const key = getRequestKey(request)
      const decision = gate.ask(key)
      if (decision.kind === 'closed') return { ok: false, failure: decision.failure }

      let isFirstRefusal = false
      const reporting: HttpClient = {
        async send(...sent) {
          const number = gate.begin()
          const result = await client.send(...sent)
          isFirstRefusal = gate.report(key, result.ok ? null : result.failure, number)
          return result
        },
      }
      const mayRetry = (failure: HttpFailure) =>
        decision.kind === 'open' && (isFirstRefusal || !refuses(failure))
      return sendWithRetry(reporting, request, signal, delay, mayRetry)
    },
  }
}
