import { ed25519 } from '@noble/curves/ed25519'
import { base58 } from '@scure/base'
import * as v from 'valibot'
import { rpcFailure, unsent } from '../failures'
import { say } from '../language/speak'
import { refusals } from '../refusals'
import { readParams } from '../requests/params'
import type { Prepare, SigningPorts } from '../requests/signing'
import type { Block, Review } from '../review/review'
import { texts } from '../texts'
import { describeInstruction, solAmount } from './describeInstruction'
import { feeOf } from './feeOf'
import { readSolanaTransaction, withSignature } from './readTransaction'
import type { SolanaTransaction } from './readTransaction'

/** A transaction has at most 1,232 bytes; base58 takes 1.37 characters per byte. */
const MAX_LETTERS = 2_000
const MAX_TRANSACTIONS = 20

const Bytes = v.pipe(
  v.string(),
  v.maxLength(MAX_LETTERS),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    try {
      return base58.decode(dataset.value)
    } catch {
      addIssue({ message: 'no base58' })
      return NEVER
    }
  }),
)
const One = v.looseObject({ transaction: Bytes })
const Many = v.looseObject({
  transactions: v.pipe(v.array(Bytes), v.minLength(1), v.maxLength(MAX_TRANSACTIONS)),
})
const COMMITMENTS = ['processed', 'confirmed', 'finalized'] as const
/** Commitment names of older libraries. */
const OLDER = ['recent', 'single', 'singleGossip', 'root', 'max'] as const
const SendOptions = v.optional(
  v.looseObject({
    skipPreflight: v.optional(v.boolean()),
    preflightCommitment: v.optional(v.picklist([...COMMITMENTS, ...OLDER])),
    maxRetries: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
    minContextSlot: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
  }),
)
const Sent = v.looseObject({ transaction: Bytes, options: SendOptions })

/** @throws -32602 if it can't be parsed, 4100 if the user's account is not the fee payer */
function readOwn(bytes: Uint8Array, own: string): SolanaTransaction {
  let transaction: SolanaTransaction
  try {
    transaction = readSolanaTransaction(bytes)
  } catch {
    throw rpcFailure(-32602, refusals.badParams(refusals.solana.malformed))
  }
  if (transaction.message.keys[0] !== own) throw rpcFailure(4100, refusals.solana.otherPayer)
  return transaction
}

function blocksOf({ message }: SolanaTransaction, prefix: string): readonly Block[] {
  return message.instructions.map(describeInstruction).map(({ title, rows }) => ({
    kind: 'rows',
    title: `${prefix}${title}`,
    rows,
  }))
}

const warningsOf = ({ message }: SolanaTransaction) => [
  ...message.instructions.flatMap(each => describeInstruction(each).warnings),
  ...(message.usesLookupTables ? [texts.solana.lookupWarning] : []),
  ...(message.signerCount > 1 ? [texts.solana.moreSigners] : []),
]

async function reviewOf(
  transactions: readonly SolanaTransaction[],
  caipNetworkId: string,
  { accounts, networks }: SigningPorts,
  isSent: boolean,
): Promise<Review> {
  const fee = transactions.reduce((sum, { message }) => sum + feeOf(message), 0n)
  const { name } = await networks.coin(caipNetworkId)
  const count = transactions.length
  return {
    title: isSent ? texts.solana.sendTitle : say(texts.solana.signTitle, { count }),
    lead: isSent ? texts.solana.sendLead : texts.solana.signLead,
    blocks: [
      ...transactions.flatMap((each, at) =>
        blocksOf(
          each,
          count === 1 ? '' : `${say(texts.solana.transaction, { index: at + 1, count })} `,
        ),
      ),
      {
        kind: 'rows',
        rows: [
          { label: texts.network, value: name },
          { label: texts.fee, value: say(texts.atMost, { amount: solAmount(fee) }) },
        ],
      },
      { kind: 'rows', rows: [{ label: texts.account, value: accounts.solana, form: 'address' }] },
    ],
    warnings: [...new Set(transactions.flatMap(warningsOf))],
    approveLabel: isSent ? texts.send : texts.sign,
  }
}

const signAll = (transactions: readonly SolanaTransaction[], { withKeys }: SigningPorts) =>
  withKeys(keys =>
    transactions.map(each => withSignature(each, ed25519.sign(each.messageBytes, keys.solana))),
  )

/** `solana_signTransaction` */
export const prepareSignTransaction: Prepare = async ({ params, caipNetworkId }, ports) => {
  const { transaction } = readParams(One, params, refusals.solana.malformed)
  const own = [readOwn(transaction, ports.accounts.solana)]
  return {
    review: await reviewOf(own, caipNetworkId, ports, false),
    sign: async () => {
      const [signed] = await signAll(own, ports)
      return { transaction: base58.encode(signed ?? new Uint8Array()) }
    },
  }
}

/** `solana_signAllTransactions`: one approval that lists them all. */
export const prepareSignAllTransactions: Prepare = async ({ params, caipNetworkId }, ports) => {
  const { transactions } = readParams(Many, params, refusals.solana.malformed)
  const own = transactions.map(each => readOwn(each, ports.accounts.solana))
  return {
    review: await reviewOf(own, caipNetworkId, ports, false),
    sign: async () => ({
      transactions: (await signAll(own, ports)).map(each => base58.encode(each)),
    }),
  }
}

type Options = v.InferOutput<typeof SendOptions>

/** Current servers accept three commitments; each older name maps to one of them. */
function toServerOptions(options: Options): Record<string, unknown> {
  const { preflightCommitment: wished, skipPreflight, maxRetries, minContextSlot } = options ?? {}
  const newer = {
    recent: 'processed',
    single: 'confirmed',
    singleGossip: 'confirmed',
    root: 'finalized',
    max: 'finalized',
  }
  const commitment =
    wished !== undefined && wished in newer ? newer[wished as keyof typeof newer] : wished
  return {
    encoding: 'base64',
    ...(skipPreflight !== undefined && { skipPreflight }),
    ...(commitment !== undefined && { preflightCommitment: commitment }),
    ...(maxRetries !== undefined && { maxRetries }),
    ...(minContextSlot !== undefined && { minContextSlot }),
  }
}

const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))

/**
 * `solana_signAndSendTransaction`. Resolves with the signature, which identifies the transaction.
 */
export const prepareSignAndSend: Prepare = async ({ params, caipNetworkId }, ports) => {
  const { transaction, options } = readParams(Sent, params, refusals.solana.malformed)
  const own = [readOwn(transaction, ports.accounts.solana)]
  return {
    review: await reviewOf(own, caipNetworkId, ports, true),
    sign: async () => {
      const [signed = new Uint8Array()] = await signAll(own, ports).catch((thrown: unknown) => {
        throw unsent(thrown)
      })
      const sent = [toBase64(signed), toServerOptions(options)]
      const signature = await ports.rpc.ask(caipNetworkId, 'sendTransaction', sent)
      if (typeof signature !== 'string') throw rpcFailure(-32603, texts.transaction.noHash)
      return { signature }
    },
  }
}
