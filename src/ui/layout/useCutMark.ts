import { useEffect, type RefObject } from 'react'

const isCut = ({ scrollHeight, scrollTop, clientHeight }: Element) =>
  scrollHeight - scrollTop > clientHeight + 1

/** Marks a bar while the body beside it, or a list in that body, has more content below. */
export function useCutMark(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current: bar } = ref
    const body = bar?.parentElement?.querySelector('[data-wm-part="body"]')
    if (!body) return
    const look = () => {
      const scrollers = [body, ...body.querySelectorAll('[data-wm-fill]')]
      bar?.toggleAttribute('data-wm-cut', scrollers.some(isCut))
    }
    const changes = new MutationObserver(look)
    changes.observe(body, { childList: true, subtree: true })
    body.addEventListener('scroll', look, true)
    addEventListener('resize', look)
    look()
    return () => {
      changes.disconnect()
      body.removeEventListener('scroll', look, true)
      removeEventListener('resize', look)
    }
  })
}
