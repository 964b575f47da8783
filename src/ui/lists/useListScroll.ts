import { useLayoutEffect, useRef, type RefObject, type UIEvent } from 'react'

interface VisibleRange {
  readonly scroller: RefObject<HTMLElement | null>
  readonly count: number
  /** The first and the last index in the document. */
  readonly first: number
  readonly last: number
  readonly isAtEnd?: boolean
  readonly isScrolling: boolean
  readonly onShown?: ((first: number, last: number) => void) | undefined
  readonly onEndReached?: (() => void) | undefined
}

/**
 * Reports what the visitor scrolled into view, and when the end is near. Only the visitor's own
 * moves count, never a list that changes: time travel must have no effect.
 */
export function useListScroll({
  scroller,
  count,
  first,
  last,
  isAtEnd = false,
  isScrolling,
  onShown,
  onEndReached,
}: VisibleRange) {
  const shown = `${first}-${last}`
  const told = useRef(shown)
  const isMoved = useRef(false)
  const top = useRef(0)
  const endReached = useRef<() => void>(undefined)

  useLayoutEffect(() => {
    endReached.current = isAtEnd ? onEndReached : undefined
  })

  // A shorter list moves its scroller, and the browser's scroll event comes too late to tell.
  useLayoutEffect(() => {
    top.current = scroller.current?.scrollTop ?? 0
  }, [scroller, count])

  useLayoutEffect(() => {
    if (!isMoved.current) return
    endReached.current?.()
    if (isScrolling) return // Items that fly past are not reported.
    isMoved.current = false
    if (told.current === shown) return
    told.current = shown
    if (last >= first) onShown?.(first, last)
  })

  const markMoved = () => {
    isMoved.current = true
  }
  // A list too short to scroll still has to load more.
  const push = () => endReached.current?.()
  return {
    /** For keys, which move the list with the next render. */
    noteMove: markMoved,
    handlers: {
      onWheel: push,
      onTouchMove: push,
      onScroll: ({ currentTarget: { scrollTop } }: UIEvent) => {
        if (scrollTop === top.current) return
        top.current = scrollTop
        markMoved()
      },
    },
  }
}
