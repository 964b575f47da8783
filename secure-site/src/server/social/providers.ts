import type { SocialProvider } from '../../shared/social'

/** The URLs of a provider. */
export interface ProviderEndpoints {
  /**
   * Compared with `iss` of responses and ID tokens; an OIDC provider's other endpoints are
   * discovered from it.
   */
  readonly issuer: string
  readonly authorization?: string | undefined
  readonly token?: string | undefined
  /** The user's profile. */
  readonly user?: string | undefined
  /** The user's addresses, if `user` does not report which are verified. */
  readonly emails?: string | undefined
}

export interface Provider {
  /**
   * `oidc`: the profile is in a signed ID token. `oauth`: it is requested with the access token.
   */
  readonly kind: 'oidc' | 'oauth'
  readonly endpoints: ProviderEndpoints
  readonly scope: string
  /** How the site authenticates at the token endpoint. */
  readonly clientAuth: 'post' | 'basic'
  /** Further authorization parameters. */
  readonly parameters?: Readonly<Record<string, string>>
}

/** According to the providers' documentation as of November 2026. */
export const PROVIDERS: Readonly<Record<SocialProvider, Provider>> = {
  google: {
    kind: 'oidc',
    endpoints: { issuer: 'https://accounts.google.com' },
    scope: 'openid email profile',
    clientAuth: 'post',
    parameters: { prompt: 'select_account' },
  },
  apple: {
    kind: 'oidc',
    endpoints: { issuer: 'https://appleid.apple.com' },
    scope: 'openid name email',
    clientAuth: 'post',
    // Apple requires form_post if name or email is requested.
    parameters: { response_mode: 'form_post' },
  },
  github: {
    kind: 'oauth',
    endpoints: {
      issuer: 'https://github.com/login/oauth',
      authorization: 'https://github.com/login/oauth/authorize',
      token: 'https://github.com/login/oauth/access_token',
      user: 'https://api.github.com/user',
      emails: 'https://api.github.com/user/emails',
    },
    scope: 'read:user user:email',
    clientAuth: 'post',
  },
  facebook: {
    kind: 'oauth',
    endpoints: {
      issuer: 'https://www.facebook.com',
      authorization: 'https://www.facebook.com/v23.0/dialog/oauth',
      token: 'https://graph.facebook.com/v23.0/oauth/access_token',
      user: 'https://graph.facebook.com/v23.0/me?fields=id,name',
    },
    scope: 'public_profile',
    clientAuth: 'post',
  },
  x: {
    kind: 'oauth',
    endpoints: {
      issuer: 'https://x.com',
      authorization: 'https://x.com/i/oauth2/authorize',
      token: 'https://api.x.com/2/oauth2/token',
      user: 'https://api.x.com/2/users/me?user.fields=confirmed_email',
    },
    scope: 'users.read tweet.read users.email',
    clientAuth: 'basic',
  },
  discord: {
    kind: 'oauth',
    endpoints: {
      issuer: 'https://discord.com',
      authorization: 'https://discord.com/oauth2/authorize',
      token: 'https://discord.com/api/oauth2/token',
      user: 'https://discord.com/api/users/@me',
    },
    scope: 'identify email',
    clientAuth: 'post',
  },
}
