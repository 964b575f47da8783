import { embeddedWallet } from '../../../src/entries/embeddedWallet'
import { act, fireEvent, render, waitFor, within } from '@testing-library/react'
import { WalletModal } from '../../../src/app/host/WalletModal'
import { evm } from '../../../src/entries/evm'
import { viewEntry } from '../../../src/domain/views'
import { modalOpenRequested } from '../../../src/events/modalEvents'
import { selectAccountByNamespace } from '../../../src/core/account/accountState'
import { selectConnectionByNamespace } from '../../../src/core/connections/connectionsSlice'
import { selectIsOpen } from '../../../src/core/modal/modalSlice'
import { selectCurrentView } from '../../../src/core/router/routerSlice'
import { createFakeFrame } from '../../../src/testing/createFakeFrame'
import { createTestStore } from '../../../src/testing/createTestStore'
import { sampleServices } from '../../../src/testing/sampleServices'
import { withinModal } from '../../../src/testing/withinModal'

const EMAIL = 'canary@example.com'
const NEW_EMAIL = 'canary@harbour.example'
const CODE = '123456'

/** Signs in through the whole modal over the real client; the test plays the frame. */
async function signIn(isDeviceNew = false) {
  const frame = createFakeFrame({ isDeviceNew, email: EMAIL })
  const descriptor = embeddedWallet({ secureSiteUrl: frame.origin })
  const world = createTestStore({
    embedded: { descriptor },
    http: sampleServices,
    options: { adapters: [evm(), descriptor] },
  })
  render(<WalletModal store={world.hostStore} />)
  const state = () => world.store.getState()
  act(() => void world.store.dispatch(modalOpenRequested({})))
  const modal = await waitFor(() => withinModal(within))
  const field = await modal.findByTestId('wui-email-input', {}, { timeout: 5_000 })
  fireEvent.change(field, { target: { value: EMAIL } })
  expect(frame.element()).toBeNull()
  fireEvent.click(modal.getByRole('button', { name: 'Continue with email' }))
  if (isDeviceNew) {
    await waitFor(() => expect(selectCurrentView(state()).name).toBe('EmailVerifyDevice'))
    act(() => frame.pressLink())
  }
  const code = await modal.findByTestId('wui-otp-input', {}, { timeout: 5_000 })
  fireEvent.change(code, { target: { value: `${CODE} is your code` } })
  await waitFor(
    () =>
      expect(selectConnectionByNamespace(state(), 'eip155')).toMatchObject({ phase: 'connected' }),
    { timeout: 5_000 },
  )
  await waitFor(() => expect(selectIsOpen(state())).toBe(false), { timeout: 5_000 })
  return { ...world, frame, state }
}

describe('an account by email, through the frame', () => {
  it('connects by a pasted code, and leaves no email or code behind', async () => {
    const { state, actions, logged, dispose } = await signIn()
    const written = JSON.stringify([state(), actions(), logged]) + document.body.outerHTML
    expect(written).not.toContain(EMAIL)
    expect(written).not.toContain(CODE)
    dispose()
  })

  it('connects on a new device once the link was pressed', async () => {
    const { dispose } = await signIn(true)
    dispose()
  })

  it('links to the site’s own page for exporting the key', async () => {
    const { store, frame, dispose } = await signIn()
    const view = viewEntry('UpgradeEmailWallet')
    act(() => void store.dispatch(modalOpenRequested({ view })))
    const modal = await waitFor(() => withinModal(within))
    const link = await modal.findByTestId('w3m-secure-website-button', {}, { timeout: 5_000 })
    expect(link.getAttribute('href')).toBe(`${frame.origin}/account?lang=en`)
    expect(link.getAttribute('rel')).toBe('noopener noreferrer')
    dispose()
  })

  it('is signed out with a toast when the login ends at the site', async () => {
    const { frame, state, dispose } = await signIn()
    act(() => frame.endLogin(true))
    await waitFor(() =>
      expect(selectConnectionByNamespace(state(), 'eip155').phase).toBe('disconnected'),
    )
    expect(state().notifications.toasts).toMatchObject([{ isSticky: true }])
    dispose()
  })

  it('continues under another email, and leaves neither address nor code behind', async () => {
    const { frame, state, store, actions, logged, dispose } = await signIn()
    const { address } = selectAccountByNamespace(state(), 'eip155')
    act(() => void store.dispatch(modalOpenRequested({ view: viewEntry('AccountSettings') })))
    const modal = await waitFor(() => withinModal(within))
    fireEvent.click(await modal.findByRole('button', { name: /canary@example.com/ }))
    const field = await modal.findByTestId('wui-email-input', {}, { timeout: 5_000 })
    expect(field).toHaveValue(EMAIL)
    fireEvent.change(field, { target: { value: NEW_EMAIL } })
    fireEvent.click(modal.getByRole('button', { name: 'Save' }))
    for (const name of ['UpdateEmailPrimaryOtp', 'UpdateEmailSecondaryOtp'] as const) {
      await waitFor(() => expect(selectCurrentView(state()).name).toBe(name), { timeout: 5_000 })
      const view = await modal.findByTestId(`wm-view-${name}`, {}, { timeout: 5_000 })
      const otp = await within(view).findByTestId('wui-otp-input')
      fireEvent.change(otp, { target: { value: CODE } })
    }
    await waitFor(() => expect(selectCurrentView(state()).name).toBe('Account'))
    expect(frame.received.map(({ event }) => event)).toEqual(
      expect.arrayContaining(['UPDATE_EMAIL', 'UPDATE_EMAIL_PRIMARY_OTP']),
    )
    expect(selectAccountByNamespace(state(), 'eip155').address).toBe(address)
    const link = await modal.findByRole('button', { name: NEW_EMAIL }, { timeout: 5_000 })
    // The page shows the address as text only, never in an attribute that programs can read.
    link.replaceChildren()
    const written = JSON.stringify([state(), actions(), logged]) + document.body.outerHTML
    for (const secret of [EMAIL, NEW_EMAIL, CODE]) expect(written).not.toContain(secret)
    dispose()
  })
})
