import { Hono } from 'hono'
import { readBody } from '../http/readBody'
import { Nothing, StoreShares } from '../http/requests'
import { requireSession } from '../http/requireSession'
import { readLoginShare, recoverShares, storeShares } from '../keys/shares'
import type { Site } from '../site'

/** `/api/keys` */
export function keyRoutes(site: Site): Hono {
  return new Hono()
    .put('/', async c => {
      const { session } = await requireSession(c, site)
      await storeShares(site, session, await readBody(c, StoreShares))
      return c.body(null, 204)
    })
    .get('/', async c => {
      const { session } = await requireSession(c, site)
      return c.json(await readLoginShare(site, session))
    })
    .post('/recover', async c => {
      const { session } = await requireSession(c, site)
      await readBody(c, Nothing)
      return c.json(await recoverShares(site, session))
    })
}
