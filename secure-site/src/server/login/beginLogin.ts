import { ApiRefusal } from '../http/apiRefusal'
import { hashToken, makeToken } from '../lib/secrets'
import { deviceMail } from '../mail/deviceMail'
import { mayBeginLogin } from '../origins/mayBeginLogin'
import { LINK_AND_CODE_MS } from './loginTimes'
import { normaliseEmail } from './normaliseEmail'
import { sendCode } from './sendCode'
import { languageQuery, type Language } from '../../shared/languages'
import type { EmailLoginAnswer, EmailLoginRequest } from '../../shared/api'
import type { Site } from '../site'

const HOUR_MS = 3_600_000
const COOLDOWN = { name: 'cooldown', max: 1, windowMs: 30_000 }
const HOURLY = { name: 'mails', max: 10, windowMs: HOUR_MS }

/** The requesting browser, as the server sees it. */
export interface Visitor {
  readonly ipAddress: string
  /** Null if unsupported, which falls back to English. */
  readonly language: Language | null
  /** Such as "Chrome on Windows". */
  deviceName(language: Language): string
}

/**
 * A browser known to the address has its own count, so that strangers who request links can't lock
 * the owner out. All others share one count, so that they can't flood a mailbox.
 */
async function countMails(site: Site, email: string, knownDevice: string | null): Promise<void> {
  const subject = `${email}\n${knownDevice ?? ''}`
  await site.limiter.count(COOLDOWN, subject)
  await site.limiter.count(HOURLY, subject)
}

async function isKnown(site: Site, email: string, deviceHash: string): Promise<boolean> {
  const row = await site.db
    .selectFrom('devices')
    .innerJoin('users', 'users.id', 'devices.user_id')
    .select('users.id')
    .where('users.email', '=', email)
    .where('devices.device_hash', '=', deviceHash)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Starts a login: a code for a browser known to the address, a link for any other. An address
 * without an account is treated the same; the account is created when the code is entered.
 *
 * @throws {ApiRefusal} `HOST_NOT_ALLOWED`, `EMAIL_INVALID`, `TOO_MANY_REQUESTS`
 */
export async function beginLogin(
  site: Site,
  request: EmailLoginRequest,
  visitor: Visitor,
): Promise<EmailLoginAnswer> {
  const { limits, name, origin } = site.settings
  const { hostOrigin } = request
  await site.limiter.count(
    { name: 'logins', max: limits.loginsPerIpPerHour, windowMs: HOUR_MS },
    visitor.ipAddress,
  )
  if (!mayBeginLogin(site.settings, request)) throw new ApiRefusal('HOST_NOT_ALLOWED')
  const email = normaliseEmail(request.email)
  if (email === null) throw new ApiRefusal('EMAIL_INVALID')
  const deviceHash = hashToken(request.deviceId)
  const knows = await isKnown(site, email, deviceHash)
  await countMails(site, email, knows ? deviceHash : null)

  const language = visitor.language ?? 'en'
  const deviceName = visitor.deviceName(language)
  const [loginId, linkToken] = [makeToken(), makeToken()]
  const idHash = hashToken(loginId)
  const now = site.now()
  await site.db
    .insertInto('logins')
    .values({
      id_hash: idHash,
      email,
      device_hash: deviceHash,
      host_origin: hostOrigin,
      device_name: deviceName,
      created_at: now,
      device_state: knows ? 'known' : 'waiting',
      link_hash: knows ? null : hashToken(linkToken),
      link_expires_at: now + LINK_AND_CODE_MS,
      code_hash: null,
      code_expires_at: 0,
      tries: 0,
      used_at: null,
      language: visitor.language,
    })
    .execute()
  await site.audit.write('loginBegun', { hostOrigin })
  if (knows) {
    await sendCode(site, { idHash, email, hostOrigin, language })
    return { loginId, step: 'code' }
  }
  const link = `${origin}/approve-device${languageQuery(visitor.language)}#${linkToken}`
  site.mails.send(email, deviceMail(language, { name, link, hostOrigin, deviceName }))
  return { loginId, step: 'device' }
}
