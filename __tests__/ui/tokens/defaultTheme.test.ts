import { contrast, parseColor, type Rgb } from '../../../src/ui/tokens/color'
import { defaultTheme } from '../../../src/ui/tokens/defaultTheme'

type Name = keyof typeof defaultTheme.light

const ROWS: readonly [Name, Name, number][] = [
  ['color-text', 'color-surface', 7],
  ['color-text', 'color-surface-sunken', 7],
  ['color-text-muted', 'color-surface', 4.5],
  ['color-text-muted', 'color-surface-sunken', 4.5],
  ['color-text-faint', 'color-surface', 4.5],
  ['color-text-faint', 'color-surface-sunken', 4.5],
  ['color-text-faint', 'color-accent-soft', 4.5],
  ['color-text-faint', 'color-positive-soft', 4.5],
  ['color-text-faint', 'color-negative-soft', 4.5],
  ['color-text-faint', 'color-warning-soft', 4.5],
  ['color-border-strong', 'color-surface', 3],
  ['color-positive', 'color-positive-soft', 4.5],
  ['color-negative', 'color-negative-soft', 4.5],
  ['color-warning', 'color-warning-soft', 4.5],
  ['color-positive', 'color-surface', 4.5],
  ['color-negative', 'color-surface', 4.5],
  ['color-warning', 'color-surface', 4.5],
]

describe.each(['light', 'dark'] as const)('the %s theme', mode => {
  it.each(ROWS)('%s reads on %s at %d to 1', (ink, ground, least) => {
    const color = (name: Name): Rgb => parseColor(defaultTheme[mode][name]) ?? [0, 0, 0]
    expect(contrast(color(ink), color(ground))).toBeGreaterThanOrEqual(least)
  })

  it('sets the same tokens as the other theme', () => {
    expect(Object.keys(defaultTheme[mode])).toEqual(Object.keys(defaultTheme.light))
  })
})
