import { fireEvent, render } from '@testing-library/react'
import type { JSX } from 'react'
import { Avatar } from '../../../src/ui/media/Avatar'
import { Tile } from '../../../src/ui/media/Tile'
import { BadgedTile } from '../../../src/ui/media/BadgedTile'
import { contrast, hslToRgb, mixColors, parseColor } from '../../../src/ui/tokens/color'
import { defaultTheme } from '../../../src/ui/tokens/defaultTheme'

const image = (container: HTMLElement) => container.querySelector('img')

it('shows the letter under a loading picture, and alone when the picture fails', () => {
  const { container } = render(<Tile letter="M" src="https://img.test/a.png" />)
  expect(container).toHaveTextContent('M')
  const picture = image(container)
  if (!picture) throw new Error('no picture')
  fireEvent.error(picture)
  expect(image(container)).toBeNull()
})

it('tries again when the picture changes', () => {
  const { container, rerender } = render(<Tile letter="M" src="https://img.test/a.png" />)
  const picture = image(container)
  if (picture) fireEvent.error(picture)
  rerender(<Tile letter="M" src="https://img.test/b.png" />)
  expect(image(container)).toHaveAttribute('src', 'https://img.test/b.png')
})

it('loads lazily and has no accessible name, because its name is next to it', () => {
  const { container } = render(<Tile src="https://img.test/a.png" />)
  expect(image(container)).toHaveAttribute('loading', 'lazy')
  expect(image(container)).toHaveAttribute('alt', '')
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true')
})

it('does not defer a data URI until it is scrolled into view', () => {
  const { container } = render(<Tile src="data:image/svg+xml,%3Csvg/%3E" />)
  expect(image(container)).toHaveAttribute('loading', 'eager')
})

const first = (container: HTMLElement) => {
  const tile = container.firstElementChild
  if (!(tile instanceof HTMLElement)) throw new Error('no tile')
  return tile
}

it('tints a letter by the whole name, the same everywhere', () => {
  const tintOf = (name: string) =>
    first(render(<BadgedTile letter={name} style={{ margin: 1 }} />).container).style
  expect(tintOf('Solana').getPropertyValue('--tint')).toMatch(/^hsl/)
  expect(tintOf('Solana').margin).toBe('1px')
  expect(tintOf('Solana').getPropertyValue('--tint')).toBe(
    first(render(<Tile size={20} letter="Solana" />).container).style.getPropertyValue('--tint'),
  )
  expect(tintOf('Sepolia').getPropertyValue('--tint')).not.toBe(
    tintOf('Solana').getPropertyValue('--tint'),
  )
})

it.each([
  ['a question', <Tile key="a" letter="?" />],
  ['an icon', <Tile key="b" letter="Solana" icon="M0 0h1" />],
])('leaves %s neutral', (_what, tile) => {
  expect(first(render(tile).container).style.getPropertyValue('--tint')).toBe('')
})

it('drops the tint once the picture has loaded, and shows it whole', () => {
  const { container } = render(<Tile round letter="ETH" src="https://img.test/a.png" />)
  const picture = image(container)
  if (!picture) throw new Error('no picture')
  expect(getComputedStyle(picture).objectFit).toBe('contain')
  expect(getComputedStyle(first(container)).background).toContain('var(--tint)')
  fireEvent.load(picture)
  expect(getComputedStyle(first(container)).background).not.toContain('var(--tint)')
})

it.each([
  [18, '11px'],
  [24, '11px'],
  [40, '17px'],
  [64, '27px'],
] as const)('draws the letter of a tile of %s px at %s', (size, fontSize) => {
  expect(getComputedStyle(first(render(<Tile size={size} letter="s" />).container)).fontSize).toBe(
    fontSize,
  )
})

it('shows the kind by its shape: coins and people are round, the rest are squares', () => {
  const radius = (element: JSX.Element) =>
    getComputedStyle(first(render(element).container)).borderRadius
  expect(radius(<Tile round letter="ETH" />)).toBe('50%')
  expect(radius(<Avatar hues={[1, 2, 3]} size={40} />)).toBe('50%')
  expect(radius(<Tile letter="Heron" />)).toBe('var(--wm-radius-icon)')
})

it('draws every letter with enough contrast on its tint, whatever the hue', () => {
  for (const mode of [defaultTheme.light, defaultTheme.dark]) {
    const surface = parseColor(mode['color-surface']) ?? [0, 0, 0]
    const text = parseColor(mode['color-text']) ?? [0, 0, 0]
    for (let hue = 0; hue < 360; hue++) {
      const tint = hslToRgb({ h: hue, s: 0.62, l: 0.48 })
      const ratio = contrast(mixColors(tint, text, 0.5), mixColors(tint, surface, 0.15))
      expect(ratio).toBeGreaterThan(4.5)
    }
  }
})

it('passes an account’s hues to the avatar', () => {
  const { container } = render(<Avatar hues={[1, 2, 3]} />)
  const avatar = container.firstElementChild
  if (!(avatar instanceof HTMLElement)) throw new Error('no avatar')
  expect(avatar.style.getPropertyValue('--b')).toBe('2')
})

describe.each([
  ['a tile', (src: string) => <Tile letter="M" src={src} />],
  ['an avatar', (src: string) => <Avatar hues={[1, 2, 3]} src={src} />],
])('D5 %s, whose picture may come from an imported state', (_what, draw) => {
  it.each([
    'http://stranger.example/a.png',
    '//stranger.example/a.png',
    '\\\\stranger.example/a.png',
    'https://a@stranger.example/a.png',
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'file:///etc/passwd',
    'https://',
  ])('does not show %s', src => {
    expect(image(render(draw(src)).container)).toBeNull()
  })

  it('does not show a data URI too large for a picture', () => {
    const src = `data:image/png;base64,${'A'.repeat(300_000)}`
    expect(image(render(draw(src)).container)).toBeNull()
  })

  it.each([
    'https://img.test/a.png',
    'data:image/png;base64,iVBORw0KGgo=',
    `blob:${location.origin}/0a1b`,
    '/network.svg',
    'network.svg',
    'http://127.0.0.1:4501/a.png',
  ])('shows %s', src => {
    expect(image(render(draw(src)).container)).toHaveAttribute('src', src)
  })
})
