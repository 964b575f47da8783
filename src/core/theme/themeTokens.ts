import type { ThemeOptions } from '../../domain/theme'
import type { ThemeOverrides } from '../../ui/tokens/deriveTheme'
import type { Theme, Tokens } from '../../ui/tokens/Tokens'
import { isSafeValue } from './safeVariables'
import { getPartValues } from './themeParts'
import { densityTokens, radiusTokens } from './themeScales'

/** Colour tokens that `ThemeColors` can set. */
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

/** Returns the token of a `ThemeColors` name, or null for an unknown name. */
export function colorToken(name: string): string | null {
  const token = kebab(name)
  return COLORS.includes(token) && !name.includes('-') ? `color-${token}` : null
}

const getEntries = (given: unknown): [string, unknown][] =>
  typeof given === 'object' && given !== null ? Object.entries(given) : []

const safe = (tokens: Readonly<Record<string, unknown>>): Tokens =>
  Object.fromEntries(
    Object.entries(tokens).filter((entry): entry is [string, string] => isSafeValue(entry[1])),
  )

const toColorTokens = (given: unknown): Tokens =>
  safe(
    Object.fromEntries(
      getEntries(given).flatMap(([name, value]) => {
        const token = colorToken(name)
        return token ? [[token, value]] : []
      }),
    ),
  )

/** The 1px ring at the start of a shadow. */
const HAIRLINE = /^0 0 0 1px (?:#[\da-f]+|\w+\([^)]*\))/

/** Returns the base theme's shadows with their ring in the host's border colours. */
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

/** The host's accent for one mode, if set. */
const getAccent = ({ accent }: ThemeOptions, mode: 'light' | 'dark'): unknown =>
  typeof accent === 'object' && accent !== null ? accent[mode] : accent

/** Returns the tokens of a host's options, without unknown names and unsafe values. */
export function themeTokens(options: ThemeOptions, base: Theme): ThemeOverrides {
  const card = getPartValues(options.parts, 'card')
  const modeTokens = (mode: 'light' | 'dark'): Tokens => {
    const colors = {
      ...toColorTokens(options[mode]),
      ...safe({ 'color-surface': card['background'], 'color-text': card['color'] }),
    }
    return {
      ...safe({ 'color-accent': getAccent(options, mode) }),
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
