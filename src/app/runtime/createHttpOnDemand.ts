import { createLazy } from '../../lib/async/createLazy'
import type { HttpClient } from '../../ports/http'

/**
 * Creates a client whose code is fetched with the first request: the list of browser wallets needs
 * no service. A failed chunk is reported as an unreachable service, and fetched again on the next
 * request.
 */
export function createHttpOnDemand(load: () => Promise<HttpClient>): HttpClient {
  const client = createLazy(load)
  return {
    async send(request, signal) {
      const loaded = await client.load().catch(() => undefined)
      if (loaded) return loaded.send(request, signal)
      const message = 'The code that asks the services could not be loaded'
      return { ok: false, failure: { status: 'FETCH_ERROR', message } }
    },
  }
}
