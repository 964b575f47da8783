/**
 * The exports of `dist/server.js`, for users of the built server. `__tests__/server/types.test.ts`
 * compares them with the sources.
 */
export interface SealedShare {
  readonly keyId: string
  readonly sealed: string
}
export interface KeySealer {
  readonly keyId: string
  seal(share: string, context: string): Promise<SealedShare>
  open(sealed: SealedShare, context: string): Promise<string>
}
/** The site's credentials at a social login provider. */
export interface SocialClient {
  readonly clientId: string
  readonly clientSecret?: string | undefined
  readonly signingKey?:
    { readonly teamId: string; readonly keyId: string; readonly privateKey: string } | undefined
  readonly endpoints?:
    | {
        readonly issuer?: string | undefined
        readonly authorization?: string | undefined
        readonly token?: string | undefined
        readonly user?: string | undefined
        readonly emails?: string | undefined
      }
    | undefined
}
export interface FarcasterOptions {
  readonly relayUrl?: string | undefined
  readonly rpcUrl: string
  readonly idRegistry?: string | undefined
}
export interface SecureSiteOptions {
  readonly port?: number
  readonly host?: string
  readonly origin?: string
  readonly databaseUrl?: string
  readonly dataFolder?: string
  readonly smtpUrl: string
  readonly mailFrom?: string
  readonly keyEncryptionKey: string
  readonly retiredKeyEncryptionKeys?: readonly string[]
  readonly keySealer?: KeySealer
  readonly sessionSecret?: string
  readonly rpcUrls: Readonly<Record<string, readonly string[]>>
  readonly networks: Readonly<
    Record<string, { readonly name: string; readonly symbol: string; readonly decimals: number }>
  >
  readonly name: string
  readonly projects: Readonly<Record<string, readonly string[]>>
  readonly pagesFolder?: string
  readonly trustedProxies?: readonly string[]
  readonly limits?: {
    readonly loginsPerIpPerHour?: number
    readonly codesPerIpPerHour?: number
    readonly linksPerIpPerHour?: number
  }
  readonly socials?: {
    readonly [
      provider in 'google' | 'github' | 'apple' | 'facebook' | 'x' | 'discord'
    ]?: SocialClient
  }
  readonly farcaster?: FarcasterOptions
  readonly accounts?: {
    readonly networks: readonly string[]
    readonly relayerKey?: string
    readonly sponsorship?: Readonly<
      Record<
        string,
        {
          readonly networks: readonly string[]
          readonly perUserPerDay?: number
          readonly perDay?: number
          readonly maxGas?: number
        }
      >
    >
    readonly tokens?: Readonly<
      Record<
        string,
        readonly {
          readonly address: string
          readonly name: string
          readonly symbol: string
          readonly decimals: number
          readonly iconUrl?: string
        }[]
      >
    >
    readonly bundlers?: Readonly<
      Record<string, { readonly url: string; readonly paymasterUrl?: string }>
    >
  }
  readonly now?: () => number
  readonly log?: (line: string) => void
  readonly hooks?: {
    readonly deviceWaitMs?: number
    readonly mailRetryDelaysMs?: readonly number[]
    readonly farcasterPollMs?: number
  }
}
export interface SecureSite {
  readonly url: string
  removeExpired(): Promise<void>
  close(): Promise<void>
}
export function createSecureSite(options: SecureSiteOptions): Promise<SecureSite>
export function createLocalSealer(current: string, retired?: readonly string[]): KeySealer
