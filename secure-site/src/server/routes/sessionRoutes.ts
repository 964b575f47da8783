import { Hono } from 'hono'
import { findSessionOf } from '../http/requireSession'
import { readSessionToken, writeSessionCookie } from '../http/sessionToken'
import { describeSession, endSession } from '../login/sessions'
import type { Site } from '../site'

/** `/api/session` */
export function sessionRoutes(site: Site): Hono {
  return new Hono()
    .get('/', async c => {
      const found = await findSessionOf(c, site)
      // Every starting frame requests it, and an error status would be logged in the browser's
      // console.
      if (!found) return c.json(null)
      const { session, token } = found
      // Refreshes the cookie so that it lives as long as the session.
      writeSessionCookie(c, token)
      return c.json(await describeSession(site.db, session, token))
    })
    .post('/end', async c => {
      const token = readSessionToken(c)
      const userId = token === null ? null : await endSession(site.db, token)
      if (userId !== null) await site.audit.write('loggedOut', { userId })
      writeSessionCookie(c, null)
      return c.body(null, 204)
    })
}
