import { useEffect, useRef, type RefObject } from 'react'

/** How much is still to come when the rest is sent for. */
const AHEAD_PX = 400

const isAtEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) =>
  scrollHeight - scrollTop - clientHeight < AHEAD_PX

/** The part of the card that scrolls around an element. */
export const bodyAround = (element: Element | null) =>
  element?.closest<HTMLElement>('[data-wm-part="body"]') ?? null

/**
 * Tells that a visitor came near the end of the body that a list scrolls with. Only their moves are told, towards the end,
 * never a list that changes under them: a jump in time must have no effect.
 */
export function useBodyEnd(ref: RefObject<Element | null>, onEnd: (() => void) | undefined): void {
  const told = useRef(onEnd)
  useEffect(() => {
    told.current = onEnd
  })

  useEffect(() => {
    const body = bodyAround(ref.current)
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
    // Where all is in sight there is nowhere to scroll to.
    const events = { scroll: scrolled, wheel: look, touchmove: look } as const
    const all = Object.entries(events)
    for (const [type, listener] of all) body.addEventListener(type, listener, { passive: true })
    return () => {
      for (const [type, listener] of all) body.removeEventListener(type, listener)
    }
  }, [ref])
}
