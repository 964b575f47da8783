import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { Button } from '../../../src/ui/controls/Button'

it('is pressed by mouse and by keyboard', async () => {
  const onPress = jest.fn()
  render(<Button onPress={onPress}>Send</Button>)
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await userEvent.keyboard('{Enter} ')
  expect(onPress).toHaveBeenCalledTimes(3)
})

it('explains why it is disabled, stays reachable and does nothing', async () => {
  const onPress = jest.fn()
  render(
    <Button disabled onPress={onPress}>
      Not enough ETH
    </Button>,
  )
  await userEvent.tab()
  const button = screen.getByRole('button', { name: 'Not enough ETH' })
  expect(button).toHaveFocus()
  expect(button).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(button)
  expect(onPress).not.toHaveBeenCalled()
})

it('does not submit its form while it is disabled', async () => {
  const onSubmit = jest.fn()
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" disabled>
        Choose a token
      </Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button'))
  expect(onSubmit).not.toHaveBeenCalled()
})

it('keeps its name while it is busy, and ignores presses', async () => {
  const onPress = jest.fn()
  render(
    <Button busy onPress={onPress}>
      Send
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Send' })
  expect(button).toHaveAttribute('aria-busy', 'true')
  await userEvent.click(button)
  expect(onPress).not.toHaveBeenCalled()
})

it('is a link to another tab, without opener or referrer, when it has an address', () => {
  render(<Button href="https://example.org/">Explorer</Button>)
  const link = screen.getByRole('link', { name: 'Explorer' })
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')
})

it('forwards its ref to the element and accepts a class', () => {
  const ref = createRef<HTMLElement>()
  render(
    <Button ref={ref} className="mine">
      Go
    </Button>,
  )
  expect(ref.current).toBe(screen.getByRole('button'))
  expect(ref.current).toHaveClass('mine')
})
