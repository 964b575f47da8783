import type { ThemeOptions } from '../../domain/theme'
import { contrast, mixColors, parseColor, type Rgb } from '../../ui/tokens/color'
import { defaultTheme } from '../../ui/tokens/defaultTheme'
import { readColor } from '../../ui/tokens/readColor'
import type { Tokens } from '../../ui/tokens/Tokens'
import { getHoverColor, getPartValues } from './themeParts'
import { createThemeWithOptions } from './createThemeWithOptions'

/** Two colours of a theme with too little contrast. */
export interface ContrastProblem {
  readonly mode: 'light' | 'dark'
  /**
   * A token without `--wm-color-`, or a part with its property, such as `text-faint` or
   * `button.color`.
   */
  readonly color: string
  readonly on: string
  /** By WCAG 2.2, rounded down to two decimals. */
  readonly ratio: number
  readonly needed: 4.5 | 3
}

type Pair = readonly [color: string, on: string, needed: 4.5 | 3]

const GROUNDS = ['surface', 'surface-sunken', 'surface-raised']
const MEANINGS = ['positive', 'negative', 'warning']

/** Every text on every background it appears on, and non-text elements that must be visible. */
const PAIRS: readonly Pair[] = [
  ...['text', 'text-muted', 'text-faint'].flatMap(text =>
    GROUNDS.map((ground): Pair => [text, ground, 4.5]),
  ),
  ...['text-faint', 'accent-text'].map((text): Pair => [text, 'accent-soft', 4.5]),
  ...MEANINGS.flatMap((meaning): Pair[] => [
    [meaning, 'surface', 4.5],
    [meaning, `${meaning}-soft`, 4.5],
    ['text-faint', `${meaning}-soft`, 4.5],
  ]),
  ['accent-text', 'surface', 4.5],
  ['accent-text', 'surface-sunken', 4.5],
  ['on-accent', 'accent-strong', 4.5],
  ['on-accent', 'accent-strong-hover', 4.5],
  ['focus-ring', 'surface', 3],
  ['focus-ring', 'surface-sunken', 3],
  ['border-strong', 'surface', 3],
]

/** Colours used in each part; a part's overrides replace these tokens. */
const PART_COLORS = [
  { part: 'header', color: ['text'], on: 'surface' },
  { part: 'button', color: ['on-accent'], on: 'accent-strong' },
  { part: 'secondaryButton', color: ['text'], on: 'surface-sunken' },
  { part: 'row', color: ['text', 'text-muted', 'text-faint'], on: 'surface' },
  { part: 'input', color: ['text', 'text-muted', 'text-faint'], on: 'surface' },
  { part: 'pageButton', color: ['text'], on: 'surface' },
] as const

const TOKEN_REFERENCE = /^var\(--wm-color-([\w-]+)\)$/

function createReader(mode: 'light' | 'dark', tokens: Tokens) {
  return function read(text: string | undefined): Rgb | null {
    const [, token] = TOKEN_REFERENCE.exec(text ?? '') ?? []
    const value = token === undefined ? text : tokens[`color-${token}`]
    const [, mixed, wall] = /^color-mix\(in srgb,(.+) 90%,(#\w+)\)$/.exec(value ?? '') ?? []
    if (mixed && wall) {
      const [one, other] = [read(mixed), parseColor(wall)]
      return one && other && mixColors(one, other, 0.9)
    }
    return value === undefined ? null : readColor(value, mode)
  }
}

/**
 * Returns the colour pairs of a theme with too little contrast in either mode: text below 4.5:1;
 * outlines, icons and focus rings below 3:1. Skips colours it cannot parse, such as `oklch()`
 * outside a browser, and ignores alpha.
 */
export function contrastProblems(
  options: ThemeOptions | undefined,
  variables: Readonly<Record<string, string>> = {},
): readonly ContrastProblem[] {
  const theme = createThemeWithOptions(variables, defaultTheme, options ?? {})
  return (['light', 'dark'] as const).flatMap(mode => {
    const tokens = theme[mode]
    const read = createReader(mode, tokens)
    const check = (
      [color, on, needed]: Pair,
      ink: string | undefined,
      ground: string | undefined,
    ): ContrastProblem[] => {
      const [one, other] = [read(ink), read(ground)]
      if (!one || !other) return []
      const exact = contrast(one, other)
      return exact < needed
        ? [{ mode, color, on, ratio: Math.floor(exact * 100) / 100, needed }]
        : []
    }
    const ofTokens = PAIRS.flatMap(pair =>
      check(pair, tokens[`color-${pair[0]}`], tokens[`color-${pair[1]}`]),
    )
    const ofParts = PART_COLORS.flatMap(({ part, color: [first, ...others], on }) => {
      const { background, color, borderColor } = getPartValues(options?.parts, part)
      if (!background && !color && !borderColor) return []
      const ground = background ?? tokens[`color-${on}`]
      const ink = color ?? tokens[`color-${first}`]
      const where = background ? `${part}.background` : on
      const name = color ? `${part}.color` : first
      const hover =
        part === 'button' && background ? getHoverColor(background, ink ?? '') : undefined
      return [
        ...(background || color ? check([name, where, 4.5], ink, ground) : []),
        ...(hover ? check([name, `${where} (hover)`, 4.5], ink, hover) : []),
        ...(background
          ? others.flatMap(each => check([each, where, 4.5], tokens[`color-${each}`], ground))
          : []),
        ...(part === 'input' && borderColor
          ? check([`${part}.borderColor`, 'surface', 3], borderColor, tokens['color-surface'])
          : []),
      ]
    })
    return [...ofTokens, ...ofParts]
  })
}
