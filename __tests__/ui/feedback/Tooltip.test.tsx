import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { IconButton } from '../../../src/ui/controls/IconButton'
import { Tooltip } from '../../../src/ui/feedback/Tooltip'
import { iconBuy } from '../../../src/ui/media/icons'
import { Dialog } from '../../../src/ui/shell/Dialog'

const buy = (
  <Tooltip text="Pay by card">
    <IconButton icon={iconBuy} label="Buy" />
  </Tooltip>
)

it('describes its control whether it is visible or not', () => {
  render(buy)
  expect(screen.getByRole('button', { name: 'Buy' })).toHaveAccessibleDescription('Pay by card')
  expect(screen.queryByRole('tooltip')).toBeNull()
})

it('appears on hover and disappears with it', () => {
  render(buy)
  const button = screen.getByRole('button')
  fireEvent.pointerEnter(button, { pointerType: 'mouse' })
  expect(screen.getByRole('tooltip')).toHaveTextContent('Pay by card')
  fireEvent.pointerLeave(button)
  expect(screen.queryByRole('tooltip')).toBeNull()
})

it('appears on keyboard focus', async () => {
  render(buy)
  await userEvent.tab()
  expect(screen.getByRole('tooltip')).toBeInTheDocument()
  act(() => screen.getByRole('button').blur())
  expect(screen.queryByRole('tooltip')).toBeNull()
})

it('closes on Escape before the dialog around it does', async () => {
  const onCloseRequested = jest.fn()
  function Page() {
    const [open] = useState(true)
    return (
      <Dialog open={open} labelledBy="title" onCloseRequested={onCloseRequested}>
        <h2 id="title">Account</h2>
        {buy}
      </Dialog>
    )
  }
  render(<Page />)
  await userEvent.tab()
  expect(screen.getByRole('tooltip')).toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('tooltip')).toBeNull()
  expect(onCloseRequested).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  expect(onCloseRequested).toHaveBeenCalledWith('escape')
})
