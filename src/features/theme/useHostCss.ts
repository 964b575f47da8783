import { useEffect, useMemo, useState } from 'react'
import { hostSheet } from '../../ui/host/hostSheet'
import { cssVariables } from '../../ui/tokens/cssVariables'
import { hostTheme } from '../../ui/tokens/hostTheme'

const SCOPE = '[data-wm-host][data-wm-theme]'

type Variables = Readonly<Record<string, string>>

/** The host's own values, as they are: enough to be right at once for everything but a bare accent. */
function overrides(variables: Variables): Variables {
  const accent = variables['--wm-accent'] ?? variables['--w3m-accent']
  const named = Object.fromEntries(
    Object.entries(variables)
      .filter(([name]) => name.startsWith('--wm-'))
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
  return cssVariables(theme, SCOPE) + hostSheet
}

/**
 * The sheet of the buttons in the host's page. Shades of a host's own accent are worked out by code that is fetched
 * only for hosts that have one; until then the accent itself stands in.
 */
export function useHostCss(variables: Variables): string {
  const plain = useMemo(() => plainCss(variables), [variables])
  const [derived, setDerived] = useState<{ from: Variables; css: string } | null>(null)
  useEffect(() => {
    if (Object.keys(variables).length === 0) return
    let isCurrent = true
    import('./derivedHostCss').then(
      ({ derivedHostCss }) => {
        if (isCurrent) setDerived({ from: variables, css: derivedHostCss(variables, SCOPE) })
      },
      () => undefined, // the plain sheet stays
    )
    return () => {
      isCurrent = false
    }
  }, [variables])
  return derived?.from === variables ? derived.css : plain
}
