import { act, fireEvent, screen } from '@testing-library/react'
import { PageToast } from '../../../src/core/notifications/components/PageToast'
import { toastDismissed, toastShown } from '../../../src/core/notifications/notificationsSlice'
import { stateAfter } from '../../../src/testing/stateAfter'
import { renderView } from '../../support/renderView'

const WORDS = 'The connection to your wallet has ended. Connect again to continue.'
const ended = toastShown({
  id: 'ended',
  tone: 'warning',
  text: 'errors.sessionEnded',
  isSticky: true,
})

describe('PageToast', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('shows its message until it is dismissed', () => {
    const { actions } = renderView(<PageToast />, stateAfter(ended))
    expect(screen.getByTestId('wm-page-toast')).toHaveTextContent(WORDS)
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss message' }))
    expect(actions).toEqual([toastDismissed('ended')])
    expect(screen.queryByTestId('wm-page-toast')).not.toBeInTheDocument()
  })

  it('closes on the next press anywhere in the page', () => {
    const onPress = jest.fn()
    const { actions } = renderView(
      <>
        <button onClick={onPress}>Buy</button>
        <PageToast />
      </>,
      stateAfter(ended),
    )
    fireEvent.click(screen.getByRole('button', { name: 'Buy' }))
    expect(onPress).toHaveBeenCalledTimes(1)
    expect(actions).toEqual([toastDismissed('ended')])
    expect(screen.queryByTestId('wm-page-toast')).not.toBeInTheDocument()
  })

  it('is announced: its live region exists, empty, before its text', () => {
    renderView(<PageToast />, stateAfter(ended))
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    act(() => jest.advanceTimersByTime(100))
    expect(screen.getByRole('status')).toHaveTextContent(WORDS)
  })
})
