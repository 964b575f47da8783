import { ApiRefusal } from '../http/apiRefusal'
import type { Session } from '../login/sessions'
import type { Site } from '../site'

/** The same window in which shares are returned after a login. */
const FRESH_MS = 5 * 60_000

/**
 * An abandoned session must not be enough to take an account from its owner.
 *
 * @throws {ApiRefusal} `CODE_NEEDED` if the session's code was entered more than five minutes ago
 */
export function needFreshCode(site: Site, session: Session): void {
  if (site.now() - session.createdAt > FRESH_MS) throw new ApiRefusal('CODE_NEEDED')
}
