import { useContext, useMemo, type ComponentType, type ReactNode } from 'react'
import { StringsContext } from './translation'
import type { Strings } from '../strings/strings'

/** Adds default texts to the wrapped component; the surrounding ones take precedence. */
export function createTextsProvider(
  own: Partial<Strings>,
): ComponentType<{ readonly children: ReactNode }> {
  return function WithTexts({ children }) {
    const given = useContext(StringsContext)
    const texts = useMemo(() => ({ ...own, ...given }), [given])
    return <StringsContext.Provider value={texts}>{children}</StringsContext.Provider>
  }
}
