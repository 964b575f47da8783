// @ts-check
import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { Provider } from 'oidc-provider'
import { createMemoryAdapter } from './createMemoryAdapter.js'
import { IDENTITY_PROVIDERS, PEOPLE, subjectOf } from './people.js'

/** The scopes that sites request from the six providers. */
const SCOPES = [
  'openid',
  'email',
  'profile',
  'name',
  'read:user',
  'user:email',
  'public_profile',
  'users.read',
  'tweet.read',
  'users.email',
  'identify',
]

/** @param {string} provider */
export const clientIdOf = provider => `sandbox-${provider}`

/** @param {string} clientId */
export const providerOf = clientId =>
  IDENTITY_PROVIDERS.find(provider => clientIdOf(provider) === clientId)

/**
 * Returns the person behind an account id such as `github:marisol`.
 *
 * @param {string} accountId
 */
export function personOf(accountId) {
  const [provider = '', personId = ''] = accountId.split(':')
  const person = PEOPLE.find(({ id }) => id === personId)
  return person && { ...person, subject: subjectOf(provider, personId) }
}

function makeKey() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }
}

/**
 * Creates a real OpenID provider with a client for each emulated provider. It requires PKCE.
 *
 * @param {object} options
 * @param {string} options.url its own address
 * @param {string} options.siteUrl the visitor's return URL: `<siteUrl>/social/callback/<provider>`
 * @param {string} options.clientSecret
 */
export function createOidcServer({ url, siteUrl, clientSecret }) {
  const provider = new Provider(url, {
    adapter: createMemoryAdapter(),
    clients: IDENTITY_PROVIDERS.map(name => ({
      client_id: clientIdOf(name),
      client_secret: clientSecret,
      redirect_uris: [`${siteUrl}/social/callback/${name}`],
      response_types: ['code'],
      grant_types: ['authorization_code'],
      token_endpoint_auth_method: name === 'x' ? 'client_secret_basic' : 'client_secret_post',
    })),
    jwks: { keys: [makeKey()] },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    scopes: SCOPES,
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name'],
      name: ['name'],
    },
    // The public providers include them in the ID token as well.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
      Grant: 600,
    },
    async findAccount(_ctx, accountId) {
      const person = personOf(accountId)
      if (!person) return undefined
      const { name, email, isVerified, subject } = person
      return {
        accountId,
        claims: () => ({ sub: subject, name, email, email_verified: isVerified }),
      }
    },
    // The identity page already obtained the consent.
    async loadExistingGrant(ctx) {
      const { client, session } = ctx.oidc
      const accountId = session?.accountId
      if (!client || accountId === undefined) return undefined
      const grant = new ctx.oidc.provider.Grant({ clientId: client.clientId, accountId })
      grant.addOIDCScope(SCOPES.join(' '))
      await grant.save()
      return grant
    },
    renderError(ctx, out) {
      ctx.type = 'text/plain'
      ctx.body = `The identity server refuses: ${out.error}. ${out.error_description ?? ''}`
    },
  })
  return provider
}
