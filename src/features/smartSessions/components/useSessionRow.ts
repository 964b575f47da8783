import { useState } from 'react'
import type { CaipAddress } from '../../../lib/address/caip'
import { useModalSelector } from '../../../store/context'
import type { SessionRow } from '../getSessionRows'
import { selectSessionRows } from '../sessionsSelectors'

/** Returns one session of an account; undefined if it is unknown. */
export function useSessionRow(
  account: CaipAddress | null,
  pci: string,
): { readonly row: SessionRow | undefined; readonly now: number } {
  const [now] = useState(() => Date.now())
  const rows = useModalSelector(state => selectSessionRows(state, account, now))
  return { row: rows.find(({ session }) => session.pci === pci), now }
}
