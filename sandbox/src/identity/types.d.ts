import type { RunningPart } from '../lib/types.js'

export interface Person {
  readonly id: string
  readonly name: string
  readonly email: string
  /** Whether the provider says that the address is theirs. */
  readonly isVerified: boolean
}

export type IdentityProvider = 'google' | 'github' | 'apple' | 'facebook' | 'x' | 'discord'

/** What the site is told of the stand-in, by provider: the form of the secure site's `socials`. */
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

/** Makes the identity server misbehave, and tells who could be signed in. */
export interface IdentityControl {
  /** Takes every switch back. */
  reset(): Promise<void>
  people(): Promise<readonly Person[]>
  /** Refuses every visit with `access_denied`, without asking the visitor. */
  deny(isDenying: boolean): Promise<void>
  /** Answers no visit and no token before this time has passed. */
  slow(ms: number): Promise<void>
  /** Sends the next visitor back with the state of the visit before. */
  reuseState(): Promise<void>
  /** What was said in secret since the last reset: states, nonces, codes, access tokens and ID tokens. */
  issued(): Promise<readonly string[]>
}
