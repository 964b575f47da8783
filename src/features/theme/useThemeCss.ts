import { useEffect, useState } from 'react'
import { baseSheet } from '../../ui/tokens/baseSheet'
import { cssVariables } from '../../ui/tokens/cssVariables'
import { defaultTheme } from '../../ui/tokens/theme'

type Variables = Readonly<Record<string, string>>

const PLAIN = cssVariables(defaultTheme) + baseSheet

/**
 * The whole sheet of the modal: every token and the base rules. What a host's own values make of them is worked out by
 * code that only such hosts fetch.
 */
export function useThemeCss(variables: Variables): string {
  const [derived, setDerived] = useState<{ from: Variables; css: string } | null>(null)
  useEffect(() => {
    if (Object.keys(variables).length === 0) return
    let isCurrent = true
    import('./themeOf').then(
      ({ themeOf }) => {
        if (isCurrent) {
          setDerived({ from: variables, css: cssVariables(themeOf(variables)) + baseSheet })
        }
      },
      () => undefined, // the plain sheet stays
    )
    return () => {
      isCurrent = false
    }
  }, [variables])
  return derived?.from === variables ? derived.css : PLAIN
}
