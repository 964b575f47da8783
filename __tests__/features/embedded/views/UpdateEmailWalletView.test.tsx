import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { backRequested } from '../../../../src/events/backEvents'
import { newEmailSubmitted } from '../../../../src/features/embedded/emailChange/emailChangeEvents'
import { UpdateEmailWalletView } from '../../../../src/features/embedded/views/UpdateEmailWalletView'
import { SAMPLE_EMAIL } from '../../../../src/testing/sampleSecrets'
import { states, type StateName } from '../../../support/states/states'
import { renderView } from '../../../support/renderView'

const NEW_EMAIL = 'marisol@harbour.example'
const show = (name: StateName) =>
  renderView(<UpdateEmailWalletView redirectView="Account" />, states[name]())
const field = () => screen.getByRole('textbox', { name: 'New email address' })
const save = () => screen.getByRole('button', { name: 'Save' })

describe('UpdateEmailWalletView', () => {
  it('submits the new address by its id alone, also by Enter', async () => {
    const { actions, secrets } = show('updateEmail')
    await userEvent.type(field(), `${NEW_EMAIL}{Enter}`)
    const [{ payload } = { payload: { emailId: '' } }] = actions.filter(newEmailSubmitted.match)
    expect(secrets.read(payload.emailId)).toBe(NEW_EMAIL)
    expect(JSON.stringify(actions) + document.body.outerHTML).not.toContain(NEW_EMAIL)
    expect(screen.getByRole('status')).toHaveTextContent('Sending a code')
  })

  it('submits nothing while the address is too short', async () => {
    const { actions } = show('updateEmail')
    await userEvent.type(field(), 'a@b')
    expect(save()).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(save())
    expect(actions).toEqual([])
  })

  it('shows the error in place of the label until the text changes', async () => {
    show('updateEmail')
    await userEvent.type(field(), 'marisol@harbour')
    await userEvent.click(save())
    expect(screen.getByRole('textbox')).toHaveFocus()
    expect(screen.getByText('This address is incomplete')).toBeVisible()
    await userEvent.type(screen.getByRole('textbox'), '.example')
    expect(screen.queryByText('This address is incomplete')).toBeNull()
  })

  it.each([
    ['updateEmailRefused', 'This address isn’t accepted. Check it.'],
    ['updateEmailCooldown', /^Please try again after \d+ seconds$/],
  ] as const)('explains why no code was sent: %s', (name, text) => {
    show(name)
    expect(screen.getByText(text)).toBeVisible()
    // The submitted address is restored.
    expect(screen.getByRole('textbox')).toHaveValue(SAMPLE_EMAIL)
  })

  it('offers Cancel when it was opened from the account', async () => {
    const { actions } = show('updateEmail')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(actions.some(backRequested.match)).toBe(true)
  })

  it('offers only Save when the page opened it', () => {
    renderView(<UpdateEmailWalletView />, states.updateEmailByPage())
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Save'])
  })

  it('offers nothing when no email login is connected', () => {
    renderView(<UpdateEmailWalletView />, states.email())
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.getByText('No email to change')).toBeVisible()
  })
})
