import * as v from 'valibot'
import type { Hex as HexText } from 'viem'
import { rpcFailure } from '../failures'
import { refusals } from '../refusals'
import { readParams } from '../requests/params'
import { Address, Hex, Quantity } from './shapes'

/** What a transaction does; frozen for the review and signed unchanged. */
export interface EvmCall {
  /** Null if it creates a contract. */
  readonly to: HexText | null
  readonly value: bigint
  readonly data: HexText
}

/** Fields the frame may fill in or refresh if the page omits them. */
export interface EvmTransaction extends EvmCall {
  readonly gas: bigint | null
  readonly nonce: number | null
  readonly maxFeePerGas: bigint | null
  readonly maxPriorityFeePerGas: bigint | null
}

const Fields = v.looseObject({
  from: v.optional(Address),
  to: v.nullish(Address),
  value: v.optional(Quantity, 0),
  data: v.optional(Hex),
  input: v.optional(Hex),
  gas: v.optional(Quantity),
  nonce: v.optional(v.pipe(Quantity, v.transform(Number), v.safeInteger())),
  maxFeePerGas: v.optional(Quantity),
  maxPriorityFeePerGas: v.optional(Quantity),
  chainId: v.optional(v.pipe(Quantity, v.transform(Number))),
})

/** They would do more than the review shows: delegate the account's code, or carry blobs. */
const REFUSED = ['authorizationList', 'blobVersionedHashes', 'blobs', 'maxFeePerBlobGas']

const refuse = (reason: string) => rpcFailure(-32602, refusals.badParams(reason))

/**
 * Returns the sender the page names, if any. The other fields are read once the acting account is
 * known.
 */
export function readSender(params: unknown): HexText | undefined {
  const [fields] = readParams(v.looseTuple([Fields]), params, refusals.transaction.malformed)
  return fields.from
}

/** @throws -32602, or 4901 if it names a network other than the one it is sent on */
export function readTransaction(params: unknown, chainId: number): EvmTransaction {
  const [fields] = readParams(v.looseTuple([Fields]), params, refusals.transaction.malformed)
  if (REFUSED.some(name => name in fields)) throw refuse(refusals.transaction.kind)
  if (fields.chainId !== undefined && fields.chainId !== chainId)
    throw rpcFailure(4901, refusals.otherNetwork)
  const { data, input } = fields
  if (data !== undefined && input !== undefined && data.toLowerCase() !== input.toLowerCase())
    throw refuse(refusals.transaction.twoCodes)
  const code = data ?? input ?? '0x'
  if (fields.to == null && code === '0x') throw refuse(refusals.transaction.noRecipient)
  return {
    to: fields.to ?? null,
    value: fields.value,
    data: code,
    gas: fields.gas ?? null,
    nonce: fields.nonce ?? null,
    maxFeePerGas: fields.maxFeePerGas ?? null,
    maxPriorityFeePerGas: fields.maxPriorityFeePerGas ?? null,
  }
}
