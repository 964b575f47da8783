import type { PaymentMark } from '../../domain/payment/paymentMark'
import { safeJson } from '../../lib/text/safeJson'
import type { KeyValueStorage } from '../../ports/browser'
import { isPlainId } from './readStoredSession'

/** By then a wallet has dropped what it was asked for, or the activity lists what went out. */
export const PAYMENT_DOUBT_MS = 86_400_000
const VERSION = 1
const MARKS_MAX = 20
const TEXT_LENGTH_MAX = 10_000
const DIGEST = /^[0-9a-f]{64}$/

type Marks = readonly PaymentMark[]
type Storage = KeyValueStorage | undefined

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function readMark(value: unknown): PaymentMark | undefined {
  if (!isRecord(value)) return undefined
  const { id, payment, askedAt } = value
  if (typeof id !== 'string' || !isPlainId(id)) return undefined
  if (typeof payment !== 'string' || !DIGEST.test(payment)) return undefined
  return typeof askedAt === 'number' && Number.isSafeInteger(askedAt)
    ? { id, payment, askedAt }
    : undefined
}

/** A key that is ours alone. What is of another version is not understood and counts as absent. */
export const PAYMENT_MARKS = {
  key: 'walletModal/unsettled_payments',
  read(text: string): Marks | undefined {
    const parsed = safeJson(text, { maxLength: TEXT_LENGTH_MAX })
    if (!isRecord(parsed) || parsed['version'] !== VERSION) return undefined
    const { requests } = parsed
    if (!Array.isArray(requests)) return undefined
    const marks = requests
      .slice(-MARKS_MAX)
      .map(readMark)
      .filter(mark => mark !== undefined)
    return marks.length > 0 ? marks : undefined
  },
  write: (marks: Marks): string | undefined =>
    marks.length === 0
      ? undefined
      : JSON.stringify({ version: VERSION, requests: marks.slice(-MARKS_MAX) }),
}

function attempt<T>(run: () => T): T | undefined {
  try {
    return run()
  } catch {
    return undefined // a storage that throws remembers nothing
  }
}

/** What any page of this origin is in doubt about. A moment far ahead of the clock is as little to be believed as one long ago. */
export const readPaymentMarks = (storage: Storage, now: number): Marks =>
  (PAYMENT_MARKS.read(attempt(() => storage?.getItem(PAYMENT_MARKS.key)) ?? '') ?? []).filter(
    ({ askedAt }) => Math.abs(now - askedAt) <= PAYMENT_DOUBT_MS,
  )

/** Adds and takes away marks by id; those of other pages stay. */
export function changePaymentMarks(
  storage: Storage,
  now: number,
  { added, removed }: { readonly added: Marks; readonly removed: readonly string[] },
): void {
  const gone = [...removed, ...added.map(({ id }) => id)]
  const others = readPaymentMarks(storage, now).filter(({ id }) => !gone.includes(id))
  const text = PAYMENT_MARKS.write([...others, ...added])
  attempt(() => {
    if (text === undefined) storage?.removeItem(PAYMENT_MARKS.key)
    else storage?.setItem(PAYMENT_MARKS.key, text)
  })
}
