import { ApiRefusal } from '../http/apiRefusal'
import { hashToken } from '../lib/secrets'
import { sendCode } from './sendCode'
import type { DeviceQuestion } from '../../shared/api'
import type { Site } from '../site'

/**
 * What the page behind the link shows. Looking decides nothing.
 *
 * @throws {ApiRefusal} `DEVICE_EXPIRED` when the link was used, is too old, or never was one
 */
export async function readDeviceQuestion(site: Site, linkToken: string): Promise<DeviceQuestion> {
  const login = await site.db
    .selectFrom('logins')
    .select(['host_origin', 'device_name', 'created_at'])
    .where('link_hash', '=', hashToken(linkToken))
    .where('device_state', '=', 'waiting')
    .where('link_expires_at', '>', site.now())
    .executeTakeFirst()
  if (!login) throw new ApiRefusal('DEVICE_EXPIRED')
  return {
    hostOrigin: login.host_origin,
    deviceName: login.device_name,
    askedAt: login.created_at,
  }
}

/**
 * Lets a device in, which sends it a code, or turns it away. Works once.
 *
 * @throws {ApiRefusal} `DEVICE_EXPIRED`
 */
export async function decideDevice(
  site: Site,
  linkToken: string,
  decision: 'approve' | 'decline',
): Promise<void> {
  const login = await site.db
    .updateTable('logins')
    .set({ device_state: decision === 'approve' ? 'approved' : 'declined' })
    .where('link_hash', '=', hashToken(linkToken))
    .where('device_state', '=', 'waiting')
    .where('link_expires_at', '>', site.now())
    .returning(['id_hash', 'email', 'host_origin', 'language'])
    .executeTakeFirst()
  if (!login) throw new ApiRefusal('DEVICE_EXPIRED')
  const { id_hash: idHash, email, host_origin: hostOrigin } = login
  await site.audit.write(decision === 'approve' ? 'deviceApproved' : 'deviceDeclined', {
    hostOrigin,
  })
  if (decision === 'approve')
    await sendCode(site, { idHash, email, hostOrigin, language: login.language ?? 'en' })
  site.wakeups.wake(idHash)
}
