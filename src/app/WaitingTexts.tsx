import { useContext, useMemo, type ReactNode } from 'react'
import { StringsContext } from '../store/translation'
import { errorTexts } from '../strings/errorTexts'
import { waitingTexts } from '../strings/waitingTexts'

/** The words around a wallet that is being asked, with those in force around it over them. */
export function WaitingTexts({ children }: { readonly children: ReactNode }) {
  const given = useContext(StringsContext)
  const texts = useMemo(() => ({ ...waitingTexts, ...errorTexts, ...given }), [given])
  return <StringsContext.Provider value={texts}>{children}</StringsContext.Provider>
}
