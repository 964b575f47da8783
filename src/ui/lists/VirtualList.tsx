import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { ElementProps } from '../layout/ElementProps'
import { longRows, SHORT_LIST_ROWS } from './longRows'
import { useVirtualRows } from './useVirtualRows'

export interface VirtualRow {
  readonly index: number
  /**
   * For the row's own control: one row at a time is in the tab order, arrow keys reach the others.
   */
  readonly tabIndex: 0 | -1
}

export interface VirtualListProps extends ElementProps {
  readonly count: number
  readonly label: string
  /** A stable key for each row, so that its state survives reordering. */
  readonly keyOf: (index: number) => string
  readonly renderRow: (row: VirtualRow) => ReactNode
  /** Estimated row height in px; rows that wrap are measured. */
  readonly rowHeight?: number | undefined
  /** Called with the first and last index when the visitor scrolls other rows into the document. */
  readonly onShown?: ((first: number, last: number) => void) | undefined
  readonly id?: string | undefined
  /** Scrolls with the surrounding body instead of by itself. */
  readonly inBody?: boolean | undefined
}

const Base = styled.div`
  margin-inline: -8px;
`

const Scroller = styled(Base)`
  min-block-size: 0;
  max-block-size: 560px;
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

/** A virtual list. It scrolls itself in the space its `Body` leaves, unless `inBody` is set. */
export function VirtualList({
  count,
  label,
  keyOf,
  renderRow,
  rowHeight = 56,
  onShown,
  id,
  inBody = false,
  ...rest
}: VirtualListProps) {
  const isWhole = count <= SHORT_LIST_ROWS
  const { scroller, list, lines, handlers, onKeyDown, ...virtual } =
    useVirtualRows<HTMLUListElement>({
      ...longRows,
      count,
      lineHeight: rowHeight,
      isWhole,
      inBody,
      keyOfLine: keyOf,
      onShown,
    })
  const place = (index: number) => ({
    ...virtual.placeOf(index),
    children: renderRow({ index, tabIndex: virtual.tabIndexOf(index) }),
  })

  const Frame = inBody ? Base : Scroller
  return (
    <Frame
      ref={scroller}
      data-wm-part="virtual-list"
      data-wm-fill={inBody ? undefined : ''}
      {...handlers}
      {...rest}
    >
      <List
        ref={list}
        id={id}
        role="list"
        aria-label={label}
        onKeyDown={onKeyDown}
        style={isWhole ? undefined : { blockSize: virtual.totalSize() }}
      >
        {isWhole
          ? Array.from({ length: count }, (_, index) => <li key={keyOf(index)} {...place(index)} />)
          : lines.map(({ key, index, ...line }) => (
              <Place
                key={key}
                ref={virtual.measureLine}
                data-line={index}
                style={{ transform: `translateY(${virtual.topOf(line)}px)` }}
                {...place(index)}
              />
            ))}
      </List>
    </Frame>
  )
}
