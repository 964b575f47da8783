import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { ActionBar } from '../../../src/ui/layout/ActionBar'
import { Body } from '../../../src/ui/shell/Body'

const view = (rows: number) => (
  <>
    <Body data-testid="body">
      {Array.from({ length: rows }, (_, row) => (
        <p key={row}>{row}</p>
      ))}
    </Body>
    <ActionBar data-testid="bar">Send</ActionBar>
  </>
)

/** Rows of 100 px in a body of 300 px. */
function sized(body: HTMLElement) {
  Object.defineProperties(body, {
    clientHeight: { value: 300 },
    scrollHeight: { get: () => body.children.length * 100 },
  })
}

it('shows that it cuts off scrolling content, until that is at its end', async () => {
  const { rerender } = render(view(2))
  const body = screen.getByTestId('body')
  const bar = screen.getByTestId('bar')
  sized(body)
  expect(bar).not.toHaveAttribute('data-wm-cut')
  rerender(view(6))
  await waitFor(() => expect(bar).toHaveAttribute('data-wm-cut'))
  body.scrollTop = 200
  fireEvent.scroll(body)
  expect(bar).toHaveAttribute('data-wm-cut')
  body.scrollTop = 300
  fireEvent.scroll(body)
  expect(bar).not.toHaveAttribute('data-wm-cut')
})

it('shows that it cuts off a list that scrolls by itself, until that is at its end', () => {
  render(
    <>
      <Body>
        <div data-wm-fill="" data-testid="list" />
      </Body>
      <ActionBar data-testid="bar">Choose</ActionBar>
    </>,
  )
  const list = screen.getByTestId('list')
  const bar = screen.getByTestId('bar')
  Object.defineProperties(list, { clientHeight: { value: 300 }, scrollHeight: { value: 600 } })
  list.scrollTop = 100
  fireEvent.scroll(list)
  expect(bar).toHaveAttribute('data-wm-cut')
  list.scrollTop = 300
  fireEvent.scroll(list)
  expect(bar).not.toHaveAttribute('data-wm-cut')
})
