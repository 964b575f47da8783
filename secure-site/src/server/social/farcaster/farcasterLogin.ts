import { setTimeout as pause } from 'node:timers/promises'
import { describeError } from '../../describeError'
import { ApiRefusal } from '../../http/apiRefusal'
import { hashToken, makeToken } from '../../lib/secrets'
import { deriveSecrets } from '../derive'
import { findUser } from '../findUser'
import { addOutsideLogin, letIn, VISIT_MS } from '../outsideLogins'
import { readUserName } from '../profiles'
import { readSiwfMessage } from './readSiwfMessage'
import type {
  FarcasterAwaitAnswer,
  FarcasterAwaitRequest,
  FarcasterChannelAnswer,
  OutsideLoginRequest,
} from '../../../shared/social'
import type { SessionAnswer } from '../../../shared/api'
import type { Visitor } from '../../login/beginLogin'
import type { Site } from '../../site'
import type { SignedMessage } from './createFarcasterRelay'

const PROVIDER = 'farcaster'

function needFarcaster(site: Site) {
  if (!site.farcaster) throw new ApiRefusal('PROVIDER_NOT_OFFERED')
  return site.farcaster
}

/** Failures of the relay or the node are not the user's fault. */
async function reached<T>(site: Site, asking: Promise<T>): Promise<T> {
  return asking.catch((thrown: unknown) => {
    site.log(describeError(thrown, 'Sign In With Farcaster'))
    throw new ApiRefusal('PROVIDER_UNREACHABLE')
  })
}

/**
 * Opens a channel for one login. The message the app signs carries a nonce derived from the login's
 * id.
 *
 * @throws {ApiRefusal} `PROVIDER_NOT_OFFERED`, `PROVIDER_UNREACHABLE`, `HOST_NOT_ALLOWED`,
 * `TOO_MANY_REQUESTS`
 */
export async function openFarcaster(
  site: Site,
  request: OutsideLoginRequest,
  visitor: Visitor,
): Promise<FarcasterChannelAnswer> {
  const { relay } = needFarcaster(site)
  const { origin, secret } = site.settings
  const loginId = makeToken()
  await addOutsideLogin(site, { ...request, provider: PROVIDER, state: loginId }, visitor)
  const channel = relay.open({
    siweUri: origin,
    domain: new URL(origin).host,
    nonce: deriveSecrets(secret, loginId).siwfNonce,
    expirationTime: new Date(site.now() + VISIT_MS).toISOString(),
  })
  const { channelToken, url } = await reached(site, channel)
  return { loginId, channelToken, url }
}

/**
 * @throws {ApiRefusal} `LOGIN_EXPIRED` for a login that was used, has expired, or belongs to
 * another device
 */
async function mustBeOpen(site: Site, { loginId, deviceId }: FarcasterAwaitRequest): Promise<void> {
  const login = await site.db
    .selectFrom('outside_logins')
    .select('state_hash')
    .where('state_hash', '=', hashToken(loginId))
    .where('provider', '=', PROVIDER)
    .where('device_hash', '=', hashToken(deviceId))
    .where('used_at', 'is', null)
    .where('created_at', '>', site.now() - VISIT_MS)
    .executeTakeFirst()
  if (!login) throw new ApiRefusal('LOGIN_EXPIRED')
}

/** Returns the Farcaster id that the message proves; null if it proves none. */
async function prove(site: Site, loginId: string, signed: SignedMessage): Promise<bigint | null> {
  const { registry } = needFarcaster(site)
  const { origin, secret } = site.settings
  const claim = readSiwfMessage(signed.message, {
    domain: new URL(origin).host,
    uri: origin,
    nonce: deriveSecrets(secret, loginId).siwfNonce,
    now: site.now(),
  })
  if (!claim) return null
  const { custodyAddress, fid } = claim
  const [owned, hasSigned] = await reached(
    site,
    Promise.all([
      registry.idOf(custodyAddress),
      registry.hasSigned(custodyAddress, signed.message, signed.signature),
    ]),
  )
  return owned === fid && hasSigned ? fid : null
}

async function end(
  site: Site,
  { loginId, deviceId }: FarcasterAwaitRequest,
  signed: SignedMessage,
): Promise<SessionAnswer> {
  const fid = await prove(site, loginId, signed)
  const now = site.now()
  const deviceHash = hashToken(deviceId)
  const done = await site.db.transaction().execute(async db => {
    const login = await db
      .updateTable('outside_logins')
      .set({ used_at: now })
      .where('state_hash', '=', hashToken(loginId))
      .where('device_hash', '=', deviceHash)
      .where('used_at', 'is', null)
      .returning(['host_origin', 'language'])
      .executeTakeFirst()
    if (!login) throw new ApiRefusal('LOGIN_EXPIRED')
    const hostOrigin = login.host_origin
    if (fid === null) return { hostOrigin, answer: null, isNewIdentity: false }
    const userName = readUserName(signed.userName)
    const profile = { subject: String(fid), email: null, userName }
    const { userId, isNewIdentity } = await findUser(db, { provider: PROVIDER, profile }, now)
    const { answer } = await letIn(
      db,
      { userId, deviceHash, authProvider: PROVIDER, language: login.language },
      now,
    )
    return { hostOrigin, answer, isNewIdentity }
  })
  const { answer, hostOrigin } = done
  if (answer === null) {
    await site.audit.write('outsideLoginRefused', { hostOrigin, method: PROVIDER })
    throw new ApiRefusal('LOGIN_EXPIRED')
  }
  const facts = { userId: answer.userId, hostOrigin, method: PROVIDER }
  if (done.isNewIdentity) await site.audit.write('identityAdded', facts)
  await site.audit.write('loggedIn', facts)
  return answer
}

/**
 * Waits until the app has signed, for as long as one request may take, then completes the login.
 *
 * @throws {ApiRefusal} `LOGIN_EXPIRED`, `PROVIDER_UNREACHABLE`, `PROVIDER_NOT_OFFERED`
 */
export async function awaitFarcaster(
  site: Site,
  request: FarcasterAwaitRequest,
  gone: AbortSignal,
): Promise<FarcasterAwaitAnswer> {
  const { relay } = needFarcaster(site)
  const { deviceWaitMs, farcasterPollMs } = site.settings
  const over = AbortSignal.any([gone, AbortSignal.timeout(deviceWaitMs), site.closing])
  for (;;) {
    await mustBeOpen(site, request)
    const signed = await reached(site, relay.status(request.channelToken))
    if (signed === 'closed') throw new ApiRefusal('LOGIN_EXPIRED')
    if (signed !== null) return { session: await end(site, request, signed) }
    // aborted: handled below
    await pause(farcasterPollMs, undefined, { signal: over }).catch(() => undefined)
    if (over.aborted) return { session: null }
  }
}
