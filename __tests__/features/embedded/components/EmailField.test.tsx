import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  emailFieldFocused,
  emailLoginFailed,
  emailSubmitted,
} from '../../../../src/features/embedded/emailFieldEvents'
import { EmailField } from '../../../../src/features/embedded/components/EmailField'
import { SAMPLE_EMAIL } from '../../../../src/testing/sampleSecrets'
import { states, type StateName } from '../../../support/states/states'
import { renderView } from '../../../support/renderView'

const show = (name: StateName) => {
  const view = renderView(<EmailField />, states[name]())
  return { ...view, field: screen.getByRole('textbox', { name: /email/i }) }
}
const submitted = (view: ReturnType<typeof show>) => view.actions.filter(emailSubmitted.match)
const arrow = () => screen.queryByRole('button', { name: 'Continue with email' })

describe('EmailField', () => {
  it('enables the arrow once more than three characters are typed', async () => {
    const { field } = show('email')
    await userEvent.type(field, 'mar')
    expect(arrow()).toBeNull()
    await userEvent.type(field, 'i')
    expect(arrow()).toBeInTheDocument()
  })

  it('submits an address by the arrow and by Enter, without surrounding spaces', async () => {
    const view = show('email')
    await userEvent.type(view.field, ` ${SAMPLE_EMAIL} {Enter}`)
    const [{ payload } = { payload: { emailId: '' } }] = submitted(view)
    expect(view.secrets.read(payload.emailId)).toBe(SAMPLE_EMAIL)
    expect(JSON.stringify(view.actions)).not.toContain(SAMPLE_EMAIL)
  })

  it('reports an incomplete address in place of the label, and submits nothing', async () => {
    const view = show('email')
    await userEvent.type(view.field, 'marisol@example')
    await userEvent.click(screen.getByRole('button', { name: 'Continue with email' }))
    expect(screen.getByText('This address is incomplete')).toBeInTheDocument()
    expect(view.field).toBeInvalid()
    expect(view.field).toHaveFocus()
    expect(submitted(view)).toEqual([])
    await userEvent.type(view.field, '.com')
    expect(screen.queryByText('This address is incomplete')).toBeNull()
  })

  it('dispatches one focus event per visit to the field', async () => {
    const view = show('email')
    await userEvent.click(view.field)
    await userEvent.type(view.field, 'm')
    expect(view.actions.filter(emailFieldFocused.match)).toHaveLength(1)
  })

  it('cannot be changed or submitted again while a request is pending', async () => {
    const view = show('emailSending')
    expect(view.field).toHaveValue(SAMPLE_EMAIL)
    expect(view.field).toHaveAttribute('readonly')
    expect(screen.getByRole('status')).toHaveTextContent('Sending a code to your email')
    await userEvent.type(view.field, '{Enter}')
    expect(submitted(view)).toEqual([])
  })

  it('restores the address submitted before, outside of the attributes', () => {
    const { field, container } = show('emailInvalid')
    expect(field).toHaveValue(SAMPLE_EMAIL)
    expect(container.innerHTML).not.toContain(SAMPLE_EMAIL)
  })

  it.each([
    ['emailInvalid', 'This address isn’t accepted. Check it.'],
    ['emailUnreachable', 'Nothing was sent: no connection.'],
    ['emailRefused', 'Email isn’t available on this page.'],
    ['emailUnanswered', 'No answer yet. Try again.'],
    ['emailFailed', 'Nothing was sent. Try again.'],
  ] as const)('shows the error until the address is changed: %s', async (name, text) => {
    const { field } = show(name)
    expect(screen.getByText(text)).toBeInTheDocument()
    await userEvent.type(field, 'x')
    expect(screen.queryByText(text)).toBeNull()
  })

  it('counts down to the next allowed request', () => {
    jest.useFakeTimers({ now: 1_000_000 })
    try {
      const { dispatch } = show('emailSending')
      const error = { code: 'EMAIL_COOLDOWN', detail: 'EMAIL_COOLDOWN' } as const
      act(() => dispatch(emailLoginFailed({ error, cooldownEndsAt: 1_012_000 })))
      expect(screen.getByText('Please try again after 12 seconds')).toBeInTheDocument()
      act(() => void jest.advanceTimersByTime(5_000))
      expect(screen.getByText('Please try again after 7 seconds')).toBeInTheDocument()
      act(() => void jest.advanceTimersByTime(7_000))
      expect(screen.queryByText(/Please try again/)).toBeNull()
    } finally {
      jest.useRealTimers()
    }
  })

  it('is disabled when the visitor is signed in by email already', async () => {
    const view = show('emailTaken')
    await userEvent.type(view.field, `${SAMPLE_EMAIL}{Enter}`)
    expect(submitted(view)).toEqual([])
    expect(screen.getByText('You’re signed in by email')).toBeInTheDocument()
  })
})
