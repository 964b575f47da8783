import { contrast, hslToRgb, parseColor, toHex, type Rgb } from '../../../src/ui/tokens/color'
import { deriveAccent } from '../../../src/ui/tokens/deriveAccent'
import { defaultTheme } from '../../../src/ui/tokens/defaultTheme'
import type { Tokens } from '../../../src/ui/tokens/Tokens'

function colorOf(tokens: Tokens, name: string): Rgb {
  const color = parseColor(tokens[`color-${name}`] ?? '')
  if (!color) throw new Error(`${name} is not a colour`)
  return color
}

const ratio = (tokens: Tokens, one: string, other: string) =>
  contrast(colorOf(tokens, one), colorOf(tokens, other))

const MODES = { light: defaultTheme.light, dark: defaultTheme.dark }

const GRID = [0, 30, 54, 90, 120, 150, 180, 210, 231, 260, 290, 330].flatMap(h =>
  [0, 0.35, 0.7, 1].flatMap(s =>
    [0, 0.12, 0.3, 0.5, 0.7, 0.9, 1].map(l => toHex(hslToRgb({ h, s, l }))),
  ),
)

/** Returns the contrast promises that the tokens break. */
function brokenPromises(tokens: Tokens): string[] {
  const rows: [string, string, number][] = [
    ['on-accent', 'accent-strong', 4.5],
    ['on-accent', 'accent-strong-hover', 4.5],
    ['accent-text', 'surface', 4.5],
    ['accent-text', 'surface-sunken', 4.5],
    ['accent-text', 'accent-soft', 4.5],
    ['text', 'accent-soft', 4.5],
    ['focus-ring', 'surface', 3],
  ]
  return rows
    .filter(([one, other, least]) => ratio(tokens, one, other) < least)
    .map(([one, other]) => `${one} on ${other}: ${ratio(tokens, one, other).toFixed(2)}`)
}

describe.each(Object.entries(MODES))('accents in %s', (_name, mode) => {
  it('keep every ratio in the default look', () => {
    expect(brokenPromises(mode)).toEqual([])
  })

  it('keep every ratio for a grid of host accents', () => {
    const broken = GRID.flatMap(accent =>
      brokenPromises({ ...mode, ...deriveAccent(accent, mode) }).map(rest => `${accent} ${rest}`),
    )
    expect(broken).toEqual([])
  })

  it('leave the host’s own colour untouched for lines and dots', () => {
    expect(deriveAccent('#00AEEF', mode)?.['color-accent']).toBe('#00aeef')
  })

  it('are null for a text that is not a colour', () => {
    expect(deriveAccent('url(evil)', mode)).toBeNull()
  })
})

it('puts dark text on an accent so light that darkening would lose it', () => {
  const yellow = deriveAccent('#ffe600', defaultTheme.light)
  expect(yellow?.['color-on-accent']).toBe('#15171c')
  expect(yellow?.['color-accent-strong']).toBe('#ffe600')
})

it('finds nearly the hand-picked fill for the accent of the specification', () => {
  const derived = deriveAccent('hsla(231, 100%, 70%, 1)', defaultTheme.light) ?? {}
  const picked = defaultTheme.light
  const distance = colorOf(derived, 'accent-strong').map((channel, index) =>
    Math.abs(channel - (colorOf(picked, 'accent-strong')[index] ?? 0)),
  )
  expect(Math.max(...distance)).toBeLessThan(24)
})
