import { act, fireEvent, render, waitFor, within } from '@testing-library/react'
import { WalletModal } from '../../../../src/app/host/WalletModal'
import { embeddedWallet } from '../../../../src/entries/embeddedWallet'
import { evm } from '../../../../src/entries/evm'
import { modalOpenRequested } from '../../../../src/events/modalEvents'
import { selectConnectionByNamespace } from '../../../../src/core/connections/connectionsSlice'
import { selectIsOpen } from '../../../../src/core/modal/modalSlice'
import { createFakeFrame } from '../../../../src/testing/createFakeFrame'
import { createTestStore } from '../../../../src/testing/createTestStore'
import { answered } from '../../../../src/testing/createFakeHttp'
import { sampleServices } from '../../../../src/testing/sampleServices'
import { withinModal } from '../../../../src/testing/withinModal'

const PROVIDER = 'https://google.example/authorize?state=canary-state'
const RESULT = 'https://wallet.example/social/callback?result=canary-result'
const FARCASTER = 'https://farcaster.example/~/siwf?channelToken=canary-token'
/** Each chunk is loaded on demand, which takes a while on a busy machine. */
const PATIENCE = { timeout: 20_000 }
const config = {
  features: [{ id: 'social_login', isEnabled: true, config: ['google', 'farcaster'] }],
}

/** Opens the modal over the real client; the test plays the frame and the site in the window. */
async function openModal() {
  let approve: (answer: unknown) => void = () => undefined
  const frame = createFakeFrame({
    answers: {
      GET_SOCIAL_REDIRECT_URI: () => ({ uri: PROVIDER }),
      CONNECT_SOCIAL() {
        frame.beginLogin()
        return { email: null, address: '0x0', chainId: 1, userName: 'Ada' }
      },
      GET_FARCASTER_URI: () => ({ url: FARCASTER }),
      CONNECT_FARCASTER: () => new Promise(resolve => (approve = resolve)),
    },
  })
  const descriptor = embeddedWallet({ secureSiteUrl: frame.origin })
  const world = createTestStore({
    embedded: { descriptor },
    http: { ...sampleServices, '/appkit/v1/config': answered(config) },
    options: { adapters: [evm(), descriptor] },
  })
  render(<WalletModal store={world.hostStore} />)
  const state = () => world.store.getState()
  act(() => void world.store.dispatch(modalOpenRequested({})))
  const modal = await waitFor(() => withinModal(within))
  const press = async (provider: string) =>
    fireEvent.click(await modal.findByTestId(`social-selector-${provider}`, {}, PATIENCE))
  const connected = () =>
    waitFor(
      () =>
        expect(selectConnectionByNamespace(state(), 'eip155')).toMatchObject({
          phase: 'connected',
          connectorId: 'ID_AUTH',
        }),
      PATIENCE,
    )
  return {
    ...world,
    frame,
    state,
    modal,
    press,
    connected,
    approve: (answer: unknown) => {
      frame.beginLogin()
      approve(answer)
    },
    closed: () => waitFor(() => expect(selectIsOpen(state())).toBe(false), PATIENCE),
    written: () =>
      JSON.stringify([state(), world.actions(), world.logged]) + document.body.outerHTML,
  }
}

jest.setTimeout(60_000)

describe('a social account, through the whole modal', () => {
  it('connects by the window’s message, and leaves nothing of it behind', async () => {
    const { press, page, frame, connected, closed, written, dispose } = await openModal()
    await press('google')
    const [popup] = page.windows
    expect(popup?.url).toBe(`${frame.origin}/loading?lang=en`)
    await waitFor(() => expect(popup?.ledTo).toEqual([PROVIDER]), PATIENCE)
    frame.post({ resultUri: RESULT }, { source: popup as never })
    await connected()
    expect(popup?.closed).toBe(true)
    await closed()
    expect(written()).not.toContain('canary')
    dispose()
  })

  it('connects by the Farcaster app', async () => {
    const { press, modal, approve, connected, closed, written, dispose } = await openModal()
    await press('farcaster')
    await modal.findByTestId('wm-qr', {}, PATIENCE)
    approve({ userName: 'ada' })
    await connected()
    await closed()
    expect(written()).not.toContain('canary')
    dispose()
  })

  it('yields to an email login: the frame drops Farcaster first', async () => {
    const { press, modal, frame, dispose } = await openModal()
    await press('farcaster')
    await modal.findByTestId('wm-qr', {}, PATIENCE)
    fireEvent.click(modal.getByRole('button', { name: 'Back' }))
    await waitFor(
      () => expect(frame.received.map(({ event }) => event)).toContain('RELOAD'),
      PATIENCE,
    )
    await waitFor(() => {
      const events = frame.received.map(({ event }) => event)
      expect(events.slice(events.indexOf('RELOAD'))).toContain('SYNC_DAPP_DATA')
    })
    dispose()
  })
})
