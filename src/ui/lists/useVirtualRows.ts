import {
  defaultRangeExtractor,
  measureElement,
  observeElementRect,
  useVirtualizer,
  type Range,
} from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useListScroll } from './useListScroll'
import { getScrollBody } from './useScrollEnd'

interface VirtualRows {
  readonly count: number
  /** Number of skeletons after the loaded items. */
  readonly skeletons?: number
  /** Items per line. */
  readonly perLine?: number
  /** Estimated line height in px; lines that wrap are measured. */
  readonly lineHeight: number | ((line: number) => number)
  readonly overscan: number
  /** The window assumed without layout: before the first paint, or in a hidden page. */
  readonly firstWindow: { readonly width: number; readonly height: number }
  /** Renders everything: nothing is virtualised or measured. */
  readonly isWhole?: boolean
  /** Scrolls with the surrounding body instead of by itself. */
  readonly inBody?: boolean
  readonly keyOfLine?: (line: number) => string
  /** Selector of an item's focusable control. */
  readonly control: string
  /** Returns the item index a key moves to; undefined for any other key. */
  readonly moves: (event: KeyboardEvent, index: number, last: number) => number | undefined
  readonly onWidth?: (px: number) => void
  readonly onShown?: ((first: number, last: number) => void) | undefined
  readonly onEndReached?: (() => void) | undefined
}

const PAGE_LINES = 4

/** Returns the grid item a key moves to; undefined for any other key. */
export function getGridTarget(event: KeyboardEvent, index: number, last: number, columns: number) {
  const view = event.currentTarget.ownerDocument.defaultView
  const isRtl = view?.getComputedStyle(event.currentTarget).direction === 'rtl'
  const along = isRtl ? -1 : 1
  const moves: Record<string, number> = {
    ArrowRight: index + along,
    ArrowLeft: index - along,
    ArrowDown: index + columns,
    ArrowUp: index - columns,
    PageDown: index + columns * PAGE_LINES,
    PageUp: index - columns * PAGE_LINES,
    Home: 0,
    End: last,
  }
  return moves[event.key]
}

/**
 * Virtualises items on lines. One item at a time is in the tab order and keys move to the others;
 * the line with the focus stays rendered, as scrolling would otherwise lose the focus.
 */
export function useVirtualRows<L extends HTMLElement>({
  count,
  skeletons = 0,
  perLine = 1,
  lineHeight,
  overscan,
  firstWindow,
  isWhole = false,
  inBody = false,
  keyOfLine,
  control,
  moves,
  onWidth,
  onShown,
  onEndReached,
}: VirtualRows) {
  const scroller = useRef<HTMLDivElement>(null)
  const list = useRef<L>(null)
  const [active, setActive] = useState(0)
  const [focusWanted, setFocusWanted] = useState(0)
  const last = count - 1
  const reachable = Math.max(0, Math.min(active, last))
  const activeLine = Math.floor(reachable / perLine)

  const [scrollMargin, setScrollMargin] = useState(0)
  useLayoutEffect(() => {
    const { current: frame } = scroller
    const body = getScrollBody(frame)
    if (inBody && frame && body) setScrollMargin(frame.offsetTop - body.offsetTop)
  }, [inBody, count])

  const estimateLineHeight = (line: number) =>
    typeof lineHeight === 'number' ? lineHeight : lineHeight(line)
  const virtualizer = useVirtualizer({
    count: Math.ceil((count + skeletons) / perLine),
    enabled: !isWhole,
    scrollMargin,
    getScrollElement: () => (inBody ? getScrollBody(scroller.current) : scroller.current),
    estimateSize: estimateLineHeight,
    ...(keyOfLine && { getItemKey: keyOfLine }),
    overscan,
    indexAttribute: 'data-line',
    initialRect: firstWindow,
    observeElementRect: (instance, seen) =>
      observeElementRect(instance, rect => {
        const shown = rect.height > 0 ? rect : firstWindow
        onWidth?.(shown.width)
        seen(shown)
      }),
    measureElement: (line, entry, instance) =>
      measureElement(line, entry, instance) || estimateLineHeight(instance.indexFromElement(line)),
    rangeExtractor: (range: Range) => {
      const shown = defaultRangeExtractor(range)
      return shown.includes(activeLine) ? shown : [...shown, activeLine].sort((a, b) => a - b)
    },
  })
  const lines = isWhole ? [] : virtualizer.getVirtualItems()
  const others = lines.filter(line => line.index !== activeLine)
  const firstLine = others[0]?.index ?? activeLine
  const lastLine = Math.max(others.at(-1)?.index ?? 0, firstLine)
  const { noteMove, handlers } = useListScroll({
    scroller,
    count,
    first: isWhole ? 0 : Math.min(firstLine * perLine, count),
    last: isWhole ? last : Math.min((lastLine + 1) * perLine, count) - 1,
    isAtEnd: count > 0 && ((lastLine + 1) * perLine >= count || reachable === last),
    isScrolling: virtualizer.isScrolling,
    onShown,
    onEndReached,
  })

  // Measures two-line names before paint, so the lines below start in place.
  useLayoutEffect(() => {
    list.current?.querySelectorAll('[data-line]').forEach(virtualizer.measureElement)
  }, [count, perLine, virtualizer])

  useLayoutEffect(() => {
    if (focusWanted === 0) return
    const item = list.current?.querySelector(`[data-index="${reachable}"]`)
    item?.querySelector<HTMLElement>(control)?.focus({ preventScroll: !isWhole })
  }, [focusWanted, reachable, control, isWhole])

  const onKeyDown = (event: KeyboardEvent) => {
    const wanted = moves(event, reachable, last)
    if (wanted === undefined) return
    const target = Math.min(last, Math.max(0, wanted))
    event.preventDefault()
    noteMove()
    setActive(target)
    setFocusWanted(focusWanted + 1)
    if (!isWhole) virtualizer.scrollToIndex(Math.floor(target / perLine))
  }

  return {
    scroller,
    list,
    lines,
    handlers,
    onKeyDown,
    measureLine: virtualizer.measureElement,
    /** Offset from the top of the list. */
    topOf: ({ start }: { readonly start: number }) => start - scrollMargin,
    /** The same for any line, visible or not. */
    topAt: (line: number) => (virtualizer.measurementsCache[line]?.start ?? 0) - scrollMargin,
    totalSize: () => virtualizer.getTotalSize(),
    tabIndexOf: (index: number): 0 | -1 => (index === reachable ? 0 : -1),
    placeOf: (index: number) => ({
      'aria-setsize': count,
      'aria-posinset': index + 1,
      'data-index': index,
      onFocus: () => setActive(index),
    }),
  }
}
