import * as v from 'valibot'
import { toPageId, type Unsettled } from '../../features/pay/payState'
import type { Deps } from '../../ports/deps'
import { createMarkList } from './markList'
import { PAYMENT_DOUBT_MS } from './paymentMarks'

/** How long an earlier request may still pay an order; older ones are dropped. */
export const ORDER_DOUBT_MS = PAYMENT_DOUBT_MS
const ID_LENGTH_MAX = 200

const plainId = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(ID_LENGTH_MAX),
  v.regex(/^\P{Cc}+$/u),
)

/** Stores a digest of the order, which can be compared but does not reveal accounts or amounts. */
const markSchema = v.object({
  order: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  at: v.pipe(v.number(), v.safeInteger()),
  /** Id of the wallet request. */
  request: v.optional(plainId),
  /** The exchange whose page was opened, and its session. */
  exchange: v.optional(v.object({ id: plainId, session: plainId })),
})
type Mark = v.InferOutput<typeof markSchema>

function toUnsettled({ order, at, request, exchange }: Mark): readonly Unsettled[] {
  const base = { order, at, isRemembered: true }
  if (exchange) {
    const { id: exchangeId, session: sessionId } = exchange
    const id = toPageId(exchangeId, sessionId)
    return [{ ...base, kind: 'exchange', id, exchangeId, sessionId, url: null }]
  }
  if (request === undefined) return []
  return [{ ...base, kind: 'wallet', id: request, status: 'unknown', hash: null, error: null }]
}

const toMark = (one: Unsettled): Mark => ({
  order: one.order,
  at: one.at,
  ...(one.kind === 'wallet'
    ? { request: one.id }
    : { exchange: { id: one.exchangeId, session: one.sessionId } }),
})

export const ORDER_MARKS = createMarkList<Mark>({
  key: 'walletModal/unsettled_orders',
  list: 'orders',
  textLengthMax: 20_000,
  readMark(value) {
    const mark = v.safeParse(markSchema, value)
    return mark.success ? mark.output : undefined
  },
})

type MarkDeps = Pick<Deps, 'storage' | 'now'>

/** Returns what pages of this origin left unsettled, except too old or future entries. */
export const readOrderMarks = ({ storage, now }: MarkDeps): readonly Unsettled[] =>
  ORDER_MARKS.readFrom(storage)
    .filter(({ at }) => Math.abs(now() - at) <= ORDER_DOUBT_MS)
    .flatMap(toUnsettled)

/** Adds marks and removes others by id; those of other pages stay. */
export function changeOrderMarks(
  deps: MarkDeps,
  { added, removed }: { readonly added: readonly Unsettled[]; readonly removed: readonly string[] },
): void {
  const gone = [...removed, ...added.map(({ id }) => id)]
  const others = readOrderMarks(deps).filter(({ id }) => !gone.includes(id))
  ORDER_MARKS.writeTo(deps.storage, [...others, ...added].map(toMark))
}
