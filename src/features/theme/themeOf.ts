import { deriveTheme } from '../../ui/tokens/deriveTheme'
import type { Theme } from '../../ui/tokens/Tokens'
import { safeVariables } from './safeVariables'

/** Names other programs of this field use, and what they mean here. */
export const ALIASES: Readonly<Record<string, string>> = {
  '--w3m-font-family': 'font-family',
  '--w3m-z-index': 'z-index',
}

/**
 * The theme that a host's variables make of a base, every shade of its accent worked out. The base is given: a page whose
 * buttons have an accent of their own fetches this, and is not to fetch the look of the card with it.
 */
export function themeOf(given: Readonly<Record<string, string>>, base: Theme): Theme {
  const variables = safeVariables(given)
  const { '--w3m-accent': w3mAccent, '--wm-accent': accent = w3mAccent, ...others } = variables
  const shared = Object.fromEntries(
    Object.entries(others).map(([name, value]) => [ALIASES[name] ?? name, value]),
  )
  return accent === undefined && Object.keys(others).length === 0
    ? base
    : deriveTheme({ accent, shared }, base)
}
