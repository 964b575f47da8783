import type {
  SessionRule,
  SessionStep,
  SmartSession,
  SmartSessionStatus,
} from '../../domain/permissions/permissions'
import type { CaipAddress } from '../../lib/address/caip'
import { isOver } from '../../lib/time/clockTolerance'
import type { SmartSessionsState } from './smartSessionsSlice'

/** One session of the list, as it stands. */
export interface SessionRow {
  readonly session: SmartSession
  readonly status: SmartSessionStatus
  /** How far something came of which nobody knows the end. */
  readonly step: SessionStep | null
}

/** What one permission allows, in figures. */
export type Limit =
  | {
      readonly kind: 'allowance'
      /** Of the token contract; null for the native coin. */
      readonly token: string | null
      /** Base units. */
      readonly amount: bigint
      readonly periodS: number
    }
  | {
      readonly kind: 'calls'
      readonly address: string
      readonly names: readonly string[]
      /** The most that one of the calls may spend of the native coin; base units. */
      readonly value: bigint
    }
  | { readonly kind: 'other'; readonly type: string }

const MAX_NAMES = 20
const ADDRESS = /^0x[0-9a-f]{40}$/i
const QUANTITY = /^0x[0-9a-f]{1,64}$/i

export function statusOf(
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

/** What an account has: what stands first, the newest first; what the service does not list but a wallet may know, among them. */
export function sessionRows(
  { list, unfinished }: Pick<SmartSessionsState, 'list' | 'unfinished'>,
  account: CaipAddress | null,
  now: number,
): readonly SessionRow[] {
  if (account === null) return []
  const listed = list.account === account ? list.sessions : []
  const open = unfinished.filter(each => each.account === account)
  const rows = listed.map(session => {
    const step = open.find(each => each.session.pci === session.pci)?.step ?? null
    return { session, step, status: statusOf(session, step, now) }
  })
  const missing = open
    .filter(({ session }) => !listed.some(({ pci }) => pci === session.pci))
    .map(({ session, step }) => ({ session, step, status: statusOf(session, step, now) }))
  return [...missing, ...rows].sort(
    (a, b) => RANK[a.status] - RANK[b.status] || b.session.createdAt - a.session.createdAt,
  )
}

const quantity = (value: unknown): bigint | null =>
  typeof value === 'string' && QUANTITY.test(value) ? BigInt(value) : null

/** What a permission allows, as far as it can be read; a service may tell of any. */
export function limitOf({ type, data }: SessionRule): Limit {
  const { allowance, period, token, address, functions } = data
  const other: Limit = { kind: 'other', type }
  if (type === 'contract-call') {
    if (typeof address !== 'string' || !ADDRESS.test(address) || !Array.isArray(functions))
      return other
    const given = functions as readonly { functionName?: unknown; valueLimit?: unknown }[]
    const names = given.flatMap(each =>
      typeof each?.functionName === 'string' ? [each.functionName] : [],
    )
    const values = given.map(each => quantity(each?.valueLimit) ?? 0n)
    const value = values.reduce((most, each) => (each > most ? each : most), 0n)
    return { kind: 'calls', address, names: names.slice(0, MAX_NAMES), value }
  }
  const amount = quantity(allowance)
  if (amount === null || typeof period !== 'number' || !(period > 0)) return other
  if (type === 'native-token-recurring-allowance')
    return { kind: 'allowance', token: null, amount, periodS: period }
  const isToken = typeof token === 'string' && ADDRESS.test(token)
  return type === 'erc20-recurring-allowance' && isToken
    ? { kind: 'allowance', token, amount, periodS: period }
    : other
}
