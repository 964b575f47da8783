import type { ThemeOptions } from '../../domain/theme'
import { defaultTheme } from '../../ui/tokens/defaultTheme'
import { readColor } from '../../ui/tokens/readColor'
import { contrastProblems } from './contrastProblems'
import { isSafeValue, unsafeVariables } from './safeVariables'
import { ALIASES } from './createTheme'
import { isPart, PARTS } from './themeParts'
import { isDensity, isRadius } from './themeScales'
import { colorToken } from './themeTokens'

const KNOWN: ReadonlySet<string> = new Set([
  ...Object.keys(ALIASES),
  '--w3m-accent',
  '--wm-accent',
  ...Object.keys({ ...defaultTheme.shared, ...defaultTheme.light }).map(name => `--wm-${name}`),
])

const isColor = (name: string) => /-accent$|^--wm-color-/.test(name)
const isReadableColor = (value: string) => readColor(value, 'light') && readColor(value, 'dark')

/** Returns the problem of each faulty variable, by name. */
export function themeProblems(
  variables: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const unsafe = unsafeVariables(variables)
  return Object.fromEntries(
    Object.entries(variables).flatMap(([name, value]) => {
      if (unsafe.includes(name)) return [[name, 'is left out']]
      if (!KNOWN.has(name)) return [[name, 'is not a variable of the theme']]
      if (isColor(name) && !isReadableColor(value)) return [[name, `is not a color here: ${value}`]]
      return []
    }),
  )
}

type Fields = readonly (readonly [
  path: string,
  value: unknown,
  isKnown: boolean,
  isColor: boolean,
])[]

const TEXTS = ['font', 'fontMono']

function getFields(name: string, value: unknown): Fields {
  const inner = typeof value === 'object' && value !== null ? Object.entries(value) : []
  const at = (path: string) => `${name}.${path}`
  if (name === 'light' || name === 'dark')
    return inner.map(([each, color]) => [at(each), color, colorToken(each) !== null, true])
  if (name === 'accent')
    return typeof value === 'object'
      ? inner.map(([mode, color]) => [at(mode), color, /^(light|dark)$/.test(mode), true])
      : [[name, value, true, true]]
  if (name === 'radius') return [[name, value, isRadius(value), false]]
  if (name === 'density') return [[name, value, isDensity(value), false]]
  if (name !== 'parts') return [[name, value, TEXTS.includes(name), false]]
  return inner.flatMap(([part, look]) =>
    Object.entries((look ?? {}) as object).map(
      ([property, each]) =>
        [
          at(`${part}.${property}`),
          typeof each === 'number' ? String(each) : (each as unknown),
          isPart(part) && Object.hasOwn(PARTS[part].sets, property),
          /color$|^background$/i.test(property),
        ] as const,
    ),
  )
}

/** Returns the problem of each faulty theme option, by path. */
export const optionProblems = (options: ThemeOptions): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(options)
      .flatMap(([name, value]) => getFields(name, value))
      .flatMap(([path, value, isKnown, isOfColor]) => {
        if (value === undefined) return []
        if (!isKnown) return [[path, 'is nothing that a theme has']]
        if (!isSafeValue(value)) return [[path, 'is left out']]
        // Tokens resolve only within the card.
        const isTokens = /^var\(--wm-[\w-]+\)$/.test(value)
        if (isOfColor && !isTokens && !isReadableColor(value))
          return [[path, `is not a color here: ${value}`]]
        return []
      }),
  )

/** Returns all warnings about a page's theme. */
export function themeMessages(
  variables: Readonly<Record<string, string>>,
  options?: ThemeOptions,
): readonly string[] {
  return [
    ...Object.entries(themeProblems(variables)).map(
      ([name, problem]) => `themeVariables: ${JSON.stringify(name)} ${problem}`,
    ),
    ...Object.entries(optionProblems(options ?? {})).map(
      ([path, problem]) => `theme: ${JSON.stringify(path)} ${problem}`,
    ),
    ...contrastProblems(options, variables).map(
      ({ mode, color, on, ratio, needed }) =>
        `theme, ${mode}: the contrast of ${color} on ${on} is ${ratio}:1, and should be ${needed}:1 at least`,
    ),
  ]
}
