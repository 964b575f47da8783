import { deriveTheme, type ThemeOverrides } from '../../ui/tokens/deriveTheme'
import type { Theme } from '../../ui/tokens/Tokens'
import { safeVariables } from './safeVariables'

/** Variable names of AppKit, and their equivalents. */
export const ALIASES: Readonly<Record<string, string>> = {
  '--w3m-font-family': 'font-family',
  '--w3m-z-index': 'z-index',
}

/**
 * Returns a base theme with a host's variables applied and the shades of its accent derived. `base`
 * is a parameter, so that pages which only theme their buttons do not load the card's theme. `own`
 * holds the host's other overrides; the variables win over it.
 */
export function createTheme(
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
