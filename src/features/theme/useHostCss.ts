import { useMemo } from 'react'
import { HOST_SCOPE, hostSheet } from '../../ui/controls/hostSheet'
import { cssVariables } from '../../ui/tokens/cssVariables'
import { hostTheme } from '../../ui/tokens/hostTheme'
import { createChunk, useLoaded } from '../../ui/layout/useLoaded'

const derived = createChunk(() => import('./derivedHostCss').then(m => m.derivedHostCss))

type Variables = Readonly<Record<string, string>>

/** Words, numbers and plain colours: what else a sheet may hold is told apart by code that is fetched. */
const PLAIN = /^(?:[\w\s#%.,-]{1,300}|(?:rgb|hsl)a?\([\w\s%.,/-]+\))$/i

/** The host's own plain values, as they are: enough to be right at once for everything but a bare accent. */
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

function plainCss(variables: Variables): string {
  const own = overrides(variables)
  const theme = {
    shared: hostTheme.shared,
    light: { ...hostTheme.light, ...own },
    dark: { ...hostTheme.dark, ...own },
  }
  return cssVariables(theme, HOST_SCOPE) + hostSheet
}

/**
 * The sheet of the buttons in the host's page. Shades of a host's own accent are worked out by code that is fetched
 * only for hosts that have one; until then the accent itself stands in.
 */
export function useHostCss(variables: Variables): string {
  const isOwn = Object.keys(variables).length > 0
  const { came } = useLoaded(derived, isOwn)
  return useMemo(
    () => (isOwn && came ? came(variables, HOST_SCOPE) : plainCss(variables)),
    [variables, isOwn, came],
  )
}
