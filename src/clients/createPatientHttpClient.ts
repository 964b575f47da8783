import type { HttpClient, HttpFailure, HttpRequest } from '../ports/http'
import { createBackoffGate, refuses, type BackoffGate } from './createBackoffGate'
import { createHttpClient } from './createHttpClient'
import { delay as realDelay, type Delay } from './delay'
import { sendWithRetry } from './sendWithRetry'

export interface PatientHttpParts {
  readonly client?: HttpClient
  readonly gate?: BackoffGate
  readonly delay?: Delay
}

const keyOf = ({ baseUrl, method = 'GET', path, endpoint = path }: HttpRequest) =>
  `${method} ${baseUrl} ${endpoint}`

/**
 * The client the services use: retries passing failures, and leaves an endpoint that refuses alone for a while. Of many
 * calls refused together one retries; the others fail at once.
 */
export function createPatientHttpClient({
  client = createHttpClient(),
  gate = createBackoffGate(() => Date.now()),
  delay = realDelay,
}: PatientHttpParts = {}): HttpClient {
  const retrying = new Set<string>()
  return {
    async send(request, signal) {
      const key = keyOf(request)
      const decision = gate.ask(key)
      if (decision.kind === 'closed') return { ok: false, failure: decision.failure }

      let leads = false
      const mayRetry = (failure: HttpFailure) => {
        if (decision.kind === 'probe') return false
        if (leads || !refuses(failure)) return true
        if (retrying.has(key)) return false
        retrying.add(key)
        leads = true
        return true
      }
      try {
        const result = await sendWithRetry(client, request, signal, delay, mayRetry)
        gate.report(key, result.ok ? null : result.failure)
        return result
      } finally {
        if (leads) retrying.delete(key)
      }
    },
  }
}
