import * as client from 'openid-client'
import { createClientAuth } from './createClientAuth'
import { PROVIDERS } from './providers'
import { readClaims, readUserName, READ_USER } from './profiles'
import { endpointsOf, isLocalUrl } from './socialOptions'
import type { SocialProvider } from '../../shared/social'
import type { VisitSecrets } from './derive'
import type { Profile } from './profiles'
import type { SocialSettings } from './socialOptions'

const TIMEOUT_S = 10
const USER_BYTES_MAX = 100_000

/** The OAuth client for all providers. */
export interface Visits {
  /** Whether the operator has credentials for it. */
  isOffered(provider: SocialProvider): boolean
  /** The popup's URL. @throws {Error} if the provider's metadata can't be read */
  addressOf(provider: SocialProvider, state: string, secrets: VisitSecrets): Promise<string>
  /**
   * Exchanges the code for the user's profile. Code and tokens are discarded.
   *
   * @param parameters - of the callback
   * @throws {Error} if state, issuer, nonce, audience, signature or time are invalid
   */
  read(
    provider: SocialProvider,
    parameters: URLSearchParams,
    secrets: VisitSecrets,
  ): Promise<Profile>
}

/** Apple sends the name beside the code, and only on the first login. */
function readSentName(parameters: URLSearchParams): string | null {
  try {
    const { name } = Object(JSON.parse(parameters.get('user') ?? '')) as { name?: unknown }
    const { firstName, lastName } = Object(name) as { firstName?: unknown; lastName?: unknown }
    const parts = [firstName, lastName].filter(part => typeof part === 'string')
    return readUserName(parts.join(' '))
  } catch {
    return null // not the first login, or not Apple
  }
}

export function createVisits(settings: {
  readonly origin: string
  readonly socials: SocialSettings
}): Visits {
  const { origin, socials } = settings
  const known = new Map<SocialProvider, Promise<client.Configuration>>()
  const callbackOf = (provider: SocialProvider) => `${origin}/social/callback/${provider}`

  function needClient(provider: SocialProvider) {
    const own = socials[provider]
    if (!own) throw new Error(`no credentials for ${provider}`)
    return own
  }

  async function configure(provider: SocialProvider): Promise<client.Configuration> {
    const own = needClient(provider)
    const { kind, clientAuth } = PROVIDERS[provider]
    const { issuer, authorization, token } = endpointsOf(provider, own)
    const auth = createClientAuth(own, clientAuth)
    const insecure = isLocalUrl(issuer) ? [client.allowInsecureRequests] : []
    if (kind === 'oidc') {
      // By default, the signatures of tokens received over TLS are not verified.
      const execute = [...insecure, client.enableNonRepudiationChecks]
      const options = { timeout: TIMEOUT_S, execute }
      return client.discovery(new URL(issuer), own.clientId, {}, auth, options)
    }
    const server: client.ServerMetadata = {
      issuer,
      ...(authorization && { authorization_endpoint: authorization }),
      ...(token && { token_endpoint: token }),
    }
    const config = new client.Configuration(server, own.clientId, {}, auth)
    config.timeout = TIMEOUT_S
    insecure.forEach(allow => allow(config))
    return config
  }

  /** Caches the discovery; a failure is not cached. */
  function configurationOf(provider: SocialProvider): Promise<client.Configuration> {
    const found = known.get(provider)
    if (found) return found
    const made = configure(provider)
    known.set(provider, made)
    made.catch(() => known.delete(provider))
    return made
  }

  async function askUser(
    provider: SocialProvider,
    accessToken: string,
    config: client.Configuration,
  ) {
    const endpoints = endpointsOf(provider, needClient(provider))
    const readUser = READ_USER[provider]
    if (!readUser) throw new Error(`${provider} has no reader`)
    return readUser(async endpoint => {
      const url = endpoints[endpoint]
      if (url === undefined) throw new Error(`${provider} has no address for ${endpoint}`)
      const headers = new Headers({ accept: 'application/json', 'user-agent': 'secure-site' })
      const response = await client.fetchProtectedResource(
        config,
        accessToken,
        new URL(url),
        'GET',
        null,
        headers,
      )
      const text = await response.text()
      if (!response.ok || text.length > USER_BYTES_MAX) {
        throw new Error(`${provider} did not say who the visitor is: ${response.status}`)
      }
      return JSON.parse(text) as unknown
    })
  }

  return {
    isOffered: provider => socials[provider] !== undefined,
    async addressOf(provider, state, { codeVerifier, nonce }) {
      const { kind, scope, parameters } = PROVIDERS[provider]
      const config = await configurationOf(provider)
      return client.buildAuthorizationUrl(config, {
        ...parameters,
        redirect_uri: callbackOf(provider),
        scope,
        state,
        code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        ...(kind === 'oidc' && { nonce }),
      }).href
    },
    async read(provider, parameters, { codeVerifier, nonce }) {
      const { kind } = PROVIDERS[provider]
      const config = await configurationOf(provider)
      const answer = new URL(callbackOf(provider))
      answer.search = parameters.toString()
      const tokens = await client.authorizationCodeGrant(config, answer, {
        pkceCodeVerifier: codeVerifier,
        // The state was already validated by finding its row.
        expectedState: parameters.get('state') ?? '',
        ...(kind === 'oidc' && { expectedNonce: nonce }),
      })
      if (kind === 'oauth') return askUser(provider, tokens.access_token, config)
      const profile = readClaims(tokens.claims())
      return { ...profile, userName: profile.userName ?? readSentName(parameters) }
    },
  }
}
