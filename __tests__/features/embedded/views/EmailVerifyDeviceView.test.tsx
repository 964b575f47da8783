import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { backRequested } from '../../../../src/events/backEvents'
import { resendRequested } from '../../../../src/features/embedded/embeddedEvents'
import { EmailVerifyDeviceView } from '../../../../src/features/embedded/views/EmailVerifyDeviceView'
import { SAMPLE_EMAIL } from '../../../../src/testing/sampleSecrets'
import { states, type StateName } from '../../../support/states/states'
import { renderView } from '../../../support/renderView'

const show = (name: StateName) => renderView(<EmailVerifyDeviceView />, states[name]())

describe('EmailVerifyDeviceView', () => {
  it('shows the address the mail was sent to and where to look, and sends it again', async () => {
    const { actions } = show('emailDevice')
    expect(screen.getByRole('status')).toHaveTextContent(
      `Open the link we sent to ${SAMPLE_EMAIL} to allow this browser.`,
    )
    expect(screen.getByText('Nothing there? It may be in your spam folder.')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Send the link again' }))
    expect(actions.some(resendRequested.match)).toBe(true)
  })

  it('sends no second mail before the wait is over', async () => {
    const { actions } = show('emailDeviceCooldown')
    await userEvent.click(screen.getByRole('button', { name: 'Send again in 30 s' }))
    expect(actions.some(resendRequested.match)).toBe(false)
  })

  it.each([
    ['emailDeviceExpired', 'The link wasn’t opened in time. Send it again.'],
    ['emailDeviceFailed', 'We can’t tell whether the link was opened. Send it again.'],
    ['emailDeviceNotResent', 'No new link was sent. Try again.'],
  ] as const)('shows the error and offers another mail: %s', (name, text) => {
    show(name)
    expect(screen.getByRole('alert')).toHaveTextContent(text)
    expect(screen.getByRole('button', { name: 'Send the link again' })).toBeEnabled()
  })

  it('leads back when no login is in progress', async () => {
    const { actions } = show('emailDeviceOver')
    await userEvent.click(screen.getByRole('button', { name: 'Start again' }))
    expect(actions.some(backRequested.match)).toBe(true)
  })
})
