import { useEffect, useState } from 'react'
import type { ViewEntry } from '../../domain/views'
import { useLoaded } from '../../ui/layout/useLoaded'
import { useTakesLong } from '../../ui/motion/useTakesLong'
import type { Runtime } from '../runtime/Runtime'
import { viewPartOf } from './viewParts'

/** How long a card that opens may stay shut: longer than code that is here, or wallets that answer, take. */
export const SHUT_MS = 150
/** Until then the view before is a good answer to a press; after it the next one says that it is loading. */
const HELD_MS = 1_000
/** A file that hangs is missing, until it comes. */
const LATE_MS = 20_000

/** What tells one view from the next. */
export const viewKeyOf = ({ name, params }: ViewEntry) =>
  `${name}:${JSON.stringify(params ?? null)}`

/**
 * The view to draw. While the code of the next one is on its way the one before stays for a second, and a card that opens
 * stays shut for a moment; then the view is an outline of itself. The key changes when the card opens with another view than the one
 * that was drawn in expectation: nothing moves then. It sets state while it is drawn, so that its component may read no
 * store: React 18 would miss that the store went back.
 */
export function useShownView(
  runtime: Runtime,
  next: ViewEntry,
  isOpen: boolean,
  isExpected: boolean,
) {
  const isNeeded = isOpen || isExpected
  const { came, failures: failed, ask } = useLoaded(viewPartOf(runtime, next.name), isNeeded)
  const isMissed = isNeeded && !came && failed > 0
  // What was asked for without a line comes by itself once that, or the visitor, is back.
  useEffect(
    () => (isMissed ? runtime.engine()?.deps.watchReturn(ask) : undefined),
    [runtime, isMissed, ask],
  )
  const [[wasOpen, first, before], keep] = useState<
    readonly [boolean?, string?, (ViewEntry | undefined)?]
  >([])
  const contentKey = (isOpen && wasOpen && first) || viewKeyOf(next)
  const shown = contentKey === first ? before : undefined
  const isLoading = !came && failed === 0
  const failures = useTakesLong(isNeeded && isLoading, LATE_MS) ? 1 : failed
  const isWaiting = next !== shown && isLoading
  const isHeld = !useTakesLong(isWaiting, shown ? HELD_MS : SHUT_MS) && isWaiting
  const view = isHeld || (shown && viewKeyOf(shown) === viewKeyOf(next)) ? shown : next
  if (wasOpen !== isOpen || contentKey !== first || view !== before)
    keep([isOpen, contentKey, view])
  return {
    contentKey,
    view,
    View: view && viewPartOf(runtime, view.name).came,
    isHeld,
    failures,
    ask,
  }
}
