import { useMemo } from 'react'
import type { ThemeOptions } from '../../domain/theme'
import { HOST_SCOPE, hostSheet } from '../../ui/controls/hostSheet'
import { cssVariables } from '../../ui/tokens/cssVariables'
import { hostTheme } from '../../ui/tokens/hostTheme'
import { createChunk, useChunk } from '../../ui/layout/useChunk'

const derived = createChunk(() =>
  import('./createDerivedHostCss').then(m => m.createDerivedHostCss),
)
const derivedWith = createChunk(() => import('./withOptions').then(m => m.createHostCss))

type Variables = Readonly<Record<string, string>>

/** Keywords, numbers and plain colours; other values need the lazy parser. */
const PLAIN = /^(?:[\w\s#%.,-]{1,300}|(?:rgb|hsl)a?\([\w\s%.,/-]+\))$/i

/** The host's plain values as they are: correct right away, except for shades of an accent. */
function overrides(variables: Variables): Variables {
  const plain = Object.entries(variables).filter(([, value]) => PLAIN.test(value))
  const { '--w3m-accent': w3m, '--wm-accent': accent = w3m } = Object.fromEntries(plain)
  const named = Object.fromEntries(
    plain
      .filter(([name]) => /^--wm-[\w-]+$/.test(name))
      .map(([name, value]) => [name.slice('--wm-'.length), value]),
  )
  return accent === undefined ? named : { 'color-accent-strong': accent, ...named }
}

function plainCss(variables: Variables, accent: ThemeOptions['accent']): string {
  const mode = (name: 'light' | 'dark') => {
    const own = typeof accent === 'object' ? accent[name] : accent
    return {
      ...hostTheme[name],
      ...overrides(own === undefined ? variables : { '--wm-accent': own, ...variables }),
    }
  }
  const theme = { shared: hostTheme.shared, light: mode('light'), dark: mode('dark') }
  return cssVariables(theme, HOST_SCOPE) + hostSheet
}

/**
 * Returns the stylesheet of the page's buttons. The code that derives shades of an accent is loaded
 * only for hosts that set one; until then the accent itself is used.
 */
export function useHostCss(variables: Variables, options?: ThemeOptions): string {
  const isOwn = Object.keys(variables).length > 0
  const { came } = useChunk(derived, isOwn && !options)
  const { came: cameWith } = useChunk(derivedWith, options !== undefined)
  return useMemo(() => {
    if (options && cameWith) return cameWith(variables, HOST_SCOPE, options)
    return isOwn && came && !options
      ? came(variables, HOST_SCOPE)
      : plainCss(variables, options?.accent)
  }, [variables, options, isOwn, came, cameWith])
}
