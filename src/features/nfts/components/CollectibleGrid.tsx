import { styled } from 'styled-components'
import type { Collectible } from '../../../domain/collectible'
import { useTranslate } from '../../../store/translation'
import { getGridTarget, useVirtualRows } from '../../../ui/lists/useVirtualRows'
import { CollectibleTile } from './CollectibleTile'

interface CollectibleGridProps {
  readonly collectibles: readonly Collectible[]
}

const COLUMNS = 2
const GAP = 12
/** Estimate: half a modal's width, two lines of text and the gap. Rendered lines are measured. */
const LINE_HEIGHT = 200
const OVERSCAN_LINES = 3
/** Above this number the grid is virtualized. */
const LONG_GRID = 40
const FIRST_WINDOW = { width: 344, height: 560 }

const Base = styled.div`
  padding-block-start: 8px;
`

const columns = `
  display: grid;
  grid-template-columns: repeat(${COLUMNS}, minmax(0, 1fr));
  gap: ${GAP}px;
`

const Whole = styled.div`
  ${columns}
`

const List = styled.div`
  position: relative;
`

const Line = styled.div`
  ${columns}
  position: absolute;
  inset-inline: 0;
  inset-block-start: 0;
  padding-block-end: ${GAP}px;
`

/** A grid of two columns that scrolls with its body. A long one renders only the visible lines. */
export function CollectibleGrid({ collectibles }: CollectibleGridProps) {
  const t = useTranslate()
  const count = collectibles.length
  const isWhole = count <= LONG_GRID
  const { scroller, list, lines, handlers, onKeyDown, ...virtual } = useVirtualRows<HTMLDivElement>(
    {
      count,
      perLine: COLUMNS,
      lineHeight: LINE_HEIGHT,
      overscan: OVERSCAN_LINES,
      firstWindow: FIRST_WINDOW,
      isWhole,
      inBody: true,
      control: 'button',
      moves: (event, index, last) => getGridTarget(event, index, last, COLUMNS),
    },
  )
  const place = (index: number) => {
    const collectible = collectibles[index]
    return (
      collectible && (
        <div key={collectible.id} role="listitem" {...virtual.placeOf(index)}>
          <CollectibleTile collectible={collectible} tabIndex={virtual.tabIndexOf(index)} />
        </div>
      )
    )
  }
  const given = { ref: list, role: 'list', 'aria-label': t('account.nfts'), onKeyDown } as const
  return (
    <Base ref={scroller} data-wm-part="collectibles" {...handlers}>
      {isWhole ? (
        <Whole {...given}>{collectibles.map((_, index) => place(index))}</Whole>
      ) : (
        <List {...given} style={{ blockSize: virtual.totalSize() }}>
          {lines.map(({ index: line, ...at }) => (
            <Line
              key={line}
              ref={virtual.measureLine}
              role="presentation"
              data-line={line}
              style={{ transform: `translateY(${virtual.topOf(at)}px)` }}
            >
              {Array.from({ length: COLUMNS }, (_, column) => place(line * COLUMNS + column))}
            </Line>
          ))}
        </List>
      )}
    </Base>
  )
}
