import type { ResolvedTransfer } from '../../../domain/payment/resolveIntent'
import { associatedAccount } from '../address/programAddress'
import { PROGRAMS, TOKEN_PROGRAMS } from '../programs'
import { readTransaction } from './readTransaction'

const SET_LIMIT = 2
const SET_PRICE = 3
const TRANSFER = 2
const TRANSFER_CHECKED = 12
const OPEN_IF_MISSING = 1
/** Limit in lamports for the priority fee, far above that of the modal's payments. */
const MAX_PRIORITY = 100_000n
const MICRO = 1_000_000n
const MAX_UNITS = 1_400_000n

interface Instruction {
  readonly program: string
  readonly accounts: readonly string[]
  readonly data: Uint8Array
}

type ReadTransfer = Pick<ResolvedTransfer, 'from' | 'to' | 'tokenAddress' | 'baseUnits'>

/**
 * Reads the payment from a transaction's bytes; null if the modal could not have built it. A token
 * account does not name its owner, so it must be that of `recipient`.
 */
export function readSolanaPayment(bytes: Uint8Array, recipient: string): ReadTransfer | null {
  try {
    const { from, instructions: all } = readTransaction(bytes)
    const instructions = all.map(each => ({
      ...each,
      accounts: each.accounts.map(({ pubkey }) => pubkey),
    }))
    const isBudget = ({ program }: Instruction) => program === PROGRAMS.computeBudget
    if (!isWithinFeeLimit(instructions.filter(isBudget))) return null
    const rest = instructions.filter(each => !isBudget(each))
    const payment = rest.at(-1)
    if (!payment) return null
    if (rest.length === 1 && payment.program === PROGRAMS.system) return readCoin(payment, from)
    return readToken(rest, from, recipient)
  } catch {
    return null // truncated, or with extra bytes
  }
}

function readCoin({ accounts, data }: Instruction, payer: string): ReadTransfer | null {
  const [from, to, ...others] = accounts
  const view = toDataView(data)
  const isTransfer = data.length === 12 && view.getUint32(0, true) === TRANSFER
  if (!isTransfer || from !== payer || to === undefined || others.length > 0) return null
  return { from, to, baseUnits: view.getBigUint64(4, true) }
}

function readToken(
  instructions: readonly Instruction[],
  payer: string,
  to: string,
): ReadTransfer | null {
  const payment = instructions.at(-1)
  if (!payment || instructions.length > 2) return null
  const { program, accounts, data } = payment
  const [, mint, destination, from, ...others] = accounts
  const isTransfer = data.length === 10 && data[0] === TRANSFER_CHECKED
  if (!TOKEN_PROGRAMS.includes(program) || !isTransfer || others.length > 0) return null
  if (from !== payer || mint === undefined) return null
  if (destination !== associatedAccount(to, mint, program)) return null
  const [open] = instructions
  if (open && open !== payment) {
    const expected = [payer, destination, to, mint, PROGRAMS.system, program]
    const isOpening = open.program === PROGRAMS.associatedToken && open.data[0] === OPEN_IF_MISSING
    const isSame = open.data.length === 1 && expected.join() === open.accounts.join()
    if (!isOpening || !isSame) return null
  }
  return { from, to, tokenAddress: mint, baseUnits: toDataView(data).getBigUint64(1, true) }
}

/** Whether each budget setting occurs at most once and the priority fee is within limits. */
function isWithinFeeLimit(settings: readonly Instruction[]): boolean {
  const of = (kind: number) => settings.filter(({ data }) => data[0] === kind)
  const [limits, prices] = [of(SET_LIMIT), of(SET_PRICE)]
  if (limits.length > 1 || prices.length > 1) return false
  if (limits.length + prices.length !== settings.length) return false
  const [limit, price] = [limits[0]?.data, prices[0]?.data]
  const units = limit ? BigInt(toDataView(limit).getUint32(1, true)) : MAX_UNITS
  return !price || (units * toDataView(price).getBigUint64(1, true)) / MICRO <= MAX_PRIORITY
}

const toDataView = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new DataView(buffer, byteOffset, byteLength)
