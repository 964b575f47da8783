import { useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { Skeleton } from '../feedback/Skeleton'
import type { ElementProps } from '../layout/ElementProps'
import { getGridTarget, useVirtualRows } from './useVirtualRows'

export interface VirtualGridItem {
  readonly index: number
  /** For the item's own control: one at a time is in the tab order, arrow keys reach the others. */
  readonly tabIndex: 0 | -1
}

export interface VirtualGridProps extends ElementProps {
  readonly count: number
  readonly label: string
  /** A stable key for each item, so that its state survives reordering. */
  readonly keyOf: (index: number) => string
  readonly renderItem: (item: VirtualGridItem) => ReactNode
  /** Number of skeletons after the loaded items. */
  readonly skeletons?: number | undefined
  /**
   * Called when the visitor nears the last items, to load more; omit while nothing can be loaded.
   */
  readonly onEndReached?: (() => void) | undefined
  /**
   * Called with the first and last index when the visitor scrolls other items into the document.
   */
  readonly onShown?: ((first: number, last: number) => void) | undefined
  readonly id?: string | undefined
}

const GAP = 4
/** Four to a line down to a window of 352 px, then three. */
const COLUMN_ROOM = 83
const COLUMNS = [3, 4] as const
const ROW_HEIGHT = 92
const OVERSCAN_LINES = 2
const FIRST_WINDOW = { width: 336, height: 460 }

const columnsIn = (width: number) =>
  Math.min(COLUMNS[1], Math.max(COLUMNS[0], Math.floor((width + GAP) / COLUMN_ROOM)))

const Scroller = styled.div`
  min-block-size: 0;
  max-block-size: 460px;
  margin-inline: -4px;
  /* To the edge of the card, what a phone keeps free below included. */
  padding-block-end: calc(16px + var(--card-end, 0px));
  overflow: hidden auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  scrollbar-color: color-mix(in srgb, var(--wm-color-text) 22%, transparent) transparent;
  mask-image: linear-gradient(to bottom, #000 calc(100% - 28px), transparent);
`

const List = styled.div`
  position: relative;
`

const Line = styled.div<{ $columns: number }>`
  position: absolute;
  inset-inline: 0;
  inset-block-start: 0;
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: ${GAP}px;
  padding-block-end: ${GAP}px;
`

const SkeletonItem = styled.div`
  display: grid;
  justify-items: center;
  align-content: start;
  gap: 9px;
  block-size: ${ROW_HEIGHT}px;
  padding: 8px 2px 6px;
`

/** A virtual grid of pictures to choose from. It scrolls itself; place it in a `Body`. */
export function VirtualGrid({
  count,
  label,
  keyOf,
  renderItem,
  skeletons = 0,
  onEndReached,
  onShown,
  id,
  ...rest
}: VirtualGridProps) {
  const [columns, setColumns] = useState(columnsIn(FIRST_WINDOW.width))
  const { scroller, list, lines, handlers, onKeyDown, ...virtual } = useVirtualRows<HTMLDivElement>(
    {
      count,
      skeletons,
      perLine: columns,
      lineHeight: ROW_HEIGHT + GAP,
      overscan: OVERSCAN_LINES,
      firstWindow: FIRST_WINDOW,
      control: 'button, a',
      moves: (event, index, last) => getGridTarget(event, index, last, columns),
      onWidth: width => setColumns(columnsIn(width)),
      onShown,
      onEndReached,
    },
  )

  const place = (index: number) =>
    index < count ? (
      <div key={keyOf(index)} role="listitem" {...virtual.placeOf(index)}>
        {renderItem({ index, tabIndex: virtual.tabIndexOf(index) })}
      </div>
    ) : (
      <SkeletonItem key={`skeleton-${index}`} aria-hidden="true" data-wm-part="grid-skeleton">
        <Skeleton round width="56px" height="56px" />
        <Skeleton width="44px" height="10px" />
      </SkeletonItem>
    )

  return (
    <Scroller ref={scroller} data-wm-part="virtual-grid" data-wm-fill="" {...handlers} {...rest}>
      <List
        ref={list}
        id={id}
        role="list"
        aria-label={label}
        // Loaded items must be read out while more are loading.
        aria-busy={(count === 0 && skeletons > 0) || undefined}
        onKeyDown={onKeyDown}
        style={{ blockSize: virtual.totalSize() }}
      >
        {lines.map(({ index: line, start }) => (
          <Line
            key={line}
            ref={virtual.measureLine}
            role="presentation"
            data-line={line}
            $columns={columns}
            style={{ transform: `translateY(${start}px)` }}
          >
            {Array.from(
              { length: Math.min(columns, count + skeletons - line * columns) },
              (_, column) => place(line * columns + column),
            )}
          </Line>
        ))}
      </List>
    </Scroller>
  )
}
