import { useEffect, type RefObject } from 'react'

/** Marks a bar while it cuts the body beside it: while there is more of that below. */
export function useCutMark(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current: bar } = ref
    const body = bar?.parentElement?.querySelector('[data-wm-part="body"]')
    if (!body) return
    const look = () => {
      const { scrollHeight, scrollTop, clientHeight } = body
      bar?.toggleAttribute('data-wm-cut', scrollHeight - scrollTop > clientHeight + 1)
    }
    const changes = new MutationObserver(look)
    changes.observe(body, { childList: true, subtree: true })
    body.addEventListener('scroll', look)
    addEventListener('resize', look)
    look()
    return () => {
      changes.disconnect()
      body.removeEventListener('scroll', look)
      removeEventListener('resize', look)
    }
  })
}
