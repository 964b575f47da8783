import * as v from 'valibot'
import type { Row } from '../review/review'
import { texts } from '../texts'
import { isUnlimited, tokenAmount } from './describeCall'
import type { CallDescription, TokenReader } from './describeCall'
import { Address, checksummed, Quantity } from './shapes'
import type { TypedRequest } from './typedData'

const Permit = v.looseObject({ spender: Address, value: Quantity, deadline: Quantity })
/** The older DAI-style permit: all or nothing. */
const AllOrNothing = v.looseObject({
  holder: Address,
  spender: Address,
  allowed: v.boolean(),
  expiry: Quantity,
})
const Allowance = v.looseObject({ token: Address, amount: Quantity })
/** Uniswap's Permit2 and similar contracts: one signature covers tokens that already allow it. */
const Permit2 = v.looseObject({
  spender: Address,
  details: v.optional(v.union([Allowance, v.array(Allowance)])),
  permitted: v.optional(v.union([Allowance, v.array(Allowance)])),
})

const ALL = 2n ** 256n - 1n
/** Permit2 amounts have 160 bits. */
const UNLIMITED_160 = 2n ** 160n - 1n
/** The latest time `Date` can represent, in seconds. */
const MAX_SECONDS = 8_640_000_000_000n

const addressRow = (label: string, value: string): Row => ({
  label,
  value: checksummed(value),
  form: 'address',
})

function deadlineRow(seconds: bigint): Row {
  const words = texts.typedData
  const value = seconds > MAX_SECONDS ? words.never : new Date(Number(seconds) * 1000).toISOString()
  return { label: words.deadline, value }
}

const describe = (rows: readonly Row[], hasLimit: boolean, known: boolean): CallDescription => ({
  title: texts.transaction.approveTitle,
  rows,
  warnings: [
    texts.transaction.approveWarning,
    ...(hasLimit ? [] : [texts.transaction.unlimitedWarning]),
    ...(known ? [] : [texts.transaction.unknownToken]),
  ],
})

async function describeOne(
  contract: `0x${string}`,
  spender: string,
  amount: bigint,
  until: bigint,
  readToken: TokenReader,
) {
  const token = await readToken(contract)
  const rows: Row[] = [
    { label: texts.amount, value: tokenAmount(amount, token), form: 'amount' },
    addressRow(texts.spender, spender),
    addressRow(texts.token, contract),
    deadlineRow(until),
  ]
  return describe(rows, !isUnlimited(amount), token !== null)
}

async function describePermit2(
  { spender, details, permitted }: v.InferOutput<typeof Permit2>,
  readToken: TokenReader,
): Promise<CallDescription | null> {
  const allowances = [details, permitted].flatMap(each => each ?? [])
  if (allowances.length === 0) return null
  const tokens = await Promise.all(allowances.map(({ token }) => readToken(token)))
  const rows = allowances.flatMap(({ token, amount }, at): Row[] => [
    {
      label: texts.amount,
      value: tokenAmount(amount === UNLIMITED_160 ? ALL : amount, tokens[at] ?? null),
      form: 'amount',
    },
    addressRow(texts.token, token),
  ])
  const hasLimit = allowances.every(({ amount }) => amount < UNLIMITED_160)
  return describe([...rows, addressRow(texts.spender, spender)], hasLimit, !tokens.includes(null))
}

/**
 * Describes what a signature lets a spender take if the typed data is a permit: ERC-2612, the older
 * kind with `allowed`, or Permit2. Null for anything else.
 */
export async function describePermit(
  { primaryType, domain, message }: TypedRequest,
  readToken: TokenReader,
): Promise<CallDescription | null> {
  const contract = domain.verifyingContract
  const permit = v.safeParse(Permit, message)
  if (primaryType === 'Permit' && v.is(Address, contract) && permit.success) {
    const { spender, value, deadline } = permit.output
    return describeOne(contract, spender, value, deadline, readToken)
  }
  const older = v.safeParse(AllOrNothing, message)
  if (primaryType === 'Permit' && v.is(Address, contract) && older.success) {
    const { spender, allowed, expiry } = older.output
    const until = expiry === 0n ? ALL : expiry
    return describeOne(contract, spender, allowed ? ALL : 0n, until, readToken)
  }
  const second = v.safeParse(Permit2, message)
  return primaryType.startsWith('Permit') && second.success
    ? describePermit2(second.output, readToken)
    : null
}
