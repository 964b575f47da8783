import { deriveTheme } from '../../ui/tokens/deriveTheme'
import { defaultTheme } from '../../ui/tokens/defaultTheme'
import type { Theme } from '../../ui/tokens/Tokens'
import { safeVariables } from './safeVariables'

/** Names other programs of this field use, and what they mean here. */
const ALIASES: Readonly<Record<string, string>> = {
  '--w3m-font-family': 'font-family',
  '--w3m-z-index': 'z-index',
}

/** The theme a host's variables make, every shade of its accent worked out. */
export function themeOf(given: Readonly<Record<string, string>>): Theme {
  const variables = safeVariables(given)
  const { '--w3m-accent': w3mAccent, '--wm-accent': accent = w3mAccent, ...others } = variables
  const shared = Object.fromEntries(
    Object.entries(others).map(([name, value]) => [ALIASES[name] ?? name, value]),
  )
  return accent === undefined && Object.keys(others).length === 0
    ? defaultTheme
    : deriveTheme({ accent, shared })
}
