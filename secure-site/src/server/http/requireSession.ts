import { findSession } from '../login/sessions'
import { ApiRefusal } from './apiRefusal'
import { readSessionToken } from './sessionToken'
import type { Session } from '../login/sessions'
import type { Site } from '../site'
import type { Context } from 'hono'

export interface FoundSession {
  readonly session: Session
  readonly token: string
}

/** Null without a valid session. */
export async function findSessionOf(c: Context, site: Site): Promise<FoundSession | null> {
  const token = readSessionToken(c)
  const session = token === null ? null : await findSession(site.db, token, site.now())
  return token === null || session === null ? null : { session, token }
}

/** @throws {ApiRefusal} `SIGNED_OUT` without a valid session */
export async function requireSession(c: Context, site: Site): Promise<FoundSession> {
  const found = await findSessionOf(c, site)
  if (!found) throw new ApiRefusal('SIGNED_OUT')
  return found
}
