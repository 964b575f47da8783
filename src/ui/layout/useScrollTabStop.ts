import { useEffect, type RefObject } from 'react'
import { getCardTitle } from './getCardTitle'

const STOPS =
  ':is(a[href],button:enabled,input:enabled,textarea:enabled,select:enabled,iframe):not([tabindex="-1"]),[tabindex="0"]'

const isReachable = (stop: Element) =>
  !stop.closest('[inert]') && (stop.checkVisibility?.({ visibilityProperty: true }) ?? true)

/**
 * Puts a scrolling part into the tab order while Tab reaches nothing inside it: Safari scrolls by
 * keyboard only what has the focus, and never focuses a scroller itself. The card's title names it.
 */
export function useScrollTabStop(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current: part } = ref
    if (!part || typeof ResizeObserver === 'undefined') return
    let isCut = false
    const decide = () => {
      const isStop = isCut && ![...part.querySelectorAll(STOPS)].some(isReachable)
      // Removing the tabindex from a focused part would drop the focus.
      if (isStop === part.hasAttribute('tabindex') || (!isStop && part.matches(':focus'))) return
      const marks = {
        tabindex: '0',
        role: 'group',
        'aria-labelledby': getCardTitle(part)?.id ?? '',
      }
      for (const [name, value] of Object.entries(marks)) {
        if (isStop) part.setAttribute(name, value)
        else part.removeAttribute(name)
      }
    }
    const sizes = new ResizeObserver(() => {
      isCut = part.scrollHeight > part.clientHeight
      decide()
    })
    const content = new MutationObserver(decide)
    sizes.observe(part)
    content.observe(part, {
      childList: true,
      subtree: true,
      attributeFilter: ['disabled', 'inert'],
    })
    part.addEventListener('blur', decide)
    return () => {
      sizes.disconnect()
      content.disconnect()
      part.removeEventListener('blur', decide)
    }
  }, [ref])
}
