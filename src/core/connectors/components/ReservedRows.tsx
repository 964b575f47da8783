import { useMemo, useState, type ReactNode } from 'react'
import { styled } from 'styled-components'

export interface ReservedRowsProps {
  /** Number of rows, placeholders included. */
  readonly count: number
  /** Whether some rows are placeholders. */
  readonly isAwaited: boolean
  readonly isOpen: boolean
  readonly children: ReactNode
}

const Room = styled.div<{ $rows: number }>`
  padding-block-end: calc(var(--wm-size-row) * ${({ $rows }) => $rows});
`

/**
 * Keeps the space of placeholder rows that loaded nothing until the modal opens again, because a
 * shrinking card would move the other rows under the pointer. Sets state during render, so it must
 * not read from a store.
 */
export function ReservedRows({ count, isAwaited, isOpen, children }: ReservedRowsProps) {
  const [[wasOpen, most], keep] = useState([isOpen, 0])
  const kept = isOpen && !wasOpen ? 0 : most
  const now = Math.max(kept, isAwaited ? count : 0)
  if (now !== most || (most > 0 && isOpen !== wasOpen)) keep([isOpen, now])
  const rows = Math.max(0, now - count)
  return useMemo(() => <Room $rows={rows}>{children}</Room>, [rows, children])
}
