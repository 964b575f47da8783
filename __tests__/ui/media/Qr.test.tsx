import { render, screen } from '@testing-library/react'
import jsQR from 'jsqr'
import { Qr } from '../../../src/ui/media/Qr'

const LINK =
  'wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2?relay-protocol=irn&symKey=587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303&expiryTimestamp=1700000000'
const SCALE = 6
const QUIET_MODULES = 4

/** Rasterizes the runs of the path and the rings of the three corners, as a screen shows them. */
function draw(code: Element, markShare: number) {
  const size = Number(code.getAttribute('viewBox')?.split(' ')[2])
  const path = code.querySelector('path')?.getAttribute('d') ?? ''
  const side = (size + 2 * QUIET_MODULES) * SCALE
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
  const fill = (x: number, y: number, width: number, height: number, value: number) => {
    for (let py = 0; py < height * SCALE; py++) {
      for (let px = 0; px < width * SCALE; px++) {
        const row = Math.round((y + QUIET_MODULES) * SCALE) + py
        const column = Math.round((x + QUIET_MODULES) * SCALE) + px
        pixels.fill(value, (row * side + column) * 4, (row * side + column) * 4 + 3)
      }
    }
  }
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    fill(Number(x), Number(y), Number(width), 1, 0)
  }
  const far = size - 7
  for (const [x, y] of [
    [0, 0],
    [far, 0],
    [0, far],
  ] as const) {
    fill(x, y, 7, 7, 0)
    fill(x + 1, y + 1, 5, 5, 255)
    fill(x + 2, y + 2, 3, 3, 0)
  }
  const mark = Math.round(size * markShare)
  const start = Math.round((size - mark) / 2)
  if (mark > 0) fill(start, start, mark, mark, 60)
  return { pixels, side }
}

it.each([
  ['without a mark', false],
  ['with the mark over its middle', true],
])('decodes %s', (_name, hasMark) => {
  render(<Qr value={LINK} label="Code to scan" mark={hasMark ? <i /> : undefined} />)
  const { pixels, side } = draw(
    screen.getByRole('img', { name: 'Code to scan' }),
    hasMark ? 56 / 300 : 0,
  )
  expect(jsQR(pixels, side, side)?.data).toBe(LINK)
})

/** Side lengths, in modules, of the versions with an alignment pattern in the centre. */
const SIDES_WITH_A_MIDDLE = [45, 49, 53, 57, 61, 65, 69]

it('has no alignment pattern under the mark, because that misleads some readers', () => {
  render(<Qr value={LINK} label="Code" mark={<i />} />)
  const side = Number(screen.getByRole('img').getAttribute('viewBox')?.split(' ')[2])
  expect(SIDES_WITH_A_MIDDLE).not.toContain(side)
})

it('leaves the place of the mark empty', () => {
  const path = () => screen.getByRole('img').querySelector('path')?.getAttribute('d')
  const { rerender } = render(<Qr value={LINK} label="Code" />)
  const whole = path()
  rerender(<Qr value={LINK} label="Code" mark={<i />} />)
  expect(path()).not.toBe(whole)
})

describe('A code that is renewed', () => {
  const layers = (container: HTMLElement) => [...container.querySelectorAll('svg')]

  it('appears over the previous code, so that a code is always visible', () => {
    const { container, rerender } = render(<Qr value={LINK} label="Code" />)
    const [first] = layers(container)
    rerender(<Qr value={`${LINK}0`} label="Code" />)
    const [below, above, ...rest] = layers(container)
    expect(rest).toEqual([])
    expect(below).toBe(first)
    expect(below).toHaveAttribute('aria-hidden', 'true')
    expect(above).toHaveAttribute('aria-label', 'Code')
    expect(screen.getAllByRole('img')).toHaveLength(1)
  })

  it('keeps one code underneath, however often it is renewed', () => {
    const { container, rerender } = render(<Qr value={LINK} label="Code" />)
    for (const round of [1, 2, 3]) rerender(<Qr value={`${LINK}${round}`} label="Code" />)
    expect(layers(container)).toHaveLength(2)
  })
})
