import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ToastSlot } from '../../../../src/features/notifications/components/ToastSlot'
import {
  toastDismissed,
  toastHeld,
  toastReleased,
  toastShown,
} from '../../../../src/features/notifications/notificationsSlice'
import { stateAfter } from '../../../../src/testing/stateAfter'
import { renderView } from '../../../support/renderView'

const shown = stateAfter(
  toastShown({ id: 'a', tone: 'negative', text: 'errors.copyFailed' }),
  toastShown({ id: 'b', tone: 'positive', text: 'common.addressCopied' }),
)

describe('ToastSlot', () => {
  it('shows the first message', () => {
    renderView(<ToastSlot />, shown)
    expect(screen.getByText(/didn’t allow copying/)).toBeVisible()
    expect(screen.queryByText('Address copied')).toBeNull()
  })

  it('waits while a pointer rests on it', async () => {
    const { actions } = renderView(<ToastSlot />, shown)
    await userEvent.hover(screen.getByTestId('wm-toast'))
    await userEvent.unhover(screen.getByTestId('wm-toast'))
    expect(actions).toEqual([toastHeld(), toastReleased()])
  })

  it('goes at a press, so that it covers nothing a visitor wants', async () => {
    const { actions } = renderView(<ToastSlot />, shown)
    await userEvent.click(screen.getByTestId('wm-toast'))
    expect(actions).toContainEqual(toastDismissed('a'))
    expect(screen.getByText('Address copied')).toBeVisible()
  })

  it('shows a sign to dismiss it, which keys reach too', async () => {
    const { actions } = renderView(
      <>
        <h2 tabIndex={-1}>Account</h2>
        <ToastSlot />
      </>,
      shown,
    )
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'Dismiss message' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(actions.filter(action => toastDismissed.match(action))).toEqual([toastDismissed('a')])
    expect(screen.getByRole('heading')).toHaveFocus()
  })

  it('is not there without a message', () => {
    const { container } = renderView(<ToastSlot />)
    expect(container).toBeEmptyDOMElement()
  })
})
