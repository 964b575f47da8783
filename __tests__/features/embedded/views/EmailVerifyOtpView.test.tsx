import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { backRequested } from '../../../../src/events/backEvents'
import {
  otpRefused,
  otpSubmitted,
  emailConnectRetried,
  resendRequested,
} from '../../../../src/features/embedded/embeddedEvents'
import { EmailVerifyOtpView } from '../../../../src/features/embedded/views/EmailVerifyOtpView'
import { SAMPLE_EMAIL } from '../../../../src/testing/sampleSecrets'
import { states, type StateName } from '../../../support/states/states'
import { renderView } from '../../../support/renderView'

const show = (name: StateName) => renderView(<EmailVerifyOtpView />, states[name]())
const field = () => screen.getByRole('textbox', { name: 'Six-digit code' })

describe('EmailVerifyOtpView', () => {
  it('submits six digits by their id alone', async () => {
    const { actions, secrets } = show('emailCode')
    expect(
      screen.getByText(`We sent it to ${SAMPLE_EMAIL}. It works for 20 minutes.`),
    ).toBeVisible()
    await userEvent.type(field(), '381604')
    const [{ payload } = { payload: { codeId: '' } }] = actions.filter(otpSubmitted.match)
    expect(secrets.read(payload.codeId)).toBe('381604')
    expect(JSON.stringify(actions)).not.toContain('381604')
    expect(screen.getByText('Checking the code')).toBeInTheDocument()
    expect(screen.getByRole('status')).toHaveTextContent('Signing you in')
  })

  it('clears and focuses the field after a wrong code', async () => {
    const { dispatch } = show('emailCode')
    await userEvent.type(field(), '381604')
    act(() => dispatch(otpRefused({ error: { code: 'CODE_WRONG', detail: 'CODE_WRONG' } })))
    expect(field()).toHaveValue('')
    expect(field()).toHaveFocus()
    expect(field()).toBeInvalid()
    expect(screen.getByRole('alert')).toHaveTextContent('That code isn’t right. Try again.')
    expect(field()).toHaveAccessibleDescription('That code isn’t right. Try again.')
  })

  it.each([
    ['emailCodeExpired', 'That code has expired. Ask for a new one.'],
    ['emailCodeSpent', 'Too many tries. Ask for a new code.'],
  ] as const)('shows the error and offers another code: %s', async (name, text) => {
    const { actions } = show(name)
    expect(screen.getByRole('alert')).toHaveTextContent(text)
    await userEvent.click(screen.getByRole('button', { name: 'Send a new code' }))
    expect(actions.some(resendRequested.match)).toBe(true)
  })

  it('sends no second code before the wait is over', async () => {
    const { actions } = show('emailCodeCooldown')
    await userEvent.click(screen.getByRole('button', { name: /^Resend in \d+ s$/ }))
    expect(actions.some(resendRequested.match)).toBe(false)
  })

  it('offers a retry when the account failed to arrive', async () => {
    const { actions } = show('emailCodeNotConnected')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(actions.some(emailConnectRetried.match)).toBe(true)
  })

  it('leads back when no login is in progress', async () => {
    const { actions } = show('emailCodeOver')
    await userEvent.click(screen.getByRole('button', { name: 'Start again' }))
    expect(actions.some(backRequested.match)).toBe(true)
  })
})
