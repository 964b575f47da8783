import { deriveTheme, type ThemeOverrides } from '../../ui/tokens/deriveTheme'
import type { Theme } from '../../ui/tokens/Tokens'
import { safeVariables } from './safeVariables'

/** Names other programs of this field use, and what they mean here. */
export const ALIASES: Readonly<Record<string, string>> = {
  '--w3m-font-family': 'font-family',
  '--w3m-z-index': 'z-index',
}

/**
 * The theme that a host's variables make of a base, every shade of its accent worked out. The base is given: a page whose
 * buttons have an accent of their own fetches this, and is not to fetch the look of the card with it. `own` is what else the
 * host has of a theme; the variables win over it.
 */
export function themeOf(
  given: Readonly<Record<string, string>>,
  base: Theme,
  own?: Omit<ThemeOverrides, 'accent'>,
): Theme {
  const variables = safeVariables(given)
  const { '--w3m-accent': w3mAccent, '--wm-accent': accent = w3mAccent, ...others } = variables
  const named = Object.fromEntries(
    Object.entries(others).map(([name, value]) => [
      ALIASES[name] ?? name.replace(/^--wm-/, ''),
      value,
    ]),
  )
  if (!own) {
    return accent === undefined && Object.keys(others).length === 0
      ? base
      : deriveTheme({ accent, shared: named }, base)
  }
  const winning = { ...(accent !== undefined && { 'color-accent': accent }), ...named }
  return deriveTheme(
    {
      shared: { ...own.shared, ...named },
      light: { ...own.light, ...winning },
      dark: { ...own.dark, ...winning },
    },
    base,
  )
}
