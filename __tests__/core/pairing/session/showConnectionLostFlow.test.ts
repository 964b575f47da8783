import { viewEntry } from '../../../../src/domain/views'
import { disconnectRequested } from '../../../../src/events/connectionEvents'
import { modalCloseRequested, modalOpenRequested } from '../../../../src/events/modalEvents'
import { selectToasts } from '../../../../src/core/notifications/notificationsSlice'
import type { RelayConnectionStatus } from '../../../../src/ports/walletConnect'
import { createFakeWalletConnect } from '../../../../src/testing/createFakeWalletConnect'
import { BASE } from '../../../../src/testing/samples'
import { pass, setUpFlowTests, settle } from '../../../support/flowWorld'
import { evmSession, openPairingUri } from '../../../support/walletConnectWorld'

const LOST: RelayConnectionStatus = { isLost: true, isAwaited: true, code: null }
const TOLD = { id: 'connection-lost', tone: 'warning', isSticky: true }

describe('tellLostConnectionFlow', () => {
  const createWorld = setUpFlowTests()

  async function connected(mayLogErrors = false) {
    const walletConnect = createFakeWalletConnect({
      adapter: { switchNetwork: () => new Promise(() => {}) },
    })
    const world = createWorld({ walletConnect, mayLogErrors })
    world.dispatch(openPairingUri)
    await settle()
    walletConnect.pairing().approve(evmSession)
    await pass(1_000)
    const tell = (more: Partial<RelayConnectionStatus> = {}) =>
      walletConnect.report({ kind: 'status', status: { ...LOST, ...more } })
    return { tell, world, toasts: () => selectToasts(world.store.getState()) }
  }

  it('shows a toast while a signature is pending behind a closed modal, until the connection is back', async () => {
    const { tell, toasts } = await connected()
    tell({ isLost: false })
    expect(toasts()).toEqual([])
    tell()
    await settle()
    expect(toasts()).toEqual([{ ...TOLD, text: 'errors.relayLost' }])
    tell({ isLost: false })
    await settle()
    expect(toasts()).toEqual([])
  })

  it('shows nothing while no request is pending', async () => {
    const { tell, toasts } = await connected()
    tell({ isAwaited: false })
    await settle()
    expect(toasts()).toEqual([])
  })

  it('shows the reason when the relay refuses the page', async () => {
    const { tell, toasts, world } = await connected(true)
    tell({ code: 'PROJECT_ID_INVALID' })
    await settle()
    expect(toasts()).toEqual([{ ...TOLD, text: 'errors.relayRefused' }])
    // Developers see an error with the remedy.
    const told = world.logged.filter(({ level }) => level === 'error')
    expect(told.map(({ message }) => message.split(':')[0])).toEqual(['PROJECT_ID_INVALID'])
  })

  it('leaves the notice to a view that shows it in place, and takes over once that closes', async () => {
    const { tell, toasts, world } = await connected()
    world.dispatch(
      modalOpenRequested({ view: viewEntry('SwitchNetwork', { caipNetworkId: BASE }) }),
    )
    await settle()
    tell()
    await settle()
    expect(toasts()).toEqual([])
    world.dispatch(modalCloseRequested({ by: 'page' }))
    await settle()
    expect(toasts()).toEqual([{ ...TOLD, text: 'errors.relayLost' }])
  })

  it('stays silent once the session is over', async () => {
    const { tell, toasts, world } = await connected()
    tell()
    await settle()
    world.dispatch(disconnectRequested({}))
    await settle()
    expect(toasts()).toEqual([])
  })
})
