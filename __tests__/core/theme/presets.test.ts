import * as themes from '../../../src/entries/themes'
import { contrast as ratioOf, parseColor, type Rgb } from '../../../src/ui/tokens/color'
import { defaultTheme } from '../../../src/ui/tokens/defaultTheme'
import { contrastProblems } from '../../../src/core/theme/contrastProblems'
import { createThemeWithOptions } from '../../../src/core/theme/createThemeWithOptions'
import { findThemeMistake } from '../../../src/app/host/findThemeMistake'

const { contrast, midnight, paper, rounded } = themes
const PRESETS = { contrast, midnight, paper, rounded }
const NAMES = Object.keys(PRESETS) as (keyof typeof PRESETS)[]
const MODES = ['light', 'dark'] as const
const GROUNDS = ['surface', 'surface-sunken', 'surface-raised', 'accent-soft'] as const
const SOFT = ['positive', 'negative', 'warning'] as const

describe.each(NAMES)('the preset %s', name => {
  const theme = createThemeWithOptions({}, defaultTheme, PRESETS[name])

  it('is plain serializable data that a page may pass', () => {
    expect(JSON.parse(JSON.stringify(PRESETS[name]))).toEqual(PRESETS[name])
    expect(findThemeMistake(PRESETS[name])).toBeNull()
  })

  it.each(MODES)('has text at 4.5:1 on every surface, and outlines at 3:1: %s', mode => {
    const color = (token: string): Rgb => {
      const read = parseColor((theme[mode] as Record<string, string>)[`color-${token}`] ?? '')
      if (!read) throw new Error(`${token} is no colour`)
      return read
    }
    const pairs: (readonly [string, string, number])[] = [
      ...GROUNDS.flatMap(ground =>
        ['text', 'text-muted', 'text-faint'].map(text => [text, ground, 4.5] as const),
      ),
      ...SOFT.flatMap(meaning =>
        [
          ['text-faint', `${meaning}-soft`],
          [meaning, `${meaning}-soft`],
          [meaning, 'surface'],
        ].map(([text, ground]) => [String(text), String(ground), 4.5] as const),
      ),
      ...['surface', 'surface-sunken', 'accent-soft'].map(
        ground => ['accent-text', ground, 4.5] as const,
      ),
      ['on-accent', 'accent-strong', 4.5],
      ['on-accent', 'accent-strong-hover', 4.5],
      ['focus-ring', 'surface', 3],
      ['focus-ring', 'surface-sunken', 3],
      ['border-strong', 'surface', 3],
    ]
    const low = pairs
      .map(([ink, ground, least]) => ({
        ink,
        ground,
        least,
        is: ratioOf(color(ink), color(ground)),
      }))
      .filter(({ ink, is, least }) => is < (name === 'contrast' && /^text/.test(ink) ? 7 : least))
    expect(low).toEqual([])
    expect(contrastProblems(PRESETS[name]).filter(each => each.mode === mode)).toEqual([])
  })

  it('differs from the default theme and from the other presets in both modes', () => {
    for (const mode of MODES) {
      const same = NAMES.filter(
        other =>
          createThemeWithOptions({}, defaultTheme, PRESETS[other])[mode]['color-accent'] ===
          theme[mode]['color-accent'],
      )
      expect(same).toEqual([name])
      expect(theme[mode]).not.toEqual(defaultTheme[mode])
    }
  })
})
