import { describeError } from '../describeError'
import { hashToken, makeToken } from '../lib/secrets'
import { deriveSecrets } from './derive'
import { findUser } from './findUser'
import { RESULT_MS, VISIT_MS } from './outsideLogins'
import { tellOfIdentity } from './tellOfLogin'
import type { Language } from '../../shared/languages'
import type { SocialLoginError, SocialProvider } from '../../shared/social'
import type { OutsideLoginTable } from '../store/tables'
import type { Site } from '../site'

/** The outcome of a visit to a provider. */
export interface VisitOutcome {
  /** Origin of the page that started the login: the only one that may learn the result. */
  readonly hostOrigin: string
  /**
   * URL of that page, if it navigated to the provider itself; null for a popup, and for the site's
   * own page.
   */
  readonly returnUrl: string | null
  /** Whether the site's own account page started it. */
  readonly isOwnPage: boolean
  /** Language of the page that started it. */
  readonly language: Language | null
  /** For `CONNECT_SOCIAL`. */
  readonly resultUri: string
}

const SEPARATOR = '--'
const STATE_CHARACTERS = 43
/** The providers' error codes for a login the user declined. */
const DENIALS = ['access_denied', 'user_cancelled_authorize', 'user_denied']

/** A page that navigates to the provider itself appends its URL to the state (protocol §7.9). */
function readState(given: string): { readonly state: string; readonly location: string | null } {
  const state = given.slice(0, STATE_CHARACTERS)
  const rest = given.slice(STATE_CHARACTERS)
  if (!rest.startsWith(SEPARATOR)) return { state, location: null }
  const written = rest.slice(SEPARATOR.length)
  if (URL.canParse(written)) return { state, location: written }
  try {
    return { state, location: decodeURIComponent(written) }
  } catch {
    return { state, location: null }
  }
}

/** Null unless it is a page of the initiating origin: prevents open redirects. */
function returnUrlOf(location: string | null, hostOrigin: string): string | null {
  if (location === null || !URL.canParse(location)) return null
  const url = new URL(location)
  return url.origin === hostOrigin ? url.href : null
}

/**
 * Of two concurrent responses, only one finds the login open. Null if it was already finished or is
 * unknown.
 */
async function takeVisit(site: Site, stateHash: string) {
  return site.db
    .updateTable('outside_logins')
    .set({ returned_at: site.now() })
    .where('state_hash', '=', stateHash)
    .where('provider', '!=', 'farcaster')
    .where('returned_at', 'is', null)
    .returning(['provider', 'created_at', 'host_origin', 'language'])
    .executeTakeFirst()
}

async function findHost(site: Site, stateHash: string): Promise<string | null> {
  const row = await site.db
    .selectFrom('outside_logins')
    .select('host_origin')
    .where('state_hash', '=', stateHash)
    .where('provider', '!=', 'farcaster')
    .executeTakeFirst()
  return row?.host_origin ?? null
}

/** Reads the profile, finds its user, and stores the hash of a result that the frame redeems. */
async function keepResult(
  site: Site,
  parameters: URLSearchParams,
  visit: {
    readonly provider: SocialProvider
    readonly state: string
    readonly hostOrigin: string
  },
): Promise<string> {
  const { provider, state, hostOrigin } = visit
  const secrets = deriveSecrets(site.settings.secret, state)
  const profile = await site.visits.read(provider, parameters, secrets)
  const result = makeToken()
  const now = site.now()
  const found = await site.db.transaction().execute(async db => {
    const user = await findUser(db, { provider, profile }, now)
    await db
      .updateTable('outside_logins')
      .set({
        user_id: user.userId,
        result_hash: hashToken(result),
        result_expires_at: now + RESULT_MS,
      })
      .where('state_hash', '=', hashToken(state))
      .execute()
    return user
  })
  const { userId } = found
  if (found.isNewIdentity) await site.audit.write('identityAdded', { userId, method: provider })
  if (found.isNewIdentity && !found.isNewUser)
    await tellOfIdentity(site, { userId, provider, hostOrigin })
  return result
}

function refusalOf(
  visit: Pick<OutsideLoginTable, 'provider' | 'created_at'> | undefined,
  facts: { readonly provider: SocialProvider; readonly error: string | null; readonly now: number },
): SocialLoginError | null {
  if (!visit || visit.created_at <= facts.now - VISIT_MS) return 'login_expired'
  // A response at another provider's callback was mixed up, by mistake or as an attack.
  if (visit.provider !== facts.provider) return 'server_error'
  if (facts.error === null) return null
  return DENIALS.includes(facts.error) ? 'access_denied' : 'server_error'
}

/**
 * Finishes a visit to a provider, whatever the outcome.
 *
 * @param parameters - of the callback, as the provider sent them
 * @returns null if no login is known for this state: no page may then be notified
 */
export async function finishVisit(
  site: Site,
  provider: SocialProvider,
  parameters: URLSearchParams,
): Promise<VisitOutcome | null> {
  const { state, location } = readState(parameters.get('state') ?? '')
  const stateHash = hashToken(state)
  const visit = await takeVisit(site, stateHash)
  const hostOrigin = visit?.host_origin ?? (await findHost(site, stateHash))
  if (hostOrigin === null) return null

  const { origin } = site.settings
  const isOwnPage = hostOrigin === origin
  const outcome = (query: Record<string, string>): VisitOutcome => ({
    hostOrigin,
    isOwnPage,
    language: visit?.language ?? null,
    returnUrl: isOwnPage ? null : returnUrlOf(location, hostOrigin),
    resultUri: `${origin}/social/callback?${new URLSearchParams(query).toString()}`,
  })
  const refuse = async (error: SocialLoginError) => {
    await site.audit.write('outsideLoginRefused', { hostOrigin, method: provider })
    return outcome({ error })
  }

  const facts = { provider, error: parameters.get('error'), now: site.now() }
  const error = refusalOf(visit, facts)
  if (error !== null) return refuse(error)
  try {
    return outcome({ result: await keepResult(site, parameters, { provider, state, hostOrigin }) })
  } catch (thrown) {
    site.log(describeError(thrown, `the answer of ${provider}`))
    return refuse('server_error')
  }
}
