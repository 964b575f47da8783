import { Hono } from 'hono'
import { readBody } from '../http/readBody'
import { Audit } from '../http/requests'
import { requireSession } from '../http/requireSession'
import type { Site } from '../site'

/** Far more than a user can approve by hand. */
const ENTRIES = { name: 'audit', max: 600, windowMs: 3_600_000 }

/** `/api/audit` */
export function auditRoutes(site: Site): Hono {
  return new Hono().post('/', async c => {
    const { session } = await requireSession(c, site)
    const { kind, method, hostOrigin } = await readBody(c, Audit)
    await site.limiter.count(ENTRIES, session.userId)
    await site.audit.write(kind, { userId: session.userId, method, hostOrigin })
    return c.body(null, 204)
  })
}
