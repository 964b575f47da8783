import {
  defaultRangeExtractor,
  measureElement,
  observeElementRect,
  useVirtualizer,
  type Range,
} from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { styled } from 'styled-components'
import type { ElementProps } from '../layout/ElementProps'
import { useListMoves } from './useListMoves'

export interface VirtualRow {
  readonly index: number
  /** For the row's own control: one row at a time is in the tab order, arrow keys do the rest. */
  readonly tabIndex: 0 | -1
}

export interface VirtualListProps extends ElementProps {
  readonly count: number
  readonly label: string
  /** A stable name for each row, so that its state survives reordering. */
  readonly keyOf: (index: number) => string
  readonly renderRow: (row: VirtualRow) => ReactNode
  /** What a row is expected to measure, in px; rows that wrap are measured. */
  readonly rowHeight?: number | undefined
  /** Called with the first and the last index when a visitor brings others into the document. */
  readonly onShown?: ((first: number, last: number) => void) | undefined
  readonly id?: string | undefined
}

/** Up to this many rows all are rendered; find in page and assistive technology then see the whole list. */
const SHORT_LIST_ROWS = 40
const OVERSCAN_ROWS = 6
const PAGE_ROWS = 8
/** The window assumed where nothing is laid out: before the first paint, or in a hidden page. */
const FIRST_WINDOW = { width: 344, height: 560 }

const Scroller = styled.div`
  min-block-size: 0;
  max-block-size: 560px;
  margin-inline: -8px;
  overflow: hidden auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  scrollbar-color: color-mix(in srgb, var(--wm-color-text) 22%, transparent) transparent;
`

const List = styled.ul`
  position: relative;
`

const Place = styled.li`
  position: absolute;
  inset-inline: 0;
  inset-block-start: 0;
`

/** Where a key leads from a row; null for any other key. */
function rowAfter(key: string, index: number, last: number): number | null {
  const moves: Record<string, number> = {
    ArrowDown: index + 1,
    ArrowUp: index - 1,
    PageDown: index + PAGE_ROWS,
    PageUp: index - PAGE_ROWS,
    Home: 0,
    End: last,
  }
  const target = moves[key]
  return target === undefined ? null : Math.min(last, Math.max(0, target))
}

/** A list of any length at the price of what is seen. It scrolls itself; place it in a `Body` with `data-wm-fill`. */
export function VirtualList({
  count,
  label,
  keyOf,
  renderRow,
  rowHeight = 56,
  onShown,
  id,
  ...rest
}: VirtualListProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const [active, setActive] = useState(0)
  const [focusWanted, setFocusWanted] = useState(0)
  const isShort = count <= SHORT_LIST_ROWS
  const last = count - 1
  const reachable = Math.max(0, Math.min(active, last))

  const virtualizer = useVirtualizer({
    count,
    enabled: !isShort,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: keyOf,
    overscan: OVERSCAN_ROWS,
    initialRect: FIRST_WINDOW,
    observeElementRect: (instance, seen) =>
      observeElementRect(instance, rect => seen(rect.height > 0 ? rect : FIRST_WINDOW)),
    measureElement: (...row) => measureElement(...row) || rowHeight,
    // The row with the focus stays, or the focus would be lost by scrolling.
    rangeExtractor: (range: Range) => {
      const shown = defaultRangeExtractor(range)
      return shown.includes(reachable) ? shown : [...shown, reachable].sort((a, b) => a - b)
    },
  })
  const items = isShort ? [] : virtualizer.getVirtualItems()

  const { noteMove, handlers } = useListMoves({
    scroller,
    count,
    first: isShort ? 0 : (items.find(item => item.index !== reachable)?.index ?? 0),
    last: isShort ? last : (items.findLast(item => item.index !== reachable)?.index ?? 0),
    isScrolling: virtualizer.isScrolling,
    onShown,
  })

  useLayoutEffect(() => {
    if (focusWanted === 0) return
    const row = list.current?.querySelector(`[data-index="${reachable}"]`)
    row?.querySelector<HTMLElement>('button, a, [tabindex]')?.focus({ preventScroll: !isShort })
  }, [focusWanted, reachable, isShort])

  const move = (event: KeyboardEvent) => {
    const target = rowAfter(event.key, reachable, last)
    if (target === null) return
    event.preventDefault()
    noteMove()
    setActive(target)
    setFocusWanted(focusWanted + 1)
    if (!isShort) virtualizer.scrollToIndex(target)
  }

  const place = (index: number) => ({
    'aria-setsize': count,
    'aria-posinset': index + 1,
    'data-index': index,
    onFocus: () => setActive(index),
    children: renderRow({ index, tabIndex: index === reachable ? 0 : -1 }),
  })

  return (
    <Scroller ref={scroller} data-wm-part="virtual-list" data-wm-fill="" {...handlers} {...rest}>
      <List
        ref={list}
        id={id}
        role="list"
        aria-label={label}
        onKeyDown={move}
        style={isShort ? undefined : { blockSize: virtualizer.getTotalSize() }}
      >
        {isShort
          ? Array.from({ length: count }, (_, index) => <li key={keyOf(index)} {...place(index)} />)
          : items.map(item => (
              <Place
                key={item.key}
                ref={virtualizer.measureElement}
                style={{ transform: `translateY(${item.start}px)` }}
                {...place(item.index)}
              />
            ))}
      </List>
    </Scroller>
  )
}
