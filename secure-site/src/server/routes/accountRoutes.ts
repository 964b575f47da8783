import { Hono } from 'hono'
import { deleteAccount, noteExport, signOutEverywhere } from '../account/leaving'
import { needFreshCode } from '../account/needFreshCode'
import { removeRecovery, setRecovery } from '../account/recovery'
import { DeleteAccount, RemoveRecovery, SetRecovery } from '../http/accountRequests'
import { readBody } from '../http/readBody'
import { Nothing } from '../http/requests'
import { requireSession } from '../http/requireSession'
import { writeSessionCookie } from '../http/sessionToken'
import type { Site } from '../site'
import type { Context } from 'hono'

/** `/api/account`, for the page `/account`. */
export function accountRoutes(site: Site): Hono {
  const requireFreshSession = async (c: Context) => {
    const { session } = await requireSession(c, site)
    needFreshCode(site, session)
    return session
  }
  return new Hono()
    .get('/fresh', async c => {
      await requireFreshSession(c)
      return c.body(null, 204)
    })
    .post('/export', async c => {
      const session = await requireFreshSession(c)
      await readBody(c, Nothing)
      await noteExport(site, session)
      return c.body(null, 204)
    })
    .put('/recovery', async c => {
      const session = await requireFreshSession(c)
      await setRecovery(site, session, await readBody(c, SetRecovery))
      return c.body(null, 204)
    })
    .post('/recovery/remove', async c => {
      const session = await requireFreshSession(c)
      await removeRecovery(site, session, await readBody(c, RemoveRecovery))
      return c.body(null, 204)
    })
    .post('/sign-out', async c => {
      const { session } = await requireSession(c, site)
      await readBody(c, Nothing)
      await signOutEverywhere(site, session)
      writeSessionCookie(c, null)
      return c.body(null, 204)
    })
    .post('/delete', async c => {
      const session = await requireFreshSession(c)
      await readBody(c, DeleteAccount)
      await deleteAccount(site, session)
      writeSessionCookie(c, null)
      return c.body(null, 204)
    })
}
