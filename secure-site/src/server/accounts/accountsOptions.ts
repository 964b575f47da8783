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
  /** How many batches of one user are paid for within 24 hours; 20 unless given. */
  perUserPerDay: v.exactOptional(count, 20),
  /** How many batches of all users of the project are paid for within 24 hours; 1,000 unless given. */
  perDay: v.exactOptional(count, 1_000),
  /** A batch that takes more gas is not paid for; 2,000,000 unless given. */
  maxGas: v.exactOptional(count, 2_000_000),
})

/** What `CONFIG_FILE` says of smart accounts, all but the relayer's key. */
export const AccountsFile = v.object({
  /** CAIP-2 ids of the networks that the factory was deployed on. */
  networks: v.array(EvmNetworkId),
  /** By project id; the accounts pay where there is none. */
  sponsorship: v.optional(v.record(v.string(), Sponsorship), {}),
  /** Tokens that `wallet_getAssets` tells of, by network. */
  tokens: v.optional(v.record(EvmNetworkId, v.array(Token)), {}),
  /** Bundlers of ERC-4337 in place of the relayer, by network. Visitors' browsers connect to them. */
  bundlers: v.optional(
    v.record(EvmNetworkId, v.object({ url: httpUrl, paymasterUrl: v.exactOptional(httpUrl) })),
    {},
  ),
})

export const Accounts = v.object({
  ...AccountsFile.entries,
  /** 32 bytes as `0x…`: the account that pays for the gas, on every network. Not needed where each network has a bundler. */
  relayerKey: v.exactOptional(
    v.pipe(v.string(), v.regex(/^0x[0-9a-fA-F]{64}$/, 'must be 32 bytes as 0x…')),
  ),
})

export type SponsorshipPolicy = v.InferOutput<typeof Sponsorship>

/** Smart accounts, as the operator sets them up. */
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
