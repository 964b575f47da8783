import { useMemo } from 'react'
import type { ThemeOptions } from '../../domain/theme'
import { baseSheet } from '../../ui/tokens/baseSheet'
import { cssVariables } from '../../ui/tokens/cssVariables'
import { defaultTheme } from '../../ui/tokens/defaultTheme'
import { createChunk, useChunk } from '../../ui/layout/useChunk'

type Variables = Readonly<Record<string, string>>

const derived = createChunk(() => import('./createTheme').then(m => m.createTheme))
const derivedWith = createChunk(() => import('./withOptions').then(m => m.createCardCss))

const PLAIN = cssVariables(defaultTheme) + baseSheet

/**
 * Returns the modal's stylesheet: all tokens and the base rules. The code that applies a host's
 * theme is loaded only for hosts that have one.
 */
export function useThemeCss(variables: Variables, options?: ThemeOptions): string {
  const isOwn = Object.keys(variables).length > 0
  const { came } = useChunk(derived, isOwn && !options)
  const { came: cameWith } = useChunk(derivedWith, options !== undefined)
  return useMemo(() => {
    if (options) return cameWith ? cameWith(variables, defaultTheme, options) + baseSheet : PLAIN
    return isOwn && came ? cssVariables(came(variables, defaultTheme)) + baseSheet : PLAIN
  }, [variables, options, isOwn, came, cameWith])
}
