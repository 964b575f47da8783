import { useEffect, useState, type RefObject } from 'react'

/** The shortest pause between two looks that the browser allows. */
const LOOK_MS = 100

/** What the second version of the observer adds; not every browser has it. */
interface WatchesVisibility extends IntersectionObserverInit {
  readonly trackVisibility: boolean
  readonly delay: number
}

export type Sight = 'unknown' | 'clear' | 'covered'

const isTold = () =>
  typeof IntersectionObserverEntry !== 'undefined' &&
  'isVisible' in IntersectionObserverEntry.prototype

const sightOf = (entry: IntersectionObserverEntry & { readonly isVisible?: boolean }): Sight =>
  entry.isIntersecting && entry.isVisible === false ? 'covered' : 'clear'

/**
 * Whether something lies over an element, or makes it look other than it is, also where presses go through that. Only
 * the browser knows; one that does not tell is taken to see it clear.
 */
export function useSight(ref: RefObject<Element | null>, isWatched: boolean): Sight {
  const [sight, setSight] = useState<Sight>('unknown')

  useEffect(() => {
    const element = ref.current
    if (!isWatched || !element || !isTold()) {
      setSight('clear')
      return
    }
    const options: WatchesVisibility = { trackVisibility: true, delay: LOOK_MS }
    const observer = new IntersectionObserver(entries => {
      const last = entries.at(-1)
      if (last) setSight(sightOf(last))
    }, options)
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref, isWatched])

  return sight
}
