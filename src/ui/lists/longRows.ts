import type { KeyboardEvent } from 'react'

/** Lists of at least this many rows are searchable; shorter ones are readable at a glance. */
export const SEARCHED_LIST_ROWS = 7
/**
 * Up to this many rows are all rendered, so that find in page and assistive technology see the
 * whole list.
 */
export const SHORT_LIST_ROWS = 40
const PAGE_ROWS = 8

/** Returns the row a key moves to; undefined for any other key. */
const getTargetRow = ({ key }: KeyboardEvent, index: number, last: number): number | undefined =>
  ({
    ArrowDown: index + 1,
    ArrowUp: index - 1,
    PageDown: index + PAGE_ROWS,
    PageUp: index - PAGE_ROWS,
    Home: 0,
    End: last,
  })[key]

/** Rendering and keyboard options of single-column rows. */
export const longRows = {
  overscan: 6,
  firstWindow: { width: 344, height: 560 },
  control: 'button, a, [tabindex]',
  moves: getTargetRow,
}
