import { useContext, useMemo, type ReactNode } from 'react'
import { StringsContext } from '../../../store/translation'
import { namesTexts } from '../../../strings/en/namesTexts'

/** The words of names come with their views, and with no page that has none to give; a host's own stay over them. */
export function NameTexts({ children }: { readonly children: ReactNode }) {
  const given = useContext(StringsContext)
  const texts = useMemo(() => ({ ...namesTexts, ...given }), [given])
  return <StringsContext.Provider value={texts}>{children}</StringsContext.Provider>
}
