import { useEffect, useState, type RefObject } from 'react'

const STEP_MS = 50

/** Where an element is and how large, in whole pixels. */
function placeOf(element: Element): string {
  const { left, top, width, height } = element.getBoundingClientRect()
  return [left, top, width, height].map(Math.round).join(' ')
}

/**
 * Whether an element has been where it is for a while. Something that has just appeared, moved under the pointer, or
 * come back with its page has not been seen yet.
 */
export function useSettled(ref: RefObject<Element | null>, ms: number): boolean {
  const [isSettled, setIsSettled] = useState(false)

  useEffect(() => {
    const element = ref.current
    if (!element) return
    let place = placeOf(element)
    let still = 0
    const timer = setInterval(() => {
      const now = placeOf(element)
      still = now === place && !element.ownerDocument.hidden ? still + STEP_MS : 0
      place = now
      setIsSettled(still >= ms)
    }, STEP_MS)
    return () => clearInterval(timer)
  }, [ref, ms])

  return isSettled
}
