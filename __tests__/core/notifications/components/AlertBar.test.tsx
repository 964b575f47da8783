import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AlertBar } from '../../../../src/core/notifications/components/AlertBar'
import { alertDismissed, alertRaised } from '../../../../src/core/notifications/notificationsSlice'
import { optionsGiven } from '../../../../src/core/options/optionsSlice'
import { stateAfter } from '../../../../src/testing/stateAfter'
import { renderView } from '../../../support/renderView'

const text = 'errors.originNotAllowed'
const raised = alertRaised({
  id: text,
  tone: 'negative',
  text,
  params: { origin: 'https://shop.example' },
})

describe('AlertBar', () => {
  it('explains the misconfiguration, with the origin that was sent', () => {
    renderView(<AlertBar />, stateAfter(raised))
    expect(
      screen.getByText(/^Invalid App Configuration\. Origin https:\/\/shop\.example/),
    ).toBeVisible()
  })

  it('closes when it is dismissed', async () => {
    const { actions } = renderView(<AlertBar />, stateAfter(raised))
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss message' }))
    expect(actions).toEqual([alertDismissed(text)])
    expect(screen.queryByText(/Invalid App Configuration/)).toBeNull()
  })

  it('appears and disappears only while nothing is pressed, so that no press misses its target', async () => {
    jest.useFakeTimers()
    const style = jest.spyOn(CSSStyleDeclaration.prototype, 'getPropertyValue')
    const press = (isDown: boolean) =>
      style.mockImplementation(name => (isDown && name === '--wm-pressed' ? '1' : ''))
    const bar = () => screen.queryByText(/Invalid App Configuration/)
    const wait = () => act(() => jest.advanceTimersByTimeAsync(1_000))
    press(true)
    const { dispatch } = renderView(<AlertBar />, stateAfter(raised))
    await wait()
    expect(bar()).toBeNull()
    press(false)
    await wait()
    expect(bar()).toBeVisible()

    press(true)
    act(() => dispatch(alertDismissed(text)))
    await wait()
    expect(bar()).toBeVisible()
    press(false)
    await wait()
    expect(bar()).toBeNull()
    style.mockRestore()
    jest.useRealTimers()
  })

  it('is not rendered for pages in production', () => {
    const { container } = renderView(
      <AlertBar />,
      stateAfter(optionsGiven({ isDebug: false }), raised),
    )
    expect(container).toBeEmptyDOMElement()
  })
})
