import { ApiRefusal } from '../http/apiRefusal'
import { hashToken } from '../lib/secrets'
import type { DeviceLoginAnswer } from '../../shared/api'
import type { Site } from '../site'

/**
 * @throws {ApiRefusal} `DEVICE_EXPIRED` when the link was declined or has expired, or its login is
 * unknown
 */
async function isLetIn(site: Site, idHash: string): Promise<boolean> {
  const login = await site.db
    .selectFrom('logins')
    .select(['device_state', 'link_expires_at'])
    .where('id_hash', '=', idHash)
    .executeTakeFirst()
  if (!login || login.device_state === 'declined') throw new ApiRefusal('DEVICE_EXPIRED')
  if (login.device_state !== 'waiting') return true
  if (login.link_expires_at <= site.now()) throw new ApiRefusal('DEVICE_EXPIRED')
  return false
}

/**
 * Waits until the link in the email is opened and approved, for as long as one request may take.
 *
 * @throws {ApiRefusal} `DEVICE_EXPIRED`
 */
export async function awaitDevice(
  site: Site,
  loginId: string,
  gone: AbortSignal,
): Promise<DeviceLoginAnswer> {
  const idHash = hashToken(loginId)
  const limit = AbortSignal.timeout(site.settings.deviceWaitMs)
  const over = AbortSignal.any([gone, limit, site.closing])
  for (;;) {
    // Start waiting before reading the state, so that a press in between is not missed.
    const pressed = site.wakeups.wait(idHash, over)
    if (await isLetIn(site, idHash)) return { isApproved: true }
    if (over.aborted) return { isApproved: false }
    await pressed
  }
}
