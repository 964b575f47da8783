import type { ThemeOptions } from '../../domain/theme'
import type { ThemeOverrides } from '../../ui/tokens/deriveTheme'
import type { Theme, Tokens } from '../../ui/tokens/Tokens'
import { isSafeValue } from './safeVariables'
import { partValues } from './themeParts'
import { densityTokens, radiusTokens } from './themeScales'

/** Names of `ThemeColors`, and the token each sets. */
export const COLORS: readonly string[] = [
  'surface',
  'surface-raised',
  'surface-sunken',
  'border',
  'border-strong',
  'text',
  'text-muted',
  'text-faint',
  'positive',
  'positive-soft',
  'negative',
  'negative-soft',
  'warning',
  'warning-soft',
  'overlay',
]

const kebab = (name: string) => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

/** The token of a colour that a theme names; null for a name that is none. */
export function colorToken(name: string): string | null {
  const token = kebab(name)
  return COLORS.includes(token) && !name.includes('-') ? `color-${token}` : null
}

const entriesOf = (given: unknown): [string, unknown][] =>
  typeof given === 'object' && given !== null ? Object.entries(given) : []

const safe = (tokens: Readonly<Record<string, unknown>>): Tokens =>
  Object.fromEntries(
    Object.entries(tokens).filter((entry): entry is [string, string] => isSafeValue(entry[1])),
  )

const colorsOf = (given: unknown): Tokens =>
  safe(
    Object.fromEntries(
      entriesOf(given).flatMap(([name, value]) => {
        const token = colorToken(name)
        return token ? [[token, value]] : []
      }),
    ),
  )

/** The hairline that a shadow begins with. */
const HAIRLINE = /^0 0 0 1px (?:#[\da-f]+|\w+\([^)]*\))/

/** The shadows of a base, their hairline in the colours of the host. */
function shadows(base: Tokens, edge: string | undefined, card = edge): Tokens {
  const ringed = (name: string, color: string | undefined): Tokens => {
    const shadow = base[name]
    return color && shadow ? { [name]: shadow.replace(HAIRLINE, () => `0 0 0 1px ${color}`) } : {}
  }
  return {
    ...ringed('shadow-card', card),
    ...ringed('shadow-raised', edge),
    ...ringed('shadow-thumb', edge),
  }
}

/** The accent of one mode, if the host gave one. */
const accentOf = ({ accent }: ThemeOptions, mode: 'light' | 'dark'): unknown =>
  typeof accent === 'object' && accent !== null ? accent[mode] : accent

/** The tokens of a host's options; a name or a value that is none of ours counts as not given. */
export function themeTokens(options: ThemeOptions, base: Theme): ThemeOverrides {
  const card = partValues(options.parts, 'card')
  const modeTokens = (mode: 'light' | 'dark'): Tokens => {
    const colors = {
      ...colorsOf(options[mode]),
      ...safe({ 'color-surface': card['background'], 'color-text': card['color'] }),
    }
    return {
      ...safe({ 'color-accent': accentOf(options, mode) }),
      ...shadows(base[mode], colors['color-border'], card['borderColor']),
      ...colors,
    }
  }
  return {
    shared: {
      ...radiusTokens(options.radius),
      ...densityTokens(options.density),
      ...safe({
        'font-family': options.font,
        'font-mono': options.fontMono,
        'radius-card': card['borderRadius'],
      }),
    },
    light: modeTokens('light'),
    dark: modeTokens('dark'),
  }
}
