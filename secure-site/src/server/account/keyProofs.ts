import { createHmac } from 'node:crypto'
import { addressOfProof } from '../../shared/keyProof'
import { ApiRefusal } from '../http/apiRefusal'
import type { Session } from '../login/sessions'
import type { Site } from '../site'

/** What a page of this session signs to prove that it has the key. */
export const challengeOf = (site: Site, { tokenHash }: Session): string =>
  createHmac('sha256', site.settings.secret).update(`challenge\n${tokenHash}`).digest('base64url')

/**
 * A mailbox is enough to sign in, and must not be enough to take the key away from an owner who has a recovery method. A user
 * without a key yet has nothing to prove.
 *
 * @throws {ApiRefusal} `BAD_REQUEST` (403) where the account's key did not sign this very request
 */
export async function needKeyProof(
  site: Site,
  session: Session,
  proof: string,
  parts: readonly string[],
): Promise<void> {
  const { eip155_address: address } = await site.db
    .selectFrom('users')
    .select('eip155_address')
    .where('id', '=', session.userId)
    .executeTakeFirstOrThrow()
  if (address === null) return
  const signer = addressOfProof(proof, challengeOf(site, session), parts)
  if (signer?.toLowerCase() !== address.toLowerCase()) {
    throw new ApiRefusal('BAD_REQUEST', { status: 403 })
  }
}
