import type { PaymentMark } from '../../domain/payment/paymentMark'
import type { KeyValueStorage } from '../../ports/browser'
import { createMarkList } from './markList'
import { isPlainId } from './readStoredSession'
import { isRecord } from '../../lib/json/isRecord'

/** After this time a wallet has dropped the request, or the activity lists the payment. */
export const PAYMENT_DOUBT_MS = 86_400_000
const DIGEST = /^[0-9a-f]{64}$/

type Marks = readonly PaymentMark[]
type Storage = KeyValueStorage | undefined

function readMark(value: unknown): PaymentMark | undefined {
  if (!isRecord(value)) return undefined
  const { id, payment, askedAt } = value
  if (typeof id !== 'string' || !isPlainId(id)) return undefined
  if (typeof payment !== 'string' || !DIGEST.test(payment)) return undefined
  return typeof askedAt === 'number' && Number.isSafeInteger(askedAt)
    ? { id, payment, askedAt }
    : undefined
}

export const PAYMENT_MARKS = createMarkList({
  key: 'walletModal/unsettled_payments',
  list: 'requests',
  textLengthMax: 10_000,
  readMark,
})

/** Returns this origin's unsettled requests, except too old or future entries. */
export const readPaymentMarks = (storage: Storage, now: number): Marks =>
  PAYMENT_MARKS.readFrom(storage).filter(
    ({ askedAt }) => Math.abs(now - askedAt) <= PAYMENT_DOUBT_MS,
  )

/** Adds and removes marks by id; those of other pages stay. */
export function changePaymentMarks(
  storage: Storage,
  now: number,
  { added, removed }: { readonly added: Marks; readonly removed: readonly string[] },
): void {
  const gone = [...removed, ...added.map(({ id }) => id)]
  const others = readPaymentMarks(storage, now).filter(({ id }) => !gone.includes(id))
  PAYMENT_MARKS.writeTo(storage, [...others, ...added])
}
