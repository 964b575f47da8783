import { ApiRefusal } from '../http/apiRefusal'
import { hashToken } from '../lib/secrets'
import { letIn } from './outsideLogins'
import type { SessionAnswer } from '../../shared/api'
import type { SocialResultRequest } from '../../shared/social'
import type { Site } from '../site'

/**
 * Ends a login at a provider: its result opens a session once, for the device that began it. Another device's try uses nothing up.
 *
 * @throws {ApiRefusal} `LOGIN_EXPIRED`, `TOO_MANY_REQUESTS`
 */
export async function redeemResult(
  site: Site,
  { result, deviceId }: SocialResultRequest,
  ipAddress: string,
): Promise<SessionAnswer> {
  const { codesPerIpPerHour: max } = site.settings.limits
  await site.limiter.count({ name: 'results', max, windowMs: 3_600_000 }, ipAddress)
  const now = site.now()
  const deviceHash = hashToken(deviceId)
  const { answer, hostOrigin } = await site.db.transaction().execute(async db => {
    const login = await db
      .updateTable('outside_logins')
      .set({ used_at: now })
      .where('result_hash', '=', hashToken(result))
      .where('device_hash', '=', deviceHash)
      .where('result_expires_at', '>', now)
      .where('used_at', 'is', null)
      .returning(['user_id', 'provider', 'host_origin'])
      .executeTakeFirst()
    if (!login || login.user_id === null) throw new ApiRefusal('LOGIN_EXPIRED')
    const session = { userId: login.user_id, deviceHash, authProvider: login.provider }
    return { answer: await letIn(db, session, now), hostOrigin: login.host_origin }
  })
  const { userId, authProvider } = answer
  await site.audit.write('loggedIn', { userId, hostOrigin, method: authProvider })
  return answer
}
