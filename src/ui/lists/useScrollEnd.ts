import { useEffect, useRef, type RefObject } from 'react'

/** Distance from the end at which the rest is requested. */
const AHEAD_PX = 400

const isAtEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) =>
  scrollHeight - scrollTop - clientHeight < AHEAD_PX

/** Returns the scrolling part of the card around an element. */
export const getScrollBody = (element: Element | null) =>
  element?.closest<HTMLElement>('[data-wm-part="body"]') ?? null

/**
 * Reports when the visitor nears the end of the surrounding scroll body. Only the visitor's own
 * moves towards the end count, never a list that changes: time travel must have no effect.
 */
export function useScrollEnd(
  ref: RefObject<Element | null>,
  onEnd: (() => void) | undefined,
): void {
  const told = useRef(onEnd)
  useEffect(() => {
    told.current = onEnd
  })

  useEffect(() => {
    const body = getScrollBody(ref.current)
    if (!body) return
    let top = body.scrollTop
    const look = () => {
      if (isAtEnd(body)) told.current?.()
    }
    const scrolled = () => {
      const isOnward = body.scrollTop > top
      top = body.scrollTop
      if (isOnward) look()
    }
    // A body that fits has nothing to scroll, so wheel and touch count too.
    const events = { scroll: scrolled, wheel: look, touchmove: look } as const
    const all = Object.entries(events)
    for (const [type, listener] of all) body.addEventListener(type, listener, { passive: true })
    return () => {
      for (const [type, listener] of all) body.removeEventListener(type, listener)
    }
  }, [ref])
}
