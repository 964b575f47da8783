import { useContext, useMemo, type ReactNode } from 'react'
import { StringsContext } from '../store/translation'
import { en } from '../strings/en'

/** Every word, with those in force around it over them. */
export function AllTexts({ children }: { readonly children: ReactNode }) {
  const given = useContext(StringsContext)
  const texts = useMemo(() => ({ ...en, ...given }), [given])
  return <StringsContext.Provider value={texts}>{children}</StringsContext.Provider>
}
