import { deriveAccent } from './deriveAccent'
import type { Theme, Tokens } from './Tokens'

/** What a host may change: one accent for both modes, and any token by name, `--wm-` prefix optional. */
export interface ThemeOverrides {
  readonly accent?: string | undefined
  readonly shared?: Tokens | undefined
  readonly light?: Tokens | undefined
  readonly dark?: Tokens | undefined
}

const unprefixed = (tokens: Tokens = {}): Tokens =>
  Object.fromEntries(
    Object.entries(tokens).map(([name, value]) => [name.replace(/^--wm-/, ''), value]),
  )

/** The base with the host's accent worked out for each mode; a token the host names wins over everything derived. */
export function deriveTheme(overrides: ThemeOverrides, base: Theme): Theme {
  const shared = unprefixed(overrides.shared)
  const mode = (tokens: Tokens, own: Tokens) => {
    const named = { ...shared, ...own }
    const ground = { ...tokens, ...named }
    const accent = own['color-accent'] ?? shared['color-accent'] ?? overrides.accent
    return { ...tokens, ...(accent ? deriveAccent(accent, ground) : null), ...named }
  }
  return {
    shared: { ...base.shared, ...shared },
    light: mode(base.light, unprefixed(overrides.light)),
    dark: mode(base.dark, unprefixed(overrides.dark)),
  }
}
