import { Hono } from 'hono'
import { beginEmailChange } from '../emailChange/beginEmailChange'
import { enterPrimaryCode } from '../emailChange/enterPrimaryCode'
import { enterSecondaryCode } from '../emailChange/enterSecondaryCode'
import { readBody } from '../http/readBody'
import { EmailChange, EmailChangeCode } from '../http/requests'
import { requireSession } from '../http/requireSession'
import type { Site } from '../site'
import type { Context } from 'hono'

const HOUR_MS = 3_600_000

/** `/api/email` */
export function emailRoutes(site: Site, ipAddressOf: (c: Context) => string): Hono {
  const { codesPerIpPerHour, loginsPerIpPerHour } = site.settings.limits
  const countCode = (c: Context) =>
    site.limiter.count({ name: 'codes', max: codesPerIpPerHour, windowMs: HOUR_MS }, ipAddressOf(c))
  return new Hono()
    .post('/change', async c => {
      const { session } = await requireSession(c, site)
      const request = await readBody(c, EmailChange)
      await site.limiter.count(
        { name: 'emailChanges', max: loginsPerIpPerHour, windowMs: HOUR_MS },
        ipAddressOf(c),
      )
      return c.json(await beginEmailChange(site, session, request))
    })
    .post('/primary', async c => {
      const { session } = await requireSession(c, site)
      const request = await readBody(c, EmailChangeCode)
      await countCode(c)
      await enterPrimaryCode(site, session, request)
      return c.body(null, 204)
    })
    .post('/secondary', async c => {
      const { session } = await requireSession(c, site)
      const request = await readBody(c, EmailChangeCode)
      await countCode(c)
      return c.json(await enterSecondaryCode(site, session, request))
    })
}
