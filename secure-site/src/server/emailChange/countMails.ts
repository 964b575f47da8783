import type { Site } from '../site'

const COOLDOWN = { max: 1, windowMs: 30_000 }
const HOURLY = { max: 10, windowMs: 3_600_000 }

/** @throws {ApiRefusal} `TOO_MANY_REQUESTS` less than 30 s after the account's last change was begun, or after ten in an hour */
export async function countMailsOf(site: Site, userId: string): Promise<void> {
  await site.limiter.count({ name: 'emailChangeCooldown', ...COOLDOWN }, userId)
  await site.limiter.count({ name: 'emailChangesOf', ...HOURLY }, userId)
}

/**
 * So that accounts together cannot fill a mailbox that is none of theirs.
 *
 * @throws {ApiRefusal} `TOO_MANY_REQUESTS`
 */
export async function countMailsTo(site: Site, newEmail: string): Promise<void> {
  await site.limiter.count({ name: 'newAddressCooldown', ...COOLDOWN }, newEmail)
  await site.limiter.count({ name: 'newAddress', ...HOURLY }, newEmail)
}
