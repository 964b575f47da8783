import { useEffect, useState, type RefObject } from 'react'

const STEP_MS = 50

/** Position and size of an element in whole pixels. */
function getRoundedRect(element: Element): string {
  const { left, top, width, height } = element.getBoundingClientRect()
  return [left, top, width, height].map(Math.round).join(' ')
}

/**
 * Whether an element has stayed in place for `ms`. An element that has just appeared, moved under
 * the pointer or come back with its page counts as unseen.
 */
export function useSettled(ref: RefObject<Element | null>, ms: number): boolean {
  const [isSettled, setIsSettled] = useState(false)

  useEffect(() => {
    const element = ref.current
    if (!element) return
    let place = getRoundedRect(element)
    let still = 0
    const timer = setInterval(() => {
      const now = getRoundedRect(element)
      still = now === place && !element.ownerDocument.hidden ? still + STEP_MS : 0
      place = now
      setIsSettled(still >= ms)
    }, STEP_MS)
    return () => clearInterval(timer)
  }, [ref, ms])

  return isSettled
}
