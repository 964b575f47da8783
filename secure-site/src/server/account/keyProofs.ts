import { createHmac } from 'node:crypto'
import { addressOfProof } from '../../shared/keyProof'
import { ApiRefusal } from '../http/apiRefusal'
import type { Session } from '../login/sessions'
import type { Site } from '../site'

/** The challenge a page of this session signs to prove that it holds the key. */
export const challengeOf = (site: Site, { tokenHash }: Session): string =>
  createHmac('sha256', site.settings.secret).update(`challenge\n${tokenHash}`).digest('base64url')

/**
 * Access to the mailbox is enough to sign in, but must not be enough to take the key from an owner
 * who has a recovery method. A user without a key has nothing to prove.
 *
 * @throws {ApiRefusal} `BAD_REQUEST` (403) if the account's key did not sign this exact request
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
