import { fireEvent, render, screen } from '@testing-library/react'
import { FadingBody } from '../../../src/ui/shell/FadingBody'

it('fades where the card cuts it off, until it is at its end', () => {
  const { container } = render(<FadingBody data-testid="body">rows</FadingBody>)
  const body = screen.getByTestId('body')
  const foot = container.querySelector('[data-wm-part="foot"]')
  expect(foot).not.toHaveAttribute('data-wm-cut')
  Object.defineProperties(body, { clientHeight: { value: 300 }, scrollHeight: { value: 600 } })
  body.scrollTop = 100
  fireEvent.scroll(body)
  expect(foot).toHaveAttribute('data-wm-cut')
  body.scrollTop = 300
  fireEvent.scroll(body)
  expect(foot).not.toHaveAttribute('data-wm-cut')
})
