import { deriveAccent } from './deriveAccent'
import { readColor } from './readColor'
import type { Theme, Tokens } from './Tokens'

/**
 * The theme options of a host: one accent for both modes, and any token by name, `--wm-` prefix
 * optional.
 */
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

/**
 * Merges the host's overrides into the base and derives the accent for each mode; explicit tokens
 * win over derived ones.
 */
export function deriveTheme(overrides: ThemeOverrides, base: Theme): Theme {
  const shared = unprefixed(overrides.shared)
  const mode = (name: 'light' | 'dark', own: Tokens) => {
    const tokens = base[name]
    const named = { ...shared, ...own }
    const ground = { ...tokens, ...named }
    const accent = own['color-accent'] ?? shared['color-accent'] ?? overrides.accent
    const derived = accent ? deriveAccent(accent, ground, text => readColor(text, name)) : null
    return { ...tokens, ...derived, ...named }
  }
  return {
    shared: { ...base.shared, ...shared },
    light: mode('light', unprefixed(overrides.light)),
    dark: mode('dark', unprefixed(overrides.dark)),
  }
}
