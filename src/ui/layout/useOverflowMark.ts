import { useEffect, type RefObject } from 'react'

const isOverflowing = ({ scrollHeight, scrollTop, clientHeight }: Element) =>
  scrollHeight - scrollTop > clientHeight + 1

/** Marks a bar while the body beside it, or a list in that body, has more content below. */
export function useOverflowMark(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current: bar } = ref
    const body = bar?.parentElement?.querySelector('[data-wm-part="body"]')
    if (!body) return
    const updateMark = () => {
      const scrollers = [body, ...body.querySelectorAll('[data-wm-fill]')]
      bar?.toggleAttribute('data-wm-cut', scrollers.some(isOverflowing))
    }
    const changes = new MutationObserver(updateMark)
    changes.observe(body, { childList: true, subtree: true })
    body.addEventListener('scroll', updateMark, true)
    addEventListener('resize', updateMark)
    updateMark()
    return () => {
      changes.disconnect()
      body.removeEventListener('scroll', updateMark, true)
      removeEventListener('resize', updateMark)
    }
  })
}
