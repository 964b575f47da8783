import * as v from 'valibot'
import { SOCIAL_PROVIDERS } from '../../shared/social'
import { PROVIDERS } from './providers'
import type { SocialProvider } from '../../shared/social'
import type { ProviderEndpoints } from './providers'

/** An Apple key: each client secret is signed with it. */
export interface AppleKey {
  readonly teamId: string
  readonly keyId: string
  /** The content of the `.p8` file, PEM. */
  readonly privateKey: string
}

type OwnEndpoints = { readonly [name in keyof ProviderEndpoints]?: string | undefined }

/** The site's credentials at a provider. */
export interface SocialClient {
  readonly clientId: string
  readonly clientSecret?: string | undefined
  /** For Apple, instead of the secret. */
  readonly signingKey?: AppleKey | undefined
  /** Overrides the provider's public endpoints. */
  readonly endpoints?: OwnEndpoints | undefined
}

/** Sign In With Farcaster. */
export interface FarcasterOptions {
  /** Default: `https://relay.farcaster.xyz`. */
  readonly relayUrl?: string | undefined
  /**
   * An OP Mainnet node: resolves which account a Farcaster id belongs to, and verifies contract
   * signatures.
   */
  readonly rpcUrl: string
  /** The IdRegistry contract; default: the public one. */
  readonly idRegistry?: string | undefined
}

const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]']

/** Only local servers may be used without TLS. */
export const isLocalUrl = (url: string) => LOCAL_HOSTS.includes(new URL(url).hostname)

const SafeUrl = v.pipe(
  v.string(),
  v.url(),
  v.check(url => url.startsWith('https://') || isLocalUrl(url), 'must be https'),
)
const Text = v.pipe(v.string(), v.minLength(1))
const Client = v.pipe(
  v.object({
    clientId: Text,
    clientSecret: v.optional(Text),
    signingKey: v.optional(v.object({ teamId: Text, keyId: Text, privateKey: Text })),
    endpoints: v.optional(
      v.partial(
        v.object({
          issuer: SafeUrl,
          authorization: SafeUrl,
          token: SafeUrl,
          user: SafeUrl,
          emails: SafeUrl,
        }),
      ),
    ),
  }),
  v.check(
    ({ clientSecret, signingKey }) => (clientSecret === undefined) !== (signingKey === undefined),
    'needs either a client secret or a signing key',
  ),
)
export const Socials = v.optional(
  v.partial(
    v.object({
      google: Client,
      github: Client,
      apple: Client,
      facebook: Client,
      x: Client,
      discord: Client,
    }),
  ),
  {},
)
export const Farcaster = v.optional(
  v.object({
    relayUrl: v.optional(SafeUrl, 'https://relay.farcaster.xyz'),
    rpcUrl: SafeUrl,
    idRegistry: v.optional(
      v.pipe(v.string(), v.regex(/^0x[0-9a-fA-F]{40}$/)),
      '0x00000000Fc6c5F01Fc30151999387Bb99A9f489b',
    ),
  }),
)

export type SocialSettings = v.InferOutput<typeof Socials>
export type FarcasterSettings = NonNullable<v.InferOutput<typeof Farcaster>>

type Environment = Readonly<Record<string, string | undefined>>

function readClient(environment: Environment, provider: SocialProvider): SocialClient | null {
  const prefix = provider.toUpperCase()
  const read = (name: string) => environment[`${prefix}_${name}`] || undefined
  const clientId = read('CLIENT_ID')
  if (clientId === undefined) return null
  const [teamId, keyId, privateKey] = [read('TEAM_ID'), read('KEY_ID'), read('PRIVATE_KEY')]
  const signingKey = teamId && keyId && privateKey ? { teamId, keyId, privateKey } : undefined
  const clientSecret = read('CLIENT_SECRET')
  if (!clientSecret && !signingKey) {
    throw new Error(`${prefix}_CLIENT_SECRET is not set, but ${prefix}_CLIENT_ID is`)
  }
  const own = Object.entries({
    issuer: read('ISSUER'),
    authorization: read('AUTHORIZATION_URL'),
    token: read('TOKEN_URL'),
    user: read('USER_URL'),
    emails: read('EMAILS_URL'),
  }).filter(([, url]) => url !== undefined)
  return {
    clientId,
    ...(clientSecret ? { clientSecret } : { signingKey }),
    ...(own.length > 0 && { endpoints: Object.fromEntries(own) }),
  }
}

/**
 * Reads credentials from variables such as `GOOGLE_CLIENT_ID` and `GOOGLE_CLIENT_SECRET`.
 *
 * @throws {Error} naming the variable that is missing
 */
export function readSocialEnvironment(environment: Environment) {
  const clients = SOCIAL_PROVIDERS.flatMap(provider => {
    const client = readClient(environment, provider)
    return client ? [[provider, client] as const] : []
  })
  const { FARCASTER_RPC_URL: rpcUrl, FARCASTER_RELAY_URL: relayUrl } = environment
  return {
    ...(clients.length > 0 && { socials: Object.fromEntries(clients) }),
    ...(rpcUrl && { farcaster: { rpcUrl, ...(relayUrl && { relayUrl }) } }),
  }
}

/** The provider's endpoints with the operator's overrides. */
export function endpointsOf(provider: SocialProvider, client: SocialClient): ProviderEndpoints {
  const { endpoints } = PROVIDERS[provider]
  const own = client.endpoints ?? {}
  return {
    issuer: own.issuer ?? endpoints.issuer,
    authorization: own.authorization ?? endpoints.authorization,
    token: own.token ?? endpoints.token,
    user: own.user ?? endpoints.user,
    emails: own.emails ?? endpoints.emails,
  }
}
