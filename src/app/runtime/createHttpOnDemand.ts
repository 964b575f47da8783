import { lazy } from '../../lib/async/lazy'
import type { HttpClient } from '../../ports/http'

/**
 * A client whose code comes with the first request: who only looks at the list of wallets asks no service. Code that does
 * not come is a service out of reach, and is fetched again by the next request.
 */
export function createHttpOnDemand(load: () => Promise<HttpClient>): HttpClient {
  const client = lazy(load)
  return {
    async send(request, signal) {
      const loaded = await client.load().catch(() => undefined)
      if (loaded) return loaded.send(request, signal)
      const message = 'The code that asks the services could not be loaded'
      return { ok: false, failure: { status: 'FETCH_ERROR', message } }
    },
  }
}
