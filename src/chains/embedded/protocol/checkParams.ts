import { base58 } from '@scure/base'
import * as v from 'valibot'
import { ModalError } from '../../../domain/ModalError'

const isBase58 = (text: string) => {
  try {
    return base58.decode(text).length > 0
  } catch {
    return false // not in the alphabet
  }
}
const inBase58 = v.pipe(v.string(), v.check(isBase58))
const hex = v.pipe(v.string(), v.regex(/^0x/))

const NONE = v.nullish(v.strictTuple([]))
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
] as const

/** Methods whose parameters are not a plain list (protocol §5.7). */
const SHAPES: Readonly<Record<string, v.GenericSchema>> = {
  eth_accounts: NONE,
  eth_blockNumber: NONE,
  eth_chainId: NONE,
  eth_gasPrice: NONE,
  eth_maxPriorityFeePerGas: NONE,
  eth_newBlockFilter: NONE,
  eth_newPendingTransactionFilter: NONE,
  solana_signMessage: v.object({ message: inBase58, pubkey: inBase58 }),
  solana_signTransaction: v.object({ transaction: inBase58 }),
  solana_signAllTransactions: v.object({ transactions: v.array(inBase58) }),
  solana_signAndSendTransaction: v.object({
    transaction: inBase58,
    options: v.optional(
      v.object({
        skipPreflight: v.optional(v.boolean()),
        preflightCommitment: v.optional(v.picklist(COMMITMENTS)),
        maxRetries: v.optional(v.number()),
        minContextSlot: v.optional(v.number()),
      }),
    ),
  }),
  wallet_sendCalls: v.tupleWithRest(
    [
      v.object({
        chainId: v.optional(v.union([v.string(), v.number()])),
        from: v.optional(v.string()),
        version: v.optional(v.string()),
        calls: v.array(
          v.object({
            to: v.optional(hex),
            data: v.optional(hex),
            value: v.optional(v.string()),
          }),
        ),
      }),
    ],
    v.unknown(),
  ),
  wallet_getCallsStatus: v.array(v.string()),
  wallet_getCapabilities: v.optional(LIST),
  wallet_revokePermissions: v.unknown(),
  wallet_getAssets: v.unknown(),
}

/** @throws {ModalError} `INVALID_PARAMS` for wrong parameters, before anything is sent */
export function checkParams(method: string, params: unknown): void {
  if (v.is(SHAPES[method] ?? LIST, params)) return
  throw new ModalError('INVALID_PARAMS', `${method} takes other parameters`)
}
