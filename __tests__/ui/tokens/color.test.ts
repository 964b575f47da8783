import fc from 'fast-check'
import {
  contrast,
  hslToRgb,
  mixColors,
  parseColor,
  rgbToHsl,
  toHex,
} from '../../../src/ui/tokens/color'

it.each([
  ['#fff', [255, 255, 255]],
  ['#667dff', [102, 125, 255]],
  ['#667DFF80', [102, 125, 255]],
  ['rgb(1, 2, 3)', [1, 2, 3]],
  ['rgba(100% 0% 0% / 50%)', [255, 0, 0]],
  ['hsla(231,100%,70%,1)', [102, 125, 255]],
  ['hsl(0.5turn 100% 50%)', [0, 255, 255]],
  ['hsl(-120deg, 100%, 50%)', [0, 0, 255]],
])('reads %s', (text, rgb) => {
  expect(parseColor(text)).toEqual(rgb)
})

it.each(['', 'red', '#12', 'rgb(1,2)', 'rgb(a, b, c)', 'hsl(1weird 1% 1%)'])(
  'does not read %j',
  text => {
    expect(parseColor(text)).toBeNull()
  },
)

it('converts to hue, saturation and lightness and back without loss', () => {
  const channel = fc.integer({ min: 0, max: 255 })
  fc.assert(
    fc.property(fc.tuple(channel, channel, channel), rgb => {
      expect(hslToRgb(rgbToHsl(rgb))).toEqual(rgb)
    }),
  )
})

it('computes the contrast of WCAG', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21)
  expect(contrast([102, 125, 255], [255, 255, 255])).toBeCloseTo(3.53, 1)
})

it('blends a share of one colour over another', () => {
  expect(mixColors([255, 0, 0], [255, 255, 255], 0.5)).toEqual([255, 128, 128])
  expect(toHex([255, 128, 0])).toBe('#ff8000')
})
