import { Hono } from 'hono'
import { PARTS_OF_DELETION, partsOfMethod, partsOfRemoval } from '../../shared/recovery'
import { challengeOf, needKeyProof } from '../account/keyProofs'
import { listGrants } from '../account/listGrants'
import { deleteAccount, noteExport, signOutEverywhere } from '../account/leaving'
import { needFreshCode } from '../account/needFreshCode'
import { removeRecovery, setRecovery } from '../account/recovery'
import { DeleteAccount, RemoveRecovery, SetRecovery } from '../http/accountRequests'
import { readBody } from '../http/readBody'
import { Nothing } from '../http/requests'
import { requireSession } from '../http/requireSession'
import { writeSessionCookie } from '../http/sessionToken'
import type { GrantsAnswer } from '../../shared/grantList'
import type { FreshAnswer } from '../../shared/recovery'
import type { Site } from '../site'
import type { Context } from 'hono'

/** `/api/account`, for the page `/account`. */
export function ownerRoutes(site: Site): Hono {
  const requireFreshSession = async (c: Context) => {
    const { session } = await requireSession(c, site)
    needFreshCode(site, session)
    return session
  }
  return new Hono()
    .get('/fresh', async c => {
      const session = await requireFreshSession(c)
      const answer: FreshAnswer = { challenge: challengeOf(site, session) }
      return c.json(answer)
    })
    .get('/grants', async c => {
      const { session } = await requireSession(c, site)
      const answer: GrantsAnswer = { grants: await listGrants(site, session) }
      return c.json(answer)
    })
    .post('/export', async c => {
      const session = await requireFreshSession(c)
      await readBody(c, Nothing)
      await noteExport(site, session)
      return c.body(null, 204)
    })
    .put('/recovery', async c => {
      const session = await requireFreshSession(c)
      const request = await readBody(c, SetRecovery)
      await needKeyProof(site, session, request.proof, partsOfMethod(request))
      await setRecovery(site, session, request)
      return c.body(null, 204)
    })
    .post('/recovery/remove', async c => {
      const session = await requireFreshSession(c)
      const request = await readBody(c, RemoveRecovery)
      await needKeyProof(site, session, request.proof, partsOfRemoval(request))
      await removeRecovery(site, session, request)
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
      const { proof } = await readBody(c, DeleteAccount)
      await needKeyProof(site, session, proof, PARTS_OF_DELETION)
      await deleteAccount(site, session)
      writeSessionCookie(c, null)
      return c.body(null, 204)
    })
}
