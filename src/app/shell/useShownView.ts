import { useEffect, useState } from 'react'
import type { ViewEntry } from '../../domain/views'
import { useChunk } from '../../ui/layout/useChunk'
import { useTakesLong } from '../../ui/motion/useTakesLong'
import type { Runtime } from '../runtime/Runtime'
import { getViewChunk } from './viewParts'

/** How long an opening card may stay closed: longer than loaded code or wallets take. */
export const OPEN_DELAY_MS = 150
/** How long the previous view stays after a press before the next one shows a placeholder. */
const HELD_MS = 1_000
/** After this time, a pending chunk counts as failed until it arrives. */
const CHUNK_TIMEOUT_MS = 20_000

/** Returns the key that identifies a view. */
export const getViewKey = ({ name, params }: ViewEntry) =>
  `${name}:${JSON.stringify(params ?? null)}`

/**
 * Returns the view to render. While the next view's code loads, the previous one stays for a
 * second, and an opening card stays closed for a moment; then a placeholder is shown. A new
 * `contentKey` means that nothing animates. Sets state during render, so its component must not
 * read a store: React 18 would miss a change that is reverted.
 */
export function useShownView(
  runtime: Runtime,
  next: ViewEntry,
  isOpen: boolean,
  isPrerendered: boolean,
) {
  const isNeeded = isOpen || isPrerendered
  const { came, failures: failed, ask } = useChunk(getViewChunk(runtime, next.name), isNeeded)
  const isMissed = isNeeded && !came && failed > 0
  // Retries a failed chunk when the network connection, or the user, returns.
  useEffect(
    () => (isMissed ? runtime.engine()?.deps.watchReturn(ask) : undefined),
    [runtime, isMissed, ask],
  )
  const [[wasOpen, first, before], keep] = useState<
    readonly [boolean?, string?, (ViewEntry | undefined)?]
  >([])
  const contentKey = (isOpen && wasOpen && first) || getViewKey(next)
  const shown = contentKey === first ? before : undefined
  const isLoading = !came && failed === 0
  const failures = useTakesLong(isNeeded && isLoading, CHUNK_TIMEOUT_MS) ? 1 : failed
  const isWaiting = next !== shown && isLoading
  const isHeld = !useTakesLong(isWaiting, shown ? HELD_MS : OPEN_DELAY_MS) && isWaiting
  const view = isHeld || (shown && getViewKey(shown) === getViewKey(next)) ? shown : next
  if (wasOpen !== isOpen || contentKey !== first || view !== before)
    keep([isOpen, contentKey, view])
  return {
    contentKey,
    view,
    View: view && getViewChunk(runtime, view.name).came,
    isHeld,
    failures,
    ask,
  }
}
