import * as v from 'valibot'
import { safeJson } from '../../lib/text/safeJson'
import type { Deps } from '../../ports/deps'
import { PAYMENT_DOUBT_MS } from '../../store/persistence/paymentMarks'
import { pageId, type Unsettled } from './payState'

/** How long something may still have paid an order: what is older is forgotten. */
export const ORDER_DOUBT_MS = PAYMENT_DOUBT_MS
export const ORDER_MARKS_KEY = 'walletModal/unsettled_orders'
const VERSION = 1
const MARKS_MAX = 20
const TEXT_LENGTH_MAX = 20_000
const ID_LENGTH_MAX = 200

const plainId = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(ID_LENGTH_MAX),
  v.regex(/^\P{Cc}+$/u),
)

/** As it is stored: an order can be compared, and nobody reads accounts or amounts out of it. */
const markSchema = v.object({
  order: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  at: v.pipe(v.number(), v.safeInteger()),
  /** Of the request to a wallet. */
  request: v.optional(plainId),
  /** Whose page was opened, and what it is asked for. */
  exchange: v.optional(v.object({ id: plainId, session: plainId })),
})
type Mark = v.InferOutput<typeof markSchema>

const marksSchema = v.object({ version: v.literal(VERSION), orders: v.array(v.unknown()) })

function attempt<T>(run: () => T): T | undefined {
  try {
    return run()
  } catch {
    return undefined // a storage that throws remembers nothing
  }
}

function toUnsettled({ order, at, request, exchange }: Mark): readonly Unsettled[] {
  const base = { order, at, isRemembered: true }
  if (exchange) {
    const { id: exchangeId, session: sessionId } = exchange
    const id = pageId(exchangeId, sessionId)
    return [{ ...base, kind: 'exchange', id, exchangeId, sessionId, url: null }]
  }
  if (request === undefined) return []
  return [{ ...base, kind: 'wallet', id: request, standing: 'unknown', hash: null, error: null }]
}

const toMark = (one: Unsettled): Mark => ({
  order: one.order,
  at: one.at,
  ...(one.kind === 'wallet'
    ? { request: one.id }
    : { exchange: { id: one.exchangeId, session: one.sessionId } }),
})

type MarkDeps = Pick<Deps, 'storage' | 'now'>

/** What pages of this origin left unsettled. A moment far ahead of the clock is as little to be believed as one long ago. */
export function readOrderMarks({ storage, now }: MarkDeps): readonly Unsettled[] {
  const text = attempt(() => storage?.getItem(ORDER_MARKS_KEY))
  const parsed = v.safeParse(marksSchema, safeJson(text, { maxLength: TEXT_LENGTH_MAX }))
  if (!parsed.success) return []
  return parsed.output.orders.slice(-MARKS_MAX).flatMap(each => {
    const mark = v.safeParse(markSchema, each)
    const isRecent = mark.success && Math.abs(now() - mark.output.at) <= ORDER_DOUBT_MS
    return isRecent ? toUnsettled(mark.output) : []
  })
}

/** Adds marks and takes others away by id; those of other pages stay. */
export function changeOrderMarks(
  deps: MarkDeps,
  { added, removed }: { readonly added: readonly Unsettled[]; readonly removed: readonly string[] },
): void {
  const gone = [...removed, ...added.map(({ id }) => id)]
  const others = readOrderMarks(deps).filter(({ id }) => !gone.includes(id))
  const orders = [...others, ...added].slice(-MARKS_MAX).map(toMark)
  attempt(() => {
    if (orders.length === 0) deps.storage?.removeItem(ORDER_MARKS_KEY)
    else deps.storage?.setItem(ORDER_MARKS_KEY, JSON.stringify({ version: VERSION, orders }))
  })
}
