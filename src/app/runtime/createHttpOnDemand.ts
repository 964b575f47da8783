import type { HttpClient } from '../../ports/http'
import { onDemand } from './onDemand'

/**
 * A client whose code comes with the first request: who only looks at the list of wallets asks no service. Code that does
 * not come is a service out of reach, and is fetched again by the next request.
 */
export function createHttpOnDemand(load: () => Promise<HttpClient>): HttpClient {
  const loadClient = onDemand(load)
  return {
    async send(request, signal) {
      const client = await loadClient().catch(() => undefined)
      if (client) return client.send(request, signal)
      const message = 'The code that asks the services could not be loaded'
      return { ok: false, failure: { status: 'FETCH_ERROR', message } }
    },
  }
}
