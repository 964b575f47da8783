import { useLayoutEffect, useRef, type RefObject, type UIEvent } from 'react'

interface ListInSight {
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
 * Tells what a visitor brought into sight, and that the end came near. Only moves of a visitor are told, never a list that
 * changes under them: a jump in time must have no effect.
 */
export function useListMoves({
  scroller,
  count,
  first,
  last,
  isAtEnd = false,
  isScrolling,
  onShown,
  onEndReached,
}: ListInSight) {
  const shown = `${first}-${last}`
  const told = useRef(shown)
  const isMoved = useRef(false)
  const top = useRef(0)
  const endReached = useRef<() => void>(undefined)

  useLayoutEffect(() => {
    endReached.current = isAtEnd ? onEndReached : undefined
  })

  // A list that became shorter moves its scroller by itself: that is known before the browser tells it.
  useLayoutEffect(() => {
    top.current = scroller.current?.scrollTop ?? 0
  }, [scroller, count])

  useLayoutEffect(() => {
    if (!isMoved.current) return
    endReached.current?.()
    if (isScrolling) return // what flies past is not looked at
    isMoved.current = false
    if (told.current === shown) return
    told.current = shown
    if (last >= first) onShown?.(first, last)
  })

  const noteMove = () => {
    isMoved.current = true
  }
  // A list that has nowhere to scroll to is asked for more all the same.
  const push = () => endReached.current?.()
  return {
    /** For keys, which move the list with the next render. */
    noteMove,
    handlers: {
      onWheel: push,
      onTouchMove: push,
      onScroll: ({ currentTarget: { scrollTop } }: UIEvent) => {
        if (scrollTop === top.current) return
        top.current = scrollTop
        noteMove()
      },
    },
  }
}
