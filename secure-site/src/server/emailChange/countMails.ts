import type { Site } from '../site'

const COOLDOWN = { max: 1, windowMs: 30_000 }
const HOURLY = { max: 10, windowMs: 3_600_000 }

/**
 * @throws {ApiRefusal} `TOO_MANY_REQUESTS` within 30 s of the account's last change request, or
 * after ten in an hour
 */
export async function countMailsOf(site: Site, userId: string): Promise<void> {
  await site.limiter.count({ name: 'emailChangeCooldown', ...COOLDOWN }, userId)
  await site.limiter.count({ name: 'emailChangesOf', ...HOURLY }, userId)
}

/**
 * Limits the emails to a new address, so that many accounts together can't flood a stranger's
 * mailbox.
 *
 * @throws {ApiRefusal} `TOO_MANY_REQUESTS`
 */
export async function countMailsTo(site: Site, newEmail: string): Promise<void> {
  await site.limiter.count({ name: 'newAddressCooldown', ...COOLDOWN }, newEmail)
  await site.limiter.count({ name: 'newAddress', ...HOURLY }, newEmail)
}
