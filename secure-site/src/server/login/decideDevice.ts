import { ApiRefusal } from '../http/apiRefusal'
import { hashToken } from '../lib/secrets'
import { sendCode } from './sendCode'
import type { DeviceQuestion } from '../../shared/api'
import type { Site } from '../site'

/**
 * Returns what the page behind the link shows. Reading decides nothing.
 *
 * @throws {ApiRefusal} `DEVICE_EXPIRED` when the link was used, has expired, or never existed
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
 * Approves a device, which emails it a code, or declines it. Works once.
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
