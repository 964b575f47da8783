import { useMemo, useState, type ReactNode } from 'react'
import { styled } from 'styled-components'

export interface AwaitedRoomProps {
  /** Of rows, those that are awaited among them. */
  readonly count: number
  /** Some are. */
  readonly isAwaited: boolean
  readonly isOpen: boolean
  readonly children: ReactNode
}

const Room = styled.div<{ $rows: number }>`
  padding-block-end: calc(var(--wm-size-row) * ${({ $rows }) => $rows});
`

/**
 * Keeps the room of rows that were awaited and did not come until the card opens anew: a shorter card would take the other
 * rows away from under the pointer. It sets state while it is drawn, so it may read no store.
 */
export function AwaitedRoom({ count, isAwaited, isOpen, children }: AwaitedRoomProps) {
  const [[wasOpen, most], keep] = useState([isOpen, 0])
  const kept = isOpen && !wasOpen ? 0 : most
  const now = Math.max(kept, isAwaited ? count : 0)
  if (now !== most || (most > 0 && isOpen !== wasOpen)) keep([isOpen, now])
  const rows = Math.max(0, now - count)
  return useMemo(() => <Room $rows={rows}>{children}</Room>, [rows, children])
}
