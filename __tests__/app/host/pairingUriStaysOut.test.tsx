import { act, render } from '@testing-library/react'
import { findRuntime } from '../../../src/app/runtime/findRuntime'
import { WalletModal } from '../../../src/app/host/WalletModal'
import { modalCloseRequested } from '../../../src/events/modalEvents'
import { pairingCancelled, pairingRequested } from '../../../src/events/pairingEvents'
import { pairingLinkOpened } from '../../../src/core/pairing/pairingFacts'
import { createFakeWalletConnect } from '../../../src/testing/createFakeWalletConnect'
import { SAMPLE_URI } from '../../../src/testing/sampleSecrets'
import { states } from '../../support/states/states'
import { pass, setUpFlowTests, settle, type FlowWorld } from '../../support/flowWorld'
import {
  pairingUriIn,
  evmSession,
  remoteWallet,
  openPairingUri,
  pairingIn,
} from '../../support/walletConnectWorld'

/** Records every state and every action as text. */
function record(world: FlowWorld) {
  const texts: string[] = []
  const write = () => texts.push(JSON.stringify(world.store.getState()))
  const stop = world.store.subscribe(write)
  write()
  return () => {
    stop()
    return [...texts, JSON.stringify(world.actions())].join('\n')
  }
}
const KEY = /symKey/i

describe('D11 the key in a pairing URI', () => {
  const createWorld = setUpFlowTests()

  const begin = () => {
    const walletConnect = createFakeWalletConnect()
    const world = createWorld({ walletConnect })
    return { walletConnect, world, ever: record(world) }
  }

  it('is in no action and no state, from the first pairing URI to the session', async () => {
    const { walletConnect, world, ever } = begin()
    world.dispatch(openPairingUri)
    await settle()
    expect(pairingUriIn(world)).toMatch(KEY)
    walletConnect.pairing().issuePairingUri()
    expect(pairingUriIn(world)).toBe(walletConnect.pairing().codes.at(-1)?.uri)
    world.dispatch(pairingLinkOpened({ href: 'far://', name: 'Far Wallet' }))
    walletConnect.pairing().approve(evmSession)
    await pass(5_000)
    expect(ever()).not.toMatch(KEY)
  })

  it('is in no action and no state when the page creates the pairing URI itself', async () => {
    const world = createWorld({
      walletConnect: createFakeWalletConnect(),
      options: { manualWCControl: true },
    })
    const ever = record(world)
    world.controls.open({ uri: SAMPLE_URI }).catch(() => undefined)
    await pass(100)
    expect(pairingUriIn(world)).toBe(SAMPLE_URI)
    expect(ever()).not.toMatch(KEY)
  })

  it.each([
    ['the modal closes', () => modalCloseRequested({ by: 'page' })],
    ['it is given up', () => pairingCancelled()],
    ['another one is asked for', () => pairingRequested({ wallet: remoteWallet })],
  ])('is forgotten when %s', async (_when, leave) => {
    const { world } = begin()
    world.controls.open({ uri: SAMPLE_URI }).catch(() => undefined)
    await pass(100)
    const { pairingUriId: given } = pairingIn(world)
    const read = (id: string | null) =>
      world.store.dispatch((_dispatch, _getState, { secrets }) => secrets.read(id ?? ''))
    expect(read(given)).toBe(SAMPLE_URI)
    world.dispatch(leave())
    await pass(1_000)
    expect(read(given)).toBeUndefined()
    world.dispatch(openPairingUri)
    await pass(1_000)
    const { pairingUriId: made } = pairingIn(world)
    expect(read(made)).toMatch(KEY)
    world.dispatch(leave())
    await pass(1_000)
    expect(read(made)).toBeUndefined()
  })

  it('is kept for the newest pairing URI only', async () => {
    const { walletConnect, world } = begin()
    world.dispatch(openPairingUri)
    await settle()
    const { pairingUriId } = pairingIn(world)
    walletConnect.pairing().issuePairingUri()
    expect(
      world.store.dispatch((_dispatch, _getState, { secrets }) => secrets.read(pairingUriId ?? '')),
    ).toBeUndefined()
  })

  it('is gone after time travel back to it: the code has expired, and a new one can be requested', async () => {
    const { world } = begin()
    world.dispatch(openPairingUri)
    await settle()
    const then = world.store.getState()
    world.dispatch(modalCloseRequested({ by: 'page' }))
    await pass(1_000)
    const later = createWorld({ walletConnect: createFakeWalletConnect(), state: then })
    const { unmount } = render(<WalletModal store={later.hostStore} />)
    await act(() => pass(1_000))
    const shown = document.querySelector('[data-testid="wm-root"]')?.shadowRoot
    expect(shown?.querySelector('[data-testid="wm-pairing-failure"]')).not.toBeNull()
    expect(shown?.querySelector('[data-testid="wm-qr"]')).toBeNull()
    expect(shown?.querySelector('[data-testid="wm-retry"]')?.textContent).toBe('New code')
    unmount()
  })

  it('is caught by the test store when it is in named states', async () => {
    const world = createWorld({
      walletConnect: createFakeWalletConnect(),
      state: states.pairingAny,
    })
    await findRuntime(world.hostStore, 'walletModal').load()
    expect(pairingUriIn(world)).toBe(SAMPLE_URI)
  })
})
