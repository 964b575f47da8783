import { connectRequested } from '../../../src/events/connectionEvents'
import { modalCloseRequested } from '../../../src/events/modalEvents'
import { pairingRequested } from '../../../src/events/pairingEvents'
import { pairingLinkOpened } from '../../../src/core/pairing/pairingFacts'
import { selectIsOpen } from '../../../src/core/modal/modalSlice'
import { hasKeptPairing } from '../../../src/lib/links/keptPairing'
import { createFakeWalletConnect } from '../../../src/testing/createFakeWalletConnect'
import { fakeWalletConnectSession } from '../../../src/testing/fakeWalletConnectSession'
import { memoryStorage } from '../../../src/testing/memoryStorage'
import { hang, HERON, pass, setUpFlowTests, settle } from '../../support/flowWorld'
import {
  bothSession,
  connectionIn,
  evmPart,
  openPairingUri,
  twoFamilies,
  LINK_KEY,
} from '../../support/walletConnectWorld'
import { PHONE } from '../../support/telegram'

const opened = pairingLinkOpened({ href: 'far://', name: 'Far Wallet' })

describe('P9: a pairing that outlives the page', () => {
  const createWorld = setUpFlowTests()

  async function begun(facts = PHONE) {
    const storage = memoryStorage()
    const walletConnect = createFakeWalletConnect()
    const world = createWorld({ walletConnect, storage, options: twoFamilies })
    world.page.facts = facts
    world.dispatch(openPairingUri)
    await settle()
    return { walletConnect, storage, world }
  }

  /** Reloads the page and abandons the first one. */
  async function left() {
    const first = await begun()
    first.world.dispatch(opened)
    await pass(1_000)
    const storage = memoryStorage(first.storage.entries())
    const walletConnect = createFakeWalletConnect()
    const world = createWorld({
      walletConnect,
      storage,
      options: twoFamilies,
      adapter: { connect: hang },
    })
    await settle()
    return { walletConnect, storage, world }
  }
  const phases = (world: Parameters<typeof connectionIn>[0]) => [
    connectionIn(world).phase,
    connectionIn(world, 'solana').phase,
  ]

  it('is stored from the press on a phone until it is over, along with its link', async () => {
    const { storage, world } = await begun()
    expect(hasKeptPairing(storage)).toBe(false)
    world.dispatch(opened)
    await pass(1_000)
    expect(hasKeptPairing(storage)).toBe(true)
    expect(storage.getItem(LINK_KEY)).toBe('{"href":"far://","name":"Far Wallet"}')
    world.dispatch(modalCloseRequested({ by: 'visitor' }))
    await pass(1_000)
    expect(hasKeptPairing(storage)).toBe(false)
    expect(storage.getItem(LINK_KEY)).toBeNull()
  })

  it('is not stored on a desktop, where the page stays', async () => {
    const { storage, world } = await begun({
      ...PHONE,
      userAgent: '',
      isPointerCoarse: false,
      maxTouchPoints: 0,
    })
    world.dispatch(opened)
    await pass(1_000)
    expect(hasKeptPairing(storage)).toBe(false)
    expect(storage.getItem(LINK_KEY)).toBeNull()
  })

  it('resumes on return by itself, without a prompt, for every family that was approved', async () => {
    const { walletConnect, storage, world } = await left()
    expect(walletConnect.openPairings()).toBe(1)
    expect(world.actions().some(pairingRequested.match)).toBe(false)
    walletConnect.pairing().approve(bothSession)
    await pass(1_000)
    expect(phases(world)).toEqual(['connected', 'connected'])
    expect(selectIsOpen(world.store.getState())).toBe(false)
    expect(hasKeptPairing(storage)).toBe(false)
    expect(storage.getItem(LINK_KEY)).toBe('{"href":"far://","name":"Far Wallet"}')
  })

  it.each<[string, (parts: Awaited<ReturnType<typeof left>>) => void]>([
    ['the wallet refused', ({ walletConnect }) => walletConnect.pairing().refuse()],
    ['the visitor pairs anew', ({ world }) => world.dispatch(openPairingUri)],
    ['the visitor goes to another wallet', ({ world }) => world.dispatch(connectRequested(HERON))],
    ['the wallet never answers', () => undefined],
  ])('is dropped when %s', async (_why, happens) => {
    const parts = await left()
    const [taken] = parts.walletConnect.pairings
    happens(parts)
    await pass(601_000)
    expect(taken?.isOpen).toBe(false)
    expect(phases(parts.world)).toEqual(['disconnected', 'disconnected'])
    expect(hasKeptPairing(parts.storage)).toBe(false)
    expect(parts.storage.getItem(LINK_KEY)).toBeNull()
  })

  it('is ended again when the page has no network of what was approved', async () => {
    const { walletConnect, world } = await left()
    walletConnect
      .pairing()
      .approve(fakeWalletConnectSession({ cosmos: { ...evmPart, accounts: [] } }))
    await pass(1_000)
    expect(phases(world)).toEqual(['disconnected', 'disconnected'])
    expect(walletConnect.client.session()).toBeNull()
  })

  it('sends the relay nothing when no pairing URI was created', async () => {
    const walletConnect = createFakeWalletConnect()
    createWorld({ walletConnect })
    await settle()
    expect(walletConnect.loadCount()).toBe(0)
  })
})
