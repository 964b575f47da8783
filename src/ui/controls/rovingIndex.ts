import type { KeyboardEvent } from 'react'

/**
 * Returns the index that an arrow, Home or End key moves to among `count` items in one line; null
 * for any other key. Follows the text direction.
 */
export function rovingIndex(
  event: KeyboardEvent<HTMLElement>,
  index: number,
  count: number,
): number | null {
  const view = event.currentTarget.ownerDocument.defaultView
  const isRtl = view?.getComputedStyle(event.currentTarget).direction === 'rtl'
  const [next, previous] = isRtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
  if (event.key === next || event.key === 'ArrowDown') return (index + 1) % count
  if (event.key === previous || event.key === 'ArrowUp') return (index - 1 + count) % count
  if (event.key === 'Home') return 0
  if (event.key === 'End') return count - 1
  return null
}
