import * as v from 'valibot'

const NetworkId = v.pipe(v.string(), v.regex(/^eip155:\d{1,15}$/))
const Address = v.pipe(v.string(), v.regex(/^0x[0-9a-fA-F]{40}$/))
const Amount = v.pipe(v.string(), v.regex(/^\d{1,78}$/))
const Url = v.pipe(v.string(), v.url())

export const AccountsConfig = v.object({
  networks: v.array(NetworkId),
  sponsoredNetworks: v.array(NetworkId),
  tokens: v.record(
    v.string(),
    v.array(
      v.object({
        address: Address,
        name: v.string(),
        symbol: v.string(),
        decimals: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(36)),
        iconUrl: v.string(),
      }),
    ),
  ),
  bundlers: v.record(v.string(), v.object({ url: Url, paymasterUrl: v.exactOptional(Url) })),
})

export const Quote = v.object({
  isDeployed: v.boolean(),
  isSponsored: v.boolean(),
  nonce: Amount,
  deadline: Amount,
  maxFee: Amount,
  feeRecipient: Address,
  minGas: Amount,
  failure: v.nullable(v.string()),
})

export const SentBatch = v.object({
  transactionHash: v.pipe(v.string(), v.regex(/^0x[0-9a-fA-F]{64}$/)),
})
