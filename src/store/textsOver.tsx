import { useContext, useMemo, type ComponentType, type ReactNode } from 'react'
import { StringsContext } from './translation'
import type { Strings } from '../strings/strings'

/** Brings words to what it wraps; those in force around it, a host's own among them, stay over them. */
export function textsOver(own: Partial<Strings>): ComponentType<{ readonly children: ReactNode }> {
  return function WithTexts({ children }) {
    const given = useContext(StringsContext)
    const texts = useMemo(() => ({ ...own, ...given }), [given])
    return <StringsContext.Provider value={texts}>{children}</StringsContext.Provider>
  }
}
