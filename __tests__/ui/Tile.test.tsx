import { fireEvent, render } from '@testing-library/react'
import { Avatar } from '../../src/ui/Avatar'
import { Tile } from '../../src/ui/Tile'

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
  const { container } = render(<Tile coin="#2775ca" letter="$" style={{ margin: 1 }} />)
  const tile = container.firstElementChild
  if (!(tile instanceof HTMLElement)) throw new Error('no tile')
  expect(tile.style.getPropertyValue('--coin')).toBe('#2775ca')
  expect(tile.style.margin).toBe('1px')
})

it('hands an account’s hues to the avatar', () => {
  const { container } = render(<Avatar hues={[1, 2, 3]} />)
  const avatar = container.firstElementChild
  if (!(avatar instanceof HTMLElement)) throw new Error('no avatar')
  expect(avatar.style.getPropertyValue('--b')).toBe('2')
})
