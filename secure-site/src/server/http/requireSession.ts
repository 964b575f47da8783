import { findSession } from '../login/sessions'
import { ApiRefusal } from './apiRefusal'
import { readSessionToken } from './sessionToken'
import type { Session } from '../login/sessions'
import type { Site } from '../site'
import type { Context } from 'hono'

/** @throws {ApiRefusal} `SIGNED_OUT` without a session that is still valid */
export async function requireSession(
  c: Context,
  site: Site,
): Promise<{ readonly session: Session; readonly token: string }> {
  const token = readSessionToken(c)
  const session = token === null ? null : await findSession(site.db, token, site.now())
  if (token === null || session === null) throw new ApiRefusal('SIGNED_OUT')
  return { session, token }
}
