import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { languageQuery } from '../../shared/languages'
import { ApiRefusal } from '../http/apiRefusal'
import { OPENED_BY_HOSTS } from '../http/securityHeaders'
import { SocialName } from '../http/socialRequests'
import { finishVisit } from '../social/finishVisit'
import type { Site } from '../site'
import type { VisitOutcome } from '../social/finishVisit'
import type { Context } from 'hono'

const FORM_BYTES_MAX = 16 * 1024
const HOUR_MS = 3_600_000

/**
 * The popup's next URL. The fragment is never sent to a server or logged, and the redirect removes
 * code and state from the address bar.
 */
function nextAddress(outcome: VisitOutcome | null): string {
  if (outcome === null) return '/social-done'
  const { hostOrigin, isOwnPage, returnUrl, resultUri, language } = outcome
  const query = languageQuery(language)
  if (isOwnPage) return `/account${query}#${new URLSearchParams({ uri: resultUri }).toString()}`
  if (returnUrl !== null) {
    const url = new URL(returnUrl)
    url.searchParams.set('result_uri', resultUri)
    return url.href
  }
  return `/social-done${query}#${new URLSearchParams({ host: hostOrigin, uri: resultUri }).toString()}`
}

/**
 * `/social/callback/<provider>`: one URL per provider, so that one's response can't pass for
 * another's.
 */
export function socialPageRoutes(site: Site, ipAddressOf: (c: Context) => string): Hono {
  const { linksPerIpPerHour: max } = site.settings.limits
  const finish = async (c: Context, parameters: URLSearchParams): Promise<Response> => {
    const provider = v.safeParse(SocialName, c.req.param('provider'))
    if (!provider.success) return c.text('There is no such page.', 404)
    const outcome = await site.limiter
      .count({ name: 'callbacks', max, windowMs: HOUR_MS }, ipAddressOf(c))
      .then(() => finishVisit(site, provider.output, parameters))
      .catch((thrown: unknown) => {
        // The user sees this page, and it has a text for a failed login.
        if (thrown instanceof ApiRefusal) return null
        throw thrown
      })
    const headers = { ...OPENED_BY_HOSTS, 'cache-control': 'no-store' }
    for (const [name, value] of Object.entries(headers)) c.header(name, value)
    return c.redirect(nextAddress(outcome), 303)
  }
  return new Hono()
    .get('/social/callback/:provider', c => finish(c, new URL(c.req.url).searchParams))
    .post('/social/callback/:provider', bodyLimit({ maxSize: FORM_BYTES_MAX }), async c =>
      finish(c, new URLSearchParams(await c.req.text())),
    )
}
