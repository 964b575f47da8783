/** What `dist/server.js` exports, for those who import the built server. `__tests__/server/types.test.ts` compares it with the sources. */
export interface SealedShare {
  readonly keyId: string
  readonly sealed: string
}
export interface KeySealer {
  readonly keyId: string
  seal(share: string, context: string): Promise<SealedShare>
  open(sealed: SealedShare, context: string): Promise<string>
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
  }
}
export interface SecureSite {
  readonly url: string
  removeExpired(): Promise<void>
  close(): Promise<void>
}
export function createSecureSite(options: SecureSiteOptions): Promise<SecureSite>
export function createLocalSealer(current: string, retired?: readonly string[]): KeySealer
