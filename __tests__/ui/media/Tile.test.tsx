import { fireEvent, render } from '@testing-library/react'
import { Avatar } from '../../../src/ui/media/Avatar'
import { Tile } from '../../../src/ui/media/Tile'
import { BadgedTile } from '../../../src/ui/media/BadgedTile'

const image = (container: HTMLElement) => container.querySelector('img')

it('draws the letter under a picture that is still loading, and alone when it fails', () => {
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

it('loads lazily and says nothing, for its name stands beside it', () => {
  const { container } = render(<Tile src="https://img.test/a.png" />)
  expect(image(container)).toHaveAttribute('loading', 'lazy')
  expect(image(container)).toHaveAttribute('alt', '')
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true')
})

it('tints a coin in its own colour', () => {
  const { container } = render(<BadgedTile hue={12} letter="$" style={{ margin: 1 }} />)
  const tile = container.firstElementChild
  if (!(tile instanceof HTMLElement)) throw new Error('no tile')
  expect(tile.style.getPropertyValue('--coin')).toMatch(/^hsl/)
  expect(tile.style.margin).toBe('1px')
})

it('shows a coin’s picture whole and without the tint behind it, once it is there', () => {
  const { container } = render(<BadgedTile hue={12} letter="$" src="https://img.test/a.png" />)
  const tile = container.firstElementChild
  const picture = image(container)
  if (!tile || !picture) throw new Error('no picture')
  expect(getComputedStyle(picture).objectFit).toBe('contain')
  expect(getComputedStyle(tile).background).toContain('var(--coin)')
  fireEvent.load(picture)
  expect(getComputedStyle(tile).background).not.toContain('var(--coin)')
  expect(getComputedStyle(tile).color).toBe('rgba(0, 0, 0, 0)')
})

it('hands an account’s hues to the avatar', () => {
  const { container } = render(<Avatar hues={[1, 2, 3]} />)
  const avatar = container.firstElementChild
  if (!(avatar instanceof HTMLElement)) throw new Error('no avatar')
  expect(avatar.style.getPropertyValue('--b')).toBe('2')
})

describe.each([
  ['a tile', (src: string) => <Tile letter="M" src={src} />],
  ['an avatar', (src: string) => <Avatar hues={[1, 2, 3]} src={src} />],
])('D5 %s, whose picture may come out of an imported state', (_what, draw) => {
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

  it('does not show more data than a picture has', () => {
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
