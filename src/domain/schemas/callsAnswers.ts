import * as v from 'valibot'
import { formatUnits } from '../../lib/amount/decimal'
import { toSafeLinkUrl } from '../../lib/links/safeUrl'
import type { CallsOutcome } from '../calls/walletCalls'
import { cleanText } from './cleanText'
import { createRowsSchema } from './createRowsSchema'

const MAX_HEX = 200_000
const MAX_QUANTITY = 66
const MAX_ID = 8_194
const MAX_DECIMALS = 255
const hex = v.pipe(v.string(), v.maxLength(MAX_HEX), v.regex(/^0x[0-9a-f]*$/i))
const hash = v.pipe(v.string(), v.regex(/^0x[0-9a-f]{64}$/i))
const address = v.pipe(v.string(), v.regex(/^0x[0-9a-f]{40}$/i))
/** A hexadecimal number, such as a block number. */
const quantity = v.pipe(
  v.string(),
  v.maxLength(MAX_QUANTITY),
  v.regex(/^0x[0-9a-f]+$/i),
  v.transform(text => BigInt(text)),
)
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_ID))

/** The response to `wallet_sendCalls`; wallets with version 1.0 return the bare id. */
export const sentCallsSchema = v.union([
  id,
  v.pipe(
    v.object({ id }),
    v.transform(answer => answer.id),
  ),
])

const OUTCOMES: Readonly<Record<string, CallsOutcome>> = {
  1: 'pending',
  2: 'confirmed',
  4: 'failed',
  5: 'reverted',
  6: 'partiallyReverted',
  PENDING: 'pending',
  CONFIRMED: 'confirmed',
}

/**
 * EIP-5792: the hundreds carry the meaning, as in HTTP. An unknown one is neither success nor
 * failure, so the batch is polled again. Version 1.0 has two string statuses.
 */
const outcome = v.pipe(
  v.union([v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(999)), v.string()]),
  v.transform(status =>
    typeof status === 'number'
      ? (OUTCOMES[Math.floor(status / 100)] ?? 'pending')
      : OUTCOMES[status],
  ),
  v.custom<CallsOutcome>(value => value !== undefined),
)

const MAX_RECEIPTS = 1_000
const MAX_LOGS = 10_000

/** Keeps the readable rows; an invalid row is dropped. */
const readableRows = <T>(row: v.GenericSchema<unknown, T>, maxRows: number) =>
  v.pipe(
    v.unknown(),
    v.transform(rows =>
      (Array.isArray(rows) ? rows.slice(0, maxRows) : []).flatMap((candidate: unknown) => {
        const read = v.safeParse(row, candidate)
        return read.success ? [read.output] : []
      }),
    ),
  )

const orNull = <T>(schema: v.GenericSchema<unknown, T>) => v.fallback(v.nullish(schema, null), null)

const log = v.object({ address, data: hex, topics: v.array(hash) })

/** Requires only the transaction hash: wallets omit fields and write leading zeros. */
const receipt = v.pipe(
  v.object({
    transactionHash: hash,
    blockHash: orNull(hash),
    blockNumber: orNull(quantity),
    gasUsed: orNull(quantity),
    status: orNull(quantity),
    logs: v.optional(readableRows(log, MAX_LOGS), []),
  }),
  v.transform(({ blockNumber, gasUsed, status, ...rest }) => ({
    ...rest,
    blockNumber: blockNumber?.toString() ?? null,
    gasUsed: gasUsed?.toString() ?? null,
    isSuccessful: status === 1n ? true : status === 0n ? false : null,
  })),
)

/** The success that a batch's outcome implies for receipts without a status. */
const IMPLIED_SUCCESS: Readonly<Partial<Record<CallsOutcome, boolean>>> = {
  confirmed: true,
  reverted: false,
}

/** The response to `wallet_getCallsStatus`. Only an invalid status makes it invalid. */
export const callsStatusSchema = v.pipe(
  v.object({
    status: outcome,
    chainId: orNull(quantity),
    atomic: v.fallback(v.nullish(v.boolean(), true), false),
    receipts: v.optional(readableRows(receipt, MAX_RECEIPTS), []),
  }),
  v.transform(answer => ({
    ...answer,
    receipts: answer.receipts.map(each => ({
      ...each,
      isSuccessful: each.isSuccessful ?? IMPLIED_SUCCESS[answer.status] ?? null,
    })),
  })),
)

/** The response to `wallet_getCapabilities`, by hexadecimal chain id. */
export const capabilitiesSchema = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform(answer =>
    Object.entries(answer).flatMap(([chainId, said]) => {
      const read = v.safeParse(v.record(v.string(), v.unknown()), said)
      return read.success ? [[chainId, read.output] as const] : []
    }),
  ),
)

const asset = v.pipe(
  v.object({
    address: v.union([address, v.literal('native')]),
    balance: quantity,
    type: v.pipe(v.string(), v.toLowerCase(), v.picklist(['native', 'erc20'])),
    metadata: v.object({
      name: cleanText(),
      symbol: cleanText(24),
      decimals: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_DECIMALS)),
      price: v.pipe(v.number(), v.finite(), v.minValue(0)),
      iconUrl: v.string(),
      value: v.optional(v.pipe(v.number(), v.finite(), v.minValue(0))),
    }),
  }),
  v.transform(({ address: contract, balance, type, metadata }) => ({
    address: type === 'native' || contract === 'native' ? null : contract,
    balance: formatUnits(balance, metadata.decimals),
    name: metadata.name,
    symbol: metadata.symbol,
    decimals: metadata.decimals,
    price: metadata.price,
    value: metadata.value ?? null,
    iconUrl: toSafeLinkUrl(metadata.iconUrl) ?? null,
  })),
)

/** The response to `wallet_getAssets`, by hexadecimal chain id. */
export const assetsSchema = v.record(v.string(), createRowsSchema(asset))

const MAX_ASSETS = 1_000

/** Like `assetsSchema`, but any invalid row makes the whole response invalid. */
export const wholeAssetsSchema = v.record(
  v.string(),
  v.pipe(v.array(asset), v.maxLength(MAX_ASSETS)),
)

const MAX_TOKEN_ID = 80

/** Hexadecimal in the standard, decimal in some wallets. */
const tokenNumber = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.transform(String))]),
  v.maxLength(MAX_TOKEN_ID),
  v.regex(/^(?:0x[0-9a-f]+|\d+)$/i),
  v.transform(text => BigInt(text).toString()),
)

const collectible = v.pipe(
  v.object({
    address,
    type: v.pipe(v.string(), v.toLowerCase(), v.picklist(['erc721', 'erc1155'])),
    balance: v.nullish(quantity, '0x1'),
    metadata: v.object({
      name: cleanText(),
      tokenId: tokenNumber,
      tokenName: cleanText(),
      iconUrl: v.nullish(v.unknown(), null),
    }),
  }),
  v.transform(
    ({ address: contract, balance, metadata: { name, tokenId, tokenName, iconUrl } }) => ({
      contract,
      tokenId,
      collection: name,
      name: tokenName || (name && `${name} #${tokenId}`),
      imageUrl: typeof iconUrl === 'string' ? iconUrl : null,
      isHeld: balance !== 0n,
    }),
  ),
)

/** The collectibles of a `wallet_getAssets` response, by hexadecimal chain id. */
export const collectiblesSchema = v.record(
  v.string(),
  v.pipe(
    v.array(v.unknown()),
    v.transform(rows =>
      rows.flatMap(row => {
        const read = v.safeParse(collectible, row)
        if (!read.success || !read.output.isHeld) return []
        const { isHeld: _isHeld, ...told } = read.output
        return [told]
      }),
    ),
  ),
)
