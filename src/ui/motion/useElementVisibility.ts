import { useEffect, useState, type RefObject } from 'react'

/** The shortest observation delay that browsers allow. */
const OBSERVE_DELAY_MS = 100

/** Options of IntersectionObserver v2, which not every browser supports. */
interface WatchesVisibility extends IntersectionObserverInit {
  readonly trackVisibility: boolean
  readonly delay: number
}

export type ElementVisibility = 'unknown' | 'clear' | 'covered'

const isTold = () =>
  typeof IntersectionObserverEntry !== 'undefined' &&
  'isVisible' in IntersectionObserverEntry.prototype

const toElementVisibility = (
  entry: IntersectionObserverEntry & { readonly isVisible?: boolean },
): ElementVisibility => (entry.isIntersecting && entry.isVisible === false ? 'covered' : 'clear')

/**
 * Detects whether something covers or distorts an element, even if presses pass through. Only
 * IntersectionObserver v2 can tell; without it the element counts as clear.
 */
export function useElementVisibility(
  ref: RefObject<Element | null>,
  isWatched: boolean,
): ElementVisibility {
  const [sight, setSight] = useState<ElementVisibility>('unknown')

  useEffect(() => {
    const element = ref.current
    if (!isWatched || !element || !isTold()) {
      setSight('clear')
      return
    }
    const options: WatchesVisibility = { trackVisibility: true, delay: OBSERVE_DELAY_MS }
    const observer = new IntersectionObserver(entries => {
      const last = entries.at(-1)
      if (last) setSight(toElementVisibility(last))
    }, options)
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref, isWatched])

  return sight
}
