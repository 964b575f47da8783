// @ts-check
import { isLoopbackHost, isLoopbackUrl } from './loopback.js'

/**
 * Lets in programs and pages of this machine only. Any page in the developer's browser can send requests here, by our
 * address or by a name of its own that it has point here; the browser says which page, and by which name.
 *
 * @template Env
 * @param {{ fetch: (request: Request, env: Env) => Response | Promise<Response> }} app
 * @returns {{ fetch: (request: Request, env: Env) => Response | Promise<Response> }}
 */
export function refuseStrangers(app) {
  return {
    fetch(request, env) {
      const origin = request.headers.get('origin')
      const isNear = isLoopbackHost(new URL(request.url).hostname)
      if (isNear && (origin === null || isLoopbackUrl(origin))) return app.fetch(request, env)
      return new Response('This machine only', { status: 403 })
    },
  }
}
