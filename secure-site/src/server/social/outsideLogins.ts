import { ApiRefusal } from '../http/apiRefusal'
import { hashToken } from '../lib/secrets'
import { openSession } from '../login/sessions'
import { mayBeginLogin } from '../origins/mayBeginLogin'
import type { SessionAnswer } from '../../shared/api'
import type { AuthProvider, OutsideLoginRequest, SocialProvider } from '../../shared/social'
import type { Visitor } from '../login/beginLogin'
import type { Language } from '../../shared/languages'
import type { Database } from '../store/openDatabase'
import type { Site } from '../site'

const HOUR_MS = 3_600_000
/** How long a visit to a provider may take. */
export const VISIT_MS = 10 * 60_000
/** How long its result can be redeemed. */
export const RESULT_MS = 5 * 60_000

/**
 * Records the start of a login at a provider, under the hash of the state that the user's browser
 * returns.
 *
 * @throws {ApiRefusal} `HOST_NOT_ALLOWED`, `TOO_MANY_REQUESTS`
 */
export async function addOutsideLogin(
  site: Site,
  login: OutsideLoginRequest & {
    readonly provider: SocialProvider | 'farcaster'
    readonly state: string
  },
  { ipAddress, language }: Visitor,
): Promise<void> {
  const { loginsPerIpPerHour: max } = site.settings.limits
  await site.limiter.count({ name: 'logins', max, windowMs: HOUR_MS }, ipAddress)
  const { hostOrigin, provider } = login
  if (!mayBeginLogin(site.settings, login)) throw new ApiRefusal('HOST_NOT_ALLOWED')
  await site.db
    .insertInto('outside_logins')
    .values({
      state_hash: hashToken(login.state),
      provider,
      device_hash: hashToken(login.deviceId),
      host_origin: hostOrigin,
      created_at: site.now(),
      returned_at: null,
      user_id: null,
      result_hash: null,
      result_expires_at: 0,
      used_at: null,
      language,
    })
    .execute()
  await site.audit.write('outsideLoginBegun', { hostOrigin, method: provider })
}

/** A new browser must not change the language in which the owner is warned. */
async function keepLanguage(
  db: Database,
  login: {
    readonly userId: string
    readonly language: Language
    readonly isNewDevice: boolean
  },
): Promise<void> {
  const update = db
    .updateTable('users')
    .set({ language: login.language })
    .where('id', '=', login.userId)
  await (login.isNewDevice ? update.where('language', 'is', null) : update).execute()
}

/** Creates the session of a social login, and marks the device as known. */
export async function letIn(
  db: Database,
  login: {
    readonly userId: string
    readonly deviceHash: string
    readonly authProvider: AuthProvider
    readonly language: Language | null
  },
  now: number,
): Promise<{ readonly answer: SessionAnswer; readonly isNewDevice: boolean }> {
  const added = await db
    .insertInto('devices')
    .values({ user_id: login.userId, device_hash: login.deviceHash, known_since: now })
    .onConflict(conflict => conflict.columns(['user_id', 'device_hash']).doNothing())
    .returning('user_id')
    .executeTakeFirst()
  const isNewDevice = added !== undefined
  if (login.language !== null)
    await keepLanguage(db, { ...login, language: login.language, isNewDevice })
  const { answer } = await openSession(db, login, now)
  return { answer, isNewDevice }
}
