import type {
  SessionRule,
  SessionStep,
  SmartSession,
  SmartSessionStatus,
  UnfinishedSession,
} from '../../domain/permissions/permissions'
import { isOver } from '../../lib/time/clockTolerance'

/** One row of the list. */
export interface SessionRow {
  readonly session: SmartSession
  readonly status: SmartSessionStatus
  /** Last known step of an unfinished session. */
  readonly step: SessionStep | null
}

/** A function, and the conditions on its arguments. */
export interface AllowedFunction {
  readonly name: string
  readonly conditions: readonly {
    /** Position of the argument, from 1. */
    readonly at: number
    readonly operator: string
    readonly value: string
  }[]
}

/** What one permission allows, parsed. */
export type Limit =
  | {
      readonly kind: 'allowance'
      /** Address of the token contract; null for the native coin. */
      readonly token: string | null
      /** Base units. */
      readonly amount: bigint
      readonly periodS: number
    }
  | {
      readonly kind: 'calls'
      readonly address: string
      readonly functions: readonly AllowedFunction[]
      /** Number of functions beyond those listed. */
      readonly more: number
      /** Whether the contract runs as the account (`DelegateCall`) and can do anything it can. */
      readonly isWholeAccount: boolean
      /** The most that one call may spend of the native coin; base units. */
      readonly value: bigint
    }
  | { readonly kind: 'other'; readonly type: string }

const MAX_NAMES = 20
const PLAIN_CALL = 'Call'
const ADDRESS = /^0x[0-9a-f]{40}$/i
const QUANTITY = /^0x[0-9a-f]{1,64}$/i

const readField = (value: unknown, field: string): unknown =>
  typeof value === 'object' && value !== null
    ? (value as Readonly<Record<string, unknown>>)[field]
    : undefined

export function getSessionStatus(
  session: SmartSession,
  step: SessionStep | null,
  now: number,
): SmartSessionStatus {
  if (step !== null) return 'unfinished'
  if (session.revokedAt !== undefined) return 'revoked'
  if (isOver(session.expiry * 1_000, now)) return 'expired'
  return session.context === null ? 'unfinished' : 'active'
}

const RANK: Readonly<Record<SmartSessionStatus, number>> = {
  unfinished: 0,
  active: 1,
  expired: 2,
  revoked: 2,
}

/**
 * Returns an account's rows: unfinished, active, then past ones, newest first. Includes unfinished
 * sessions that the service does not list but a wallet may know.
 */
export function getSessionRows(
  listed: readonly SmartSession[],
  unfinished: readonly UnfinishedSession[],
  now: number,
): readonly SessionRow[] {
  const rows = listed.map(session => {
    const step = unfinished.find(each => each.session.pci === session.pci)?.step ?? null
    return { session, step, status: getSessionStatus(session, step, now) }
  })
  const missing = unfinished
    .filter(({ session }) => !listed.some(({ pci }) => pci === session.pci))
    .map(({ session, step }) => ({ session, step, status: getSessionStatus(session, step, now) }))
  return [...missing, ...rows].sort(
    (a, b) => RANK[a.status] - RANK[b.status] || b.session.createdAt - a.session.createdAt,
  )
}

const parseQuantity = (value: unknown): bigint | null =>
  typeof value === 'string' && QUANTITY.test(value) ? BigInt(value) : null

/** Returns 0 for a call without a limit, which spends nothing; null if it cannot be read. */
const parseValueLimit = (value: unknown): bigint | null =>
  value == null ? 0n : parseQuantity(value)

function parseAllowedFunction(entry: unknown): AllowedFunction | null {
  const name = readField(entry, 'functionName')
  const args = readField(entry, 'args')
  if (typeof name !== 'string') return null
  const conditions = (Array.isArray(args) ? (args as readonly unknown[]) : []).map(
    (each, index) => ({
      at: index + 1,
      operator: String(readField(each, 'operator')),
      value: String(readField(each, 'value')),
    }),
  )
  return { name, conditions }
}

/** Whether a session may do anything its account can. */
export const isWholeAccount = ({ permissions }: SmartSession): boolean =>
  permissions.some(permission => {
    const limit = parseLimit(permission)
    return limit.kind === 'calls' && limit.isWholeAccount
  })

/** Parses what a permission allows. The service may return unknown types. */
export function parseLimit({ type, data }: SessionRule): Limit {
  const { allowance, period, token, address, functions } = data
  const other: Limit = { kind: 'other', type }
  if (type === 'contract-call') {
    if (typeof address !== 'string' || !ADDRESS.test(address) || !Array.isArray(functions))
      return other
    const given: readonly unknown[] = functions
    // An empty list does not say whether nothing or everything may be called.
    if (given.length === 0) return other
    const named = given.flatMap(each => parseAllowedFunction(each) ?? []).slice(0, MAX_NAMES)
    const isWholeAccount = given.some(
      each => ![undefined, null, PLAIN_CALL].includes(readField(each, 'operation') as string),
    )
    const values = given.map(each => parseValueLimit(readField(each, 'valueLimit')))
    // Without a limit that can be read, the calls may spend any amount (P34).
    if (!isWholeAccount && values.includes(null)) return other
    const value = values.reduce<bigint>((most, each) => (each && each > most ? each : most), 0n)
    const more = given.length - named.length
    return { kind: 'calls', address, functions: named, more, isWholeAccount, value }
  }
  const amount = parseQuantity(allowance)
  if (amount === null || typeof period !== 'number' || !(period > 0)) return other
  if (type === 'native-token-recurring-allowance')
    return { kind: 'allowance', token: null, amount, periodS: period }
  const isToken = typeof token === 'string' && ADDRESS.test(token)
  return type === 'erc20-recurring-allowance' && isToken
    ? { kind: 'allowance', token, amount, periodS: period }
    : other
}
