import { ApiRefusal } from '../http/apiRefusal'
import { hashToken } from '../lib/secrets'
import { letIn } from './outsideLogins'
import { tellOfDevice } from './tellOfLogin'
import type { SessionAnswer } from '../../shared/api'
import type { SocialResultRequest } from '../../shared/social'
import type { Visitor } from '../login/beginLogin'
import type { OutsideLoginTable } from '../store/tables'
import type { Database } from '../store/openDatabase'
import type { Site } from '../site'

interface Visit {
  readonly userId: string
  readonly provider: OutsideLoginTable['provider']
  /** When the user returned from the provider, ms since 1970. */
  readonly since: number
}

/**
 * Whether the provider's account was known before this login: otherwise its owner has just been
 * notified.
 */
async function wasKnown(db: Database, { userId, provider, since }: Visit): Promise<boolean> {
  const identity = await db
    .selectFrom('identities')
    .select('created_at')
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .where('created_at', '>=', since)
    .executeTakeFirst()
  return identity === undefined
}

/**
 * Completes a social login: its result opens one session, for the device that started it. An
 * attempt by another device does not use it up.
 *
 * @throws {ApiRefusal} `LOGIN_EXPIRED`, `TOO_MANY_REQUESTS`
 */
export async function redeemResult(
  site: Site,
  { result, deviceId }: SocialResultRequest,
  { ipAddress, deviceName }: Visitor,
): Promise<SessionAnswer> {
  const { codesPerIpPerHour: max } = site.settings.limits
  await site.limiter.count({ name: 'results', max, windowMs: 3_600_000 }, ipAddress)
  const now = site.now()
  const deviceHash = hashToken(deviceId)
  const done = await site.db.transaction().execute(async db => {
    const login = await db
      .updateTable('outside_logins')
      .set({ used_at: now })
      .where('result_hash', '=', hashToken(result))
      .where('device_hash', '=', deviceHash)
      .where('result_expires_at', '>', now)
      .where('used_at', 'is', null)
      .returning(['user_id', 'provider', 'host_origin', 'returned_at', 'language'])
      .executeTakeFirst()
    if (!login || login.user_id === null) throw new ApiRefusal('LOGIN_EXPIRED')
    const { user_id: userId, provider, host_origin: hostOrigin } = login
    const isKnown = await wasKnown(db, { userId, provider, since: login.returned_at ?? now })
    const session = { userId, deviceHash, authProvider: provider, language: login.language }
    const { answer, isNewDevice } = await letIn(db, session, now)
    return { answer, userId, provider, hostOrigin, isStrange: isNewDevice && isKnown }
  })
  const { answer, userId, provider, hostOrigin } = done
  await site.audit.write('loggedIn', { userId, hostOrigin, method: provider })
  if (done.isStrange) await tellOfDevice(site, { userId, provider, hostOrigin, deviceName })
  return answer
}
