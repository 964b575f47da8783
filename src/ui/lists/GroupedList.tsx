import { useId, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { longRows, SHORT_LIST_ROWS } from './longRows'
import { useVirtualRows } from './useVirtualRows'

export interface RowGroup {
  readonly key: string
  readonly title: string
  readonly count: number
}

export interface GroupedRow {
  readonly index: number
  /** For the row's own control: in a virtual list only one row at a time is in the tab order. */
  readonly tabIndex: 0 | -1 | undefined
}

export interface GroupedListProps {
  readonly groups: readonly RowGroup[]
  /** A stable key for each row, counted through all groups. */
  readonly keyOf: (index: number) => string
  readonly renderRow: (row: GroupedRow) => ReactNode
}

const ROW_HEIGHT = 56
/** Space above and below a title; the first title starts where its list does. */
const TITLE_TOP = 12
const TITLE_END = 2
const TITLE_LINE = 20
const titleTop = (isFirst: boolean) => (isFirst ? 0 : TITLE_TOP)
const titleRoom = (isFirst: boolean) =>
  `calc(${titleTop(isFirst) + TITLE_END}px + var(--wm-line-14))`

const Base = styled.div`
  margin-inline: -8px;
`

const Title = styled.h3<{ $apart: boolean; $first: boolean }>`
  padding: ${({ $first }) => titleTop($first)}px 8px ${TITLE_END}px;
  font-size: var(--wm-font-size-14);
  line-height: var(--wm-line-14);
  font-weight: var(--wm-weight-medium);
  color: var(--wm-color-text-muted);
  ${({ $apart }) => $apart && 'position: absolute; inset-inline: 0; inset-block-start: 0;'}
`

const Place = styled.li<{ $apart: boolean; $isFirst: boolean; $first: boolean }>`
  ${({ $apart }) => $apart && 'position: absolute; inset-inline: 0; inset-block-start: 0;'}
  ${({ $apart, $isFirst, $first }) =>
    $apart && $isFirst && `padding-block-start: ${titleRoom($first)};`}
`

function withRows(groups: readonly RowGroup[]) {
  let end = 0
  return groups.map(group => ({ ...group, first: end, end: (end += group.count) }))
}

/**
 * Any number of rows under headings, scrolling with the surrounding body. A long list renders only
 * visible rows; a list that grows long keeps its elements, so that focus and position survive.
 */
export function GroupedList({ groups, keyOf, renderRow }: GroupedListProps) {
  const id = useId()
  const parts = withRows(groups)
  const count = parts.at(-1)?.end ?? 0
  const isLong = count > SHORT_LIST_ROWS
  const firsts = new Set(parts.map(({ first }) => first))
  const { scroller, list, lines, handlers, onKeyDown, ...virtual } = useVirtualRows<HTMLDivElement>(
    {
      ...longRows,
      count,
      lineHeight: line =>
        ROW_HEIGHT + (firsts.has(line) ? titleTop(line === 0) + TITLE_LINE + TITLE_END : 0),
      isWhole: !isLong,
      inBody: true,
      keyOfLine: keyOf,
    },
  )
  const drawn = isLong
    ? lines.map(({ index }) => index)
    : Array.from({ length: count }, (_, i) => i)
  const moved = (line: number) =>
    isLong ? { transform: `translateY(${virtual.topAt(line)}px)` } : undefined
  return (
    <Base ref={scroller} data-wm-part="grouped-list" {...handlers}>
      <div
        ref={list}
        onKeyDown={isLong ? onKeyDown : undefined}
        style={isLong ? { position: 'relative', blockSize: virtual.totalSize() } : undefined}
      >
        {parts.map(({ key, title, first, end }) => {
          const rows = drawn.filter(index => index >= first && index < end)
          if (rows.length === 0) return null
          const titleId = `${id}${key}`
          return (
            <div key={key} role="group" aria-labelledby={titleId}>
              <Title id={titleId} $apart={isLong} $first={first === 0} style={moved(first)}>
                {title}
              </Title>
              <ul role="list">
                {rows.map(index => (
                  <Place
                    key={keyOf(index)}
                    ref={isLong ? virtual.measureLine : undefined}
                    data-line={isLong ? index : undefined}
                    $apart={isLong}
                    $isFirst={index === first}
                    $first={first === 0}
                    style={moved(index)}
                    {...virtual.placeOf(index)}
                    aria-setsize={end - first}
                    aria-posinset={index - first + 1}
                  >
                    {renderRow({ index, tabIndex: isLong ? virtual.tabIndexOf(index) : undefined })}
                  </Place>
                ))}
              </ul>
            </div>
          )
        })}
      </div>
    </Base>
  )
}
