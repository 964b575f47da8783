import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ToastSlot } from '../../../../src/core/notifications/components/ToastSlot'
import {
  toastDismissed,
  toastHeld,
  toastReleased,
  toastShown,
} from '../../../../src/core/notifications/notificationsSlice'
import { states } from '../../../support/states/states'
import { stateAfter } from '../../../../src/testing/stateAfter'
import { renderView } from '../../../support/renderView'

const shown = stateAfter(
  toastShown({ id: 'a', tone: 'negative', text: 'errors.copyFailed' }),
  toastShown({ id: 'b', tone: 'positive', text: 'common.addressCopied' }),
)

const short = stateAfter(toastShown({ id: 'b', tone: 'positive', text: 'common.addressCopied' }))

describe('ToastSlot', () => {
  it('shows the first message', () => {
    renderView(<ToastSlot />, shown)
    expect(screen.getByText(/didn’t allow copying/)).toBeVisible()
    expect(screen.queryByText('Address copied')).toBeNull()
  })

  it('stays while a pointer rests on it', async () => {
    const { actions } = renderView(<ToastSlot />, shown)
    await userEvent.hover(screen.getByTestId('wm-toast'))
    await userEvent.unhover(screen.getByTestId('wm-toast'))
    expect(actions).toEqual([toastHeld(), toastReleased()])
  })

  it('closes on a press, so that it covers nothing the visitor needs', async () => {
    const { actions } = renderView(<ToastSlot />, shown)
    await userEvent.click(screen.getByTestId('wm-toast'))
    expect(actions).toContainEqual(toastDismissed('a'))
    expect(screen.getByText('Address copied')).toBeVisible()
  })

  it.each<[string, () => Promise<unknown>]>([
    ['a press', () => userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }))],
    ['a key on a control', () => userEvent.keyboard('{Enter}')],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('closes on the visitor’s next action: %s', async (_what, act) => {
    const { actions } = renderView(
      <>
        <button>Elsewhere</button>
        <ToastSlot />
      </>,
      shown,
    )
    screen.getByRole('button', { name: 'Elsewhere' }).focus()
    await userEvent.keyboard('x')
    expect(actions).toEqual([])
    await act()
    expect(actions).toEqual([toastDismissed('a')])
  })

  it.each([
    ['long, has a line of its own', shown, 'relative'],
    ['short, lies over the title', short, 'absolute'],
    [
      'short, has a line of its own where the header holds the network instead of a title',
      { ...states.account(), notifications: short.notifications },
      'relative',
    ],
  ])('covers no control: one that is %s', (_what, state, position) => {
    renderView(<ToastSlot />, state)
    const drawn = screen.getByTestId('wm-toast').querySelector('[data-wm-part="toast"]')
    expect(drawn && getComputedStyle(drawn).position).toBe(position)
  })

  it('has a dismiss button that the keyboard reaches too', async () => {
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

  it('is not rendered without a message', () => {
    const { container } = renderView(<ToastSlot />)
    expect(container).toBeEmptyDOMElement()
  })
})
