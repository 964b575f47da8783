import { formatUnits } from 'viem'
import { readableText } from '../evm/personalSign'
import { say } from '../language/speak'
import type { Row } from '../review/review'
import { visibleText } from '../review/visibleText'
import { texts } from '../texts'
import type { SolanaInstruction } from './readTransaction'

export const SYSTEM = '11111111111111111111111111111111'
export const TOKEN = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
export const TOKEN_2022 = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'
export const COMPUTE_BUDGET = 'ComputeBudget111111111111111111111111111111'
export const ASSOCIATED_TOKEN = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL'
export const MEMO = 'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr'

const SOL_DECIMALS = 9
const UNLIMITED = 2n ** 64n - 1n
/** Per instruction, if the transaction sets no compute limit. */
export const DEFAULT_COMPUTE_UNITS = 200_000n

export interface InstructionDescription {
  readonly title: string
  readonly rows: readonly Row[]
  readonly warnings: readonly string[]
}

const viewOf = (data: Uint8Array) => new DataView(data.buffer, data.byteOffset, data.byteLength)

export const solAmount = (lamports: bigint): string => `${formatUnits(lamports, SOL_DECIMALS)} SOL`

/** An account in full, or a note that it comes from a lookup table. */
const account = (label: string, value: string | null | undefined): Row =>
  value == null ? { label, value: texts.solana.lookedUp } : { label, value, form: 'address' }

const amount = (value: string): Row => ({ label: texts.amount, value, form: 'amount' })

function describeSystem({ accounts, data }: SolanaInstruction): InstructionDescription | null {
  if (data.length !== 12 || viewOf(data).getUint32(0, true) !== 2) return null
  const [from, to] = accounts
  return {
    title: texts.transaction.sendTitle,
    rows: [
      amount(solAmount(viewOf(data).getBigUint64(4, true))),
      account(texts.from, from),
      account(texts.to, to),
    ],
    warnings: [],
  }
}

const tokenUnits = (value: bigint, decimals: number | null) => {
  if (value === UNLIMITED) return texts.unlimited
  return decimals === null
    ? say(texts.rawUnits, { amount: value.toString() })
    : formatUnits(value, decimals)
}

const allow = (rows: readonly Row[], value: bigint): InstructionDescription => ({
  title: texts.transaction.approveTitle,
  rows,
  warnings: [
    texts.transaction.approveWarning,
    ...(value === UNLIMITED ? [texts.transaction.unlimitedWarning] : []),
  ],
})

/**
 * The SPL Token instructions that move tokens or let an address move them; all others count as
 * unknown.
 */
function describeToken({ accounts, data }: SolanaInstruction): InstructionDescription | null {
  const kind = data[0]
  const [source, second, third] = accounts
  if (kind === 9)
    return {
      title: texts.solana.closeTitle,
      rows: [account(texts.account, source), account(texts.to, second)],
      warnings: [],
    }
  if (data.length < 9) return null
  const value = viewOf(data).getBigUint64(1, true)
  const decimals = data.length === 10 ? (data[9] ?? null) : null
  const isChecked = (kind === 12 || kind === 13) && decimals !== null
  const shown = amount(tokenUnits(value, isChecked ? decimals : null))
  const mint = account(texts.token, second)
  if (kind === 3 && data.length === 9)
    return {
      title: texts.solana.sendTokenTitle,
      rows: [
        shown,
        account(texts.solana.toTokenAccount, second),
        account(texts.solana.fromTokenAccount, source),
      ],
      warnings: [texts.solana.unnamedToken],
    }
  if (kind === 12 && isChecked)
    return {
      title: texts.solana.sendTokenTitle,
      rows: [shown, account(texts.solana.toTokenAccount, third), mint],
      warnings: [],
    }
  if (kind === 4 && data.length === 9)
    return allow(
      [shown, account(texts.spender, second), account(texts.solana.fromTokenAccount, source)],
      value,
    )
  if (kind === 13 && isChecked) return allow([shown, account(texts.spender, third), mint], value)
  return null
}

/** Compute limit and price, which are part of the fee. */
function describeBudget({ data }: SolanaInstruction): InstructionDescription | null {
  const isKnown = (data[0] === 2 && data.length === 5) || (data[0] === 3 && data.length === 9)
  return isKnown ? { title: texts.solana.budgetTitle, rows: [], warnings: [] } : null
}

function describeNewAccount({ accounts, data }: SolanaInstruction): InstructionDescription | null {
  if (data.length > 1 || (data[0] ?? 0) > 1) return null
  const [, , owner, mint] = accounts
  return {
    title: texts.solana.newAccountTitle,
    rows: [account(texts.solana.owner, owner), account(texts.token, mint)],
    warnings: [],
  }
}

function describeMemo({ data }: SolanaInstruction): InstructionDescription | null {
  const text = readableText(data)
  return text === null
    ? null
    : {
        title: texts.solana.memoTitle,
        rows: [{ label: texts.message.label, value: visibleText(text) }],
        warnings: [],
      }
}

const PROGRAMS: Readonly<
  Record<string, (instruction: SolanaInstruction) => InstructionDescription | null>
> = {
  [SYSTEM]: describeSystem,
  [TOKEN]: describeToken,
  [TOKEN_2022]: describeToken,
  [COMPUTE_BUDGET]: describeBudget,
  [ASSOCIATED_TOKEN]: describeNewAccount,
  [MEMO]: describeMemo,
}

const describeUnknown = ({ program, data }: SolanaInstruction): InstructionDescription => ({
  title: texts.solana.unknownTitle,
  rows: [
    account(texts.solana.program, program),
    { label: texts.code, value: say(texts.bytes, { count: data.length }), form: 'code' },
  ],
  warnings: [texts.solana.unknownWarning],
})

/** Describes an instruction as far as it can be decoded, and states what can't be. */
export function describeInstruction(instruction: SolanaInstruction): InstructionDescription {
  const read = Object.hasOwn(PROGRAMS, instruction.program)
    ? PROGRAMS[instruction.program]
    : undefined
  return read?.(instruction) ?? describeUnknown(instruction)
}
