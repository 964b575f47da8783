import type { RunningPart } from '../lib/types.js'

export interface Person {
  readonly id: string
  readonly name: string
  readonly email: string
  /** Whether the provider reports the address as verified. */
  readonly isVerified: boolean
}

export type IdentityProvider = 'google' | 'github' | 'apple' | 'facebook' | 'x' | 'discord'

/** The emulation's client credentials by provider, in the form of the secure site's `socials`. */
export type SocialCredentials = Readonly<
  Record<
    IdentityProvider,
    {
      readonly clientId: string
      readonly clientSecret: string
      readonly endpoints: {
        readonly issuer: string
        readonly authorization: string
        readonly token: string
        readonly user: string
        readonly emails: string
      }
    }
  >
>

export interface RunningIdentity extends RunningPart {
  readonly socials: SocialCredentials
}

/** Makes the identity server misbehave, and lists who can sign in. */
export interface IdentityControl {
  /** Resets every switch. */
  reset(): Promise<void>
  people(): Promise<readonly Person[]>
  /** Refuses every visit with `access_denied`, without showing a page. */
  deny(isDenying: boolean): Promise<void>
  /** Delays every visit and token response by this many ms. */
  slow(ms: number): Promise<void>
  /** Sends the next visitor back with the previous visit's state. */
  reuseState(): Promise<void>
  /** Secrets issued since the last reset: states, nonces, codes, access tokens and ID tokens. */
  issued(): Promise<readonly string[]>
}
