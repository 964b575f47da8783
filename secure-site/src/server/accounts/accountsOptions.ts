import * as v from 'valibot'

const httpUrl = v.pipe(v.string(), v.url(), v.regex(/^https?:/, 'must be an http(s) URL'))
const EvmNetworkId = v.pipe(v.string(), v.regex(/^eip155:\d{1,15}$/, 'must be such as eip155:1'))
const count = v.pipe(v.number(), v.integer(), v.minValue(0))

const Token = v.object({
  address: v.pipe(v.string(), v.regex(/^0x[0-9a-fA-F]{40}$/)),
  name: v.string(),
  symbol: v.string(),
  decimals: v.pipe(count, v.maxValue(36)),
  iconUrl: v.exactOptional(v.string(), ''),
})

const Sponsorship = v.object({
  /** Networks on which the operator pays. */
  networks: v.array(EvmNetworkId),
  /** Sponsored batches per user within 24 hours; default: 20. */
  perUserPerDay: v.exactOptional(count, 20),
  /** Sponsored batches of all users of the project within 24 hours; default: 1,000. */
  perDay: v.exactOptional(count, 1_000),
  /** Batches above this gas limit are not sponsored; default: 2,000,000. */
  maxGas: v.exactOptional(count, 2_000_000),
})

/** The smart account options of `CONFIG_FILE`, without the relayer's key. */
export const AccountsFile = v.object({
  /** CAIP-2 ids of the networks the factory is deployed on. */
  networks: v.array(EvmNetworkId),
  /** By project id; without an entry, the accounts pay. */
  sponsorship: v.optional(v.record(v.string(), Sponsorship), {}),
  /** Tokens that `wallet_getAssets` reports, by network. */
  tokens: v.optional(v.record(EvmNetworkId, v.array(Token)), {}),
  /** ERC-4337 bundlers used instead of the relayer, by network. Users' browsers connect to them. */
  bundlers: v.optional(
    v.record(EvmNetworkId, v.object({ url: httpUrl, paymasterUrl: v.exactOptional(httpUrl) })),
    {},
  ),
})

export const Accounts = v.object({
  ...AccountsFile.entries,
  /**
   * 32 bytes as `0x…`: the account that pays for gas on every network. Not needed if each network
   * has a bundler.
   */
  relayerKey: v.exactOptional(
    v.pipe(v.string(), v.regex(/^0x[0-9a-fA-F]{64}$/, 'must be 32 bytes as 0x…')),
  ),
})

export type SponsorshipPolicy = v.InferOutput<typeof Sponsorship>

/** The operator's smart account options. */
export interface AccountsOptions {
  readonly networks: readonly string[]
  readonly relayerKey?: string
  readonly sponsorship?: Readonly<
    Record<
      string,
      Readonly<Omit<v.InferInput<typeof Sponsorship>, 'networks'>> & {
        readonly networks: readonly string[]
      }
    >
  >
  readonly tokens?: Readonly<Record<string, readonly Readonly<v.InferInput<typeof Token>>[]>>
  readonly bundlers?: Readonly<
    Record<string, { readonly url: string; readonly paymasterUrl?: string }>
  >
}
