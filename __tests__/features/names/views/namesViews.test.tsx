import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DEFAULT_FEATURES } from '../../../../src/domain/options'
import { viewEntry } from '../../../../src/domain/views'
import {
  nameLookupRequested,
  namePicked,
  nameTyped,
  registrationLeft,
  registrationRequested,
} from '../../../../src/features/names/namesSlice'
import { ChooseAccountNameView } from '../../../../src/features/names/views/ChooseAccountNameView'
import { RegisterAccountNameSuccessView } from '../../../../src/features/names/views/RegisterAccountNameSuccessView'
import { RegisterAccountNameView } from '../../../../src/features/names/views/RegisterAccountNameView'
import { optionsGiven } from '../../../../src/core/options/optionsSlice'
import { historyReset, viewPushed } from '../../../../src/core/router/routerSlice'
import { testingReducer } from '../../../../src/testing/stateAfter'
import { states } from '../../../support/states/states'
import { renderView } from '../../../support/renderView'

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const field = () => screen.getByRole('textbox', { name: 'Name' })
const show = (state: ReturnType<typeof states.registerName>) =>
  renderView(<RegisterAccountNameView />, state)

describe('ChooseAccountNameView', () => {
  it('leads to choosing a name, and has no link unless the host provides one', async () => {
    const { actions } = renderView(<ChooseAccountNameView />, states.chooseName())
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
    await userEvent.click(button('Choose a name'))
    expect(actions).toEqual([viewPushed(viewEntry('RegisterAccountName'))])
  })

  it('shows the suffix of the host’s names and the host’s help link', () => {
    const names = { suffix: '.names.example', helpUrl: 'https://names.example/help' }
    const own = optionsGiven({ features: { ...DEFAULT_FEATURES, names } })
    renderView(<ChooseAccountNameView />, testingReducer(states.chooseName(), own))
    expect(screen.getByText('.names.example')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: /^How names work/ })).toHaveAttribute(
      'href',
      names.helpUrl,
    )
  })
})

describe('RegisterAccountNameView', () => {
  it('converts a name to lower case and removes its zone', () => {
    const { actions } = show(states.registerName())
    fireEvent.change(field(), { target: { value: 'Ada-1815.REOWN.id ' } })
    expect(actions).toEqual([nameTyped('ada-1815')])
    expect(field()).toHaveValue('ada-1815')
  })

  it.each([
    ['registerName', 'Letters, digits and hyphens. At least 4 characters.', 'Register', true],
    ['registerNameShort', 'One more character.', 'Register', true],
    ['registerNameWrong', 'Only letters, digits and hyphens.', 'Register', true],
    ['registerNameLooking', 'Checking…', 'Register', true],
    ['registerNameFree', 'marisol-x.reown.id is available', 'Register marisol-x', false],
    ['registerNameTaken', 'That name is taken.', 'Register', true],
    ['registerNameUnknown', 'Error fetching name suggestions', 'Try again', false],
  ] as const)('%s shows “%s”', (name, message, action, isDisabled) => {
    show(states[name]())
    expect(field()).toHaveAccessibleDescription(message)
    expect(button(action).getAttribute('aria-disabled')).toBe(isDisabled ? 'true' : null)
  })

  it('registers a free name by Enter, and no other name', async () => {
    const free = show(states.registerNameFree())
    await userEvent.type(field(), '{Enter}')
    expect(free.actions).toEqual([registrationRequested()])
    free.unmount()
    for (const name of ['registerNameTaken', 'registerNameLooking', 'registerNameShort'] as const) {
      const { actions, unmount } = show(states[name]())
      await userEvent.type(field(), '{Enter}')
      expect(actions).toEqual([])
      unmount()
    }
  })

  it('retries a failed lookup', async () => {
    const { actions } = show(states.registerNameUnknown())
    await userEvent.click(button('Try again'))
    expect(actions).toEqual([nameLookupRequested()])
  })

  it('shows what the wallet should display only while a request is pending', () => {
    const signing = show(states.registerNameSigning())
    const card = screen.getByText('Your wallet should show').parentElement
    if (!card) throw new Error('There is no card.')
    const value = (term: string) => within(card).getByText(term).nextElementSibling
    expect(value('Name')).toHaveTextContent('marisol-x.reown.id')
    expect(value('Account')).toHaveTextContent(/^0x.+…/)
    expect(card).toHaveTextContent('Anything else? Decline it there.')
    signing.unmount()
    for (const name of ['registerNameChecking', 'registerNameSubmitting'] as const) {
      const { unmount } = show(states[name]())
      expect(screen.queryByText('Your wallet should show')).toBeNull()
      unmount()
    }
  })

  it('offers similar names, and none that is taken or imitates another', async () => {
    const { actions } = show(states.registerNameFree())
    const rows = within(screen.getByRole('list', { name: 'You might also like' })).getAllByTestId(
      'account-name-suggestion',
    )
    expect(rows.map(row => row.textContent)).toEqual(['marisol-eth.reown.id'])
    for (const row of rows) await userEvent.click(row)
    expect(actions).toEqual([namePicked('marisol-eth')])
  })

  it.each([
    ['registerNameSigning', 'Sign in Heron to register', /sends nothing/],
    ['registerNameSubmitting', 'Registering marisol-x.reown.id', /checking your signature/],
    ['registerNameDeclined', 'You declined to sign', /wasn’t registered\. Nothing was spent/],
    ['registerNameRefused', /wasn’t registered$/, /“Name was registered a moment ago\.”/],
    ['registerNameLate', /wasn’t registered$/, /Check this device’s clock/],
    ['registerNameOwned', /wasn’t registered$/, /already has the name marisol\.reown\.id/],
    ['registerNameUnanswered', /wasn’t registered$/, /^Error registering name marisol-x\.reown/],
  ] as const)('%s shows what happened', (name, title, text) => {
    show(states[name]())
    const status = within(screen.getByRole('status'))
    expect(status.getByText(title)).toBeVisible()
    expect(status.getByText(text)).toBeVisible()
  })

  it('can be left while the wallet is open', async () => {
    const { actions } = show(states.registerNameSigning())
    await userEvent.click(button('Cancel'))
    expect(actions).toEqual([registrationLeft()])
  })

  it('offers a way on after a failure: another name, a retry, or the account', async () => {
    const refused = show(states.registerNameRefused())
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
    await userEvent.click(button('Choose another name'))
    expect(refused.actions).toEqual([registrationLeft()])
    refused.unmount()
    const late = show(states.registerNameLate())
    await userEvent.click(button('Try again'))
    expect(late.actions).toEqual([registrationRequested()])
    late.unmount()
    const owned = show(states.registerNameOwned())
    await userEvent.click(button('Go to account'))
    expect(owned.actions).toEqual([historyReset(viewEntry('Account'))])
  })
})

describe('RegisterAccountNameSuccessView', () => {
  it('shows the new name, and leads to the account', async () => {
    const { actions } = renderView(<RegisterAccountNameSuccessView />, states.nameRegistered())
    expect(screen.getByRole('status')).toHaveTextContent('You’re marisol-x.reown.id')
    await userEvent.click(button('Go to account'))
    expect(actions).toEqual([historyReset(viewEntry('Account'))])
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
  })

  it.each([
    ['https://names.example/{name}/', 'https://names.example/marisol-x.reown.id/'],
    ['javascript:alert("{name}")', null],
  ])('links to the profile at %s only when that URL is safe', (profileUrl, href) => {
    const given = optionsGiven({ features: { ...DEFAULT_FEATURES, names: { profileUrl } } })
    renderView(<RegisterAccountNameSuccessView />, testingReducer(states.nameRegistered(), given))
    const link = screen.queryByRole('link', { name: /^See the profile/ })
    expect(link?.getAttribute('href') ?? null).toBe(href)
  })
})
