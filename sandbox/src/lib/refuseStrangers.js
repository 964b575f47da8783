// @ts-check
import { isLoopbackHost, isLoopbackUrl } from './loopback.js'

/**
 * Admits programs and pages of this machine only. Any page in the developer's browser can send
 * requests here, by loopback address or by a DNS name that resolves to it; the browser reports the
 * page's origin and the name.
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
