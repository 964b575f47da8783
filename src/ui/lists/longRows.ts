import type { KeyboardEvent } from 'react'

/** From this many rows on a list can be searched; a shorter one is seen at a glance. */
export const SEARCHED_LIST_ROWS = 7
/** Up to this many rows all are rendered; find in page and assistive technology then see the whole list. */
export const SHORT_LIST_ROWS = 40
const PAGE_ROWS = 8

/** Where a key leads from a row; nothing for any other key. */
const rowAfter = ({ key }: KeyboardEvent, index: number, last: number): number | undefined =>
  ({
    ArrowDown: index + 1,
    ArrowUp: index - 1,
    PageDown: index + PAGE_ROWS,
    PageUp: index - PAGE_ROWS,
    Home: 0,
    End: last,
  })[key]

/** How rows one below the other are drawn, and gone through. */
export const longRows = {
  overscan: 6,
  firstWindow: { width: 344, height: 560 },
  control: 'button, a, [tabindex]',
  moves: rowAfter,
}
