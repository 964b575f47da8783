import { ApiRefusal } from '../http/apiRefusal'
import type { Session } from '../login/sessions'
import type { Site } from '../site'

/** As long as shares are handed out after a login. */
const FRESH_MS = 5 * 60_000

/**
 * A session that was left open must not be enough to take an account away from its owner.
 *
 * @throws {ApiRefusal} `CODE_NEEDED` where the session's code was entered more than five minutes ago
 */
export function needFreshCode(site: Site, session: Session): void {
  if (site.now() - session.createdAt > FRESH_MS) throw new ApiRefusal('CODE_NEEDED')
}
