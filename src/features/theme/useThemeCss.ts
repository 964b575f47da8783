import { useMemo } from 'react'
import { baseSheet } from '../../ui/tokens/baseSheet'
import { cssVariables } from '../../ui/tokens/cssVariables'
import { defaultTheme } from '../../ui/tokens/defaultTheme'
import { createChunk, useLoaded } from '../../ui/layout/useLoaded'

type Variables = Readonly<Record<string, string>>

const derived = createChunk(() => import('./themeOf').then(m => m.themeOf))

const PLAIN = cssVariables(defaultTheme) + baseSheet

/**
 * The whole sheet of the modal: every token and the base rules. What a host's own values make of them is worked out by
 * code that only such hosts fetch.
 */
export function useThemeCss(variables: Variables): string {
  const isOwn = Object.keys(variables).length > 0
  const { came } = useLoaded(derived, isOwn)
  return useMemo(
    () => (isOwn && came ? cssVariables(came(variables, defaultTheme)) + baseSheet : PLAIN),
    [variables, isOwn, came],
  )
}
