import { useMemo, useState } from 'react'
import type { CaipAddress } from '../../../lib/address/caip'
import { useModalSelector } from '../../../store/context'
import { getSessionRows, type SessionRow } from '../getSessionRows'
import { selectSmartSessions } from '../smartSessionsSlice'

/** Returns one session of an account; undefined if it is unknown. */
export function useSessionRow(
  account: CaipAddress | null,
  pci: string,
): { readonly row: SessionRow | undefined; readonly now: number } {
  const [now] = useState(() => Date.now())
  const { list, unfinished } = useModalSelector(selectSmartSessions)
  const row = useMemo(
    () => getSessionRows({ list, unfinished }, account, now).find(each => each.session.pci === pci),
    [list, unfinished, account, pci, now],
  )
  return { row, now }
}
