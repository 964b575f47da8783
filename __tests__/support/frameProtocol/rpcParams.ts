import { base58 } from '@scure/base'
import * as v from 'valibot'

const isBase58 = (text: string) => {
  try {
    return base58.decode(text).length > 0
  } catch {
    return false // a character outside the alphabet
  }
}
const base58Text = v.pipe(v.string(), v.check(isBase58))
const hexText = v.pipe(v.string(), v.startsWith('0x'))

const NONE = v.undefined()
const LIST = v.array(v.unknown())

const COMMITMENTS = [
  'processed',
  'confirmed',
  'finalized',
  'recent',
  'single',
  'singleGossip',
  'root',
  'max',
]

/** Parameters of methods the frame answers (protocol §5.7); other `eth_` methods take a list. */
const SHAPES: Readonly<Record<string, v.GenericSchema>> = {
  eth_accounts: NONE,
  eth_blockNumber: NONE,
  eth_gasPrice: NONE,
  eth_maxPriorityFeePerGas: NONE,
  eth_newBlockFilter: NONE,
  eth_newPendingTransactionFilter: NONE,
  personal_sign: LIST,
  solana_signMessage: v.strictObject({ message: base58Text, pubkey: base58Text }),
  solana_signTransaction: v.strictObject({ transaction: base58Text }),
  solana_signAllTransactions: v.strictObject({ transactions: v.array(base58Text) }),
  solana_signAndSendTransaction: v.strictObject({
    transaction: base58Text,
    options: v.optional(
      v.strictObject({
        skipPreflight: v.optional(v.boolean()),
        preflightCommitment: v.optional(v.picklist(COMMITMENTS)),
        maxRetries: v.optional(v.number()),
        minContextSlot: v.optional(v.number()),
      }),
    ),
  }),
  wallet_sendCalls: v.strictTuple([
    v.looseObject({
      chainId: v.optional(v.union([v.string(), v.number()])),
      from: v.optional(v.string()),
      version: v.optional(v.string()),
      capabilities: v.optional(v.unknown()),
      calls: v.array(
        v.looseObject({
          to: hexText,
          data: v.optional(hexText),
          value: v.optional(v.string()),
        }),
      ),
    }),
  ]),
  wallet_getCallsStatus: v.array(v.string()),
  wallet_getCapabilities: v.optional(LIST),
  wallet_grantPermissions: LIST,
  wallet_revokePermissions: v.unknown(),
  wallet_getAssets: v.unknown(),
}

const READ_OR_SEND = /^eth_[A-Za-z0-9_]+$/
/** Answered by the page, never sent to the frame. */
const LOCAL = 'eth_chainId'

/** Whether the frame accepts this method with these parameters. */
export function isRpcRequest(method: string, params: unknown): boolean {
  if (method === LOCAL) return false
  const shape = SHAPES[method] ?? (READ_OR_SEND.test(method) ? LIST : null)
  return shape !== null && v.is(shape, params)
}
