import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { viewEntry } from '../../../../src/domain/views'
import { backRequested } from '../../../../src/events/backEvents'
import {
  emailChangeOtpRefused,
  emailChangeOtpSubmitted,
} from '../../../../src/features/embedded/emailChange/emailChangeEvents'
import { UpdateEmailPrimaryOtpView } from '../../../../src/features/embedded/views/UpdateEmailPrimaryOtpView'
import { UpdateEmailSecondaryOtpView } from '../../../../src/features/embedded/views/UpdateEmailSecondaryOtpView'
import { viewReplaced } from '../../../../src/core/router/routerSlice'
import { SAMPLE_EMAIL } from '../../../../src/testing/sampleSecrets'
import { states, type StateName } from '../../../support/states/states'
import { renderView } from '../../../support/renderView'

const primary = (name: StateName) =>
  renderView(<UpdateEmailPrimaryOtpView redirectView="Account" />, states[name]())
const secondary = (name: StateName) =>
  renderView(<UpdateEmailSecondaryOtpView redirectView="Account" />, states[name]())
const field = () => screen.getByRole('textbox', { name: 'Six-digit code' })

describe('the code views of an email change', () => {
  it.each([
    ['the current one', primary, 'primaryOtp'],
    ['the new one', secondary, 'secondaryOtp'],
  ] as const)('submit six digits of %s by their id alone', async (_whose, show, name) => {
    const { actions, secrets } = show(name)
    await userEvent.type(field(), '381604')
    const [{ payload } = { payload: { otpId: '' } }] = actions.filter(emailChangeOtpSubmitted.match)
    expect(secrets.read(payload.otpId)).toBe('381604')
    expect(JSON.stringify(actions)).not.toContain('381604')
    expect(screen.getByRole('status')).toHaveTextContent('Checking the code')
  })

  it('show the addresses that the codes were sent to', () => {
    const { unmount } = primary('primaryOtp')
    expect(screen.getByText(/your email address, your current address/)).toBeVisible()
    unmount()
    secondary('secondaryOtp')
    expect(screen.getByText(new RegExp(`to ${SAMPLE_EMAIL}, your new address`))).toBeVisible()
  })

  it('clear and focus the field after a wrong code', async () => {
    const { dispatch } = primary('primaryOtp')
    await userEvent.type(field(), '381604')
    act(() => dispatch(emailChangeOtpRefused({ error: { code: 'CODE_WRONG', detail: '' } })))
    expect(field()).toHaveValue('')
    expect(field()).toHaveFocus()
    expect(field()).toBeInvalid()
    expect(field()).toHaveAccessibleDescription('That code isn’t right. Try again.')
  })

  it('report that the login is over, and that nothing was changed', () => {
    secondary('secondaryOtpEnded')
    expect(screen.getByRole('alert')).toHaveTextContent('You’re signed out. Nothing was changed.')
  })

  it('lead back to the field once another mail is allowed', async () => {
    const waiting = primary('primaryOtpCooldown')
    await userEvent.click(screen.getByRole('button', { name: /^Start again in \d+ s$/ }))
    expect(waiting.actions).toEqual([])
    waiting.unmount()
    const { actions } = primary('primaryOtp')
    await userEvent.click(screen.getByRole('button', { name: 'Start again' }))
    expect(actions.some(backRequested.match)).toBe(true)
  })

  it('lead to the field when no change is in progress', async () => {
    const { actions } = primary('primaryOtpOver')
    expect(screen.getByText('This change is over')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Start again' }))
    expect(actions).toEqual([
      viewReplaced(viewEntry('UpdateEmailWallet', { redirectView: 'Account' })),
    ])
  })

  it('confirm the change', () => {
    secondary('secondaryOtpDone')
    expect(screen.getByRole('status')).toHaveTextContent('Your email address was changed')
  })
})
