interface Lock {
  holders: number
  restore(): void
}

const locks = new WeakMap<Document, Lock>()

function lockPage(page: Document): Lock {
  const root = page.documentElement
  const gap = (page.defaultView?.innerWidth ?? root.clientWidth) - root.clientWidth
  const { overflow } = root.style
  const padding = page.body.style.paddingInlineEnd
  // Without its scroll bar the page would jump sideways under the overlay.
  if (gap > 0 && root.clientWidth > 0) {
    const own = page.defaultView?.getComputedStyle(page.body).paddingInlineEnd
    page.body.style.paddingInlineEnd = `calc(${own || '0px'} + ${gap}px)`
  }
  root.style.overflow = 'hidden'
  return {
    holders: 0,
    restore() {
      root.style.overflow = overflow
      page.body.style.paddingInlineEnd = padding
    },
  }
}

/**
 * Locks the page's scrolling behind a dialog until the returned function is called, which restores
 * the page's styles.
 */
export function lockPageScroll(page: Document): () => void {
  const lock = locks.get(page) ?? lockPage(page)
  locks.set(page, lock)
  lock.holders++
  let isHeld = true
  return () => {
    if (!isHeld) return
    isHeld = false
    if (--lock.holders > 0) return
    locks.delete(page)
    lock.restore()
  }
}
