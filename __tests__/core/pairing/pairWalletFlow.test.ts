import {
  SUCCESS_DISPLAY_MS,
  PAIRING_TIMEOUT_MS,
  PAIRING_URI_TIMEOUT_MS,
} from '../../../src/domain/limits'
import { ModalError } from '../../../src/domain/ModalError'
import { viewEntry } from '../../../src/domain/views'
import { connectRequested, walletConnected } from '../../../src/events/connectionEvents'
import { modalCloseRequested, modalOpenRequested } from '../../../src/events/modalEvents'
import { networkSwitched } from '../../../src/events/networkEvents'
import {
  pairingCancelled,
  pairingUriIssued,
  pairingFailed,
  pairingRequested,
} from '../../../src/events/pairingEvents'
import { pairingApproved, pairingLinkOpened } from '../../../src/core/pairing/pairingFacts'
import { selectIsOpen } from '../../../src/core/modal/modalSlice'
import { backRequested } from '../../../src/events/backEvents'
import { linkGivenUp } from '../../../src/core/pairing/pairingSlice'
import { selectActiveCaipNetworkId } from '../../../src/core/network/networkSlice'
import { selectCurrentView, viewPushed } from '../../../src/core/router/routerSlice'
import { selectRecentWallets } from '../../../src/core/wallets/walletsSlice'
import { createFakeWalletConnect } from '../../../src/testing/createFakeWalletConnect'
import { fakeWalletConnectSession } from '../../../src/testing/fakeWalletConnectSession'
import { memoryStorage } from '../../../src/testing/memoryStorage'
import { HERON, pass, setUpFlowTests, settle, type FlowWorld } from '../../support/flowWorld'
import {
  bothSession,
  connectionIn,
  pairingUriIn,
  evmPart,
  evmSession,
  remoteWallet,
  openPairingUri,
  pairingIn,
  solanaPart,
  twoFamilies,
  LINK_KEY,
} from '../../support/walletConnectWorld'

const viewIn = ({ store }: FlowWorld) => selectCurrentView(store.getState()).name
const isOpenIn = ({ store }: FlowWorld) => selectIsOpen(store.getState())

describe('pairWalletFlow', () => {
  const createWorld = setUpFlowTests()

  async function pairing(options: Parameters<typeof createWorld>[0] = {}) {
    const walletConnect = createFakeWalletConnect()
    const world = createWorld({ walletConnect, ...options })
    world.dispatch(openPairingUri)
    await settle()
    return { walletConnect, world }
  }

  it('shows the pairing URI of a fresh pairing', async () => {
    const { walletConnect, world } = await pairing()
    expect(walletConnect.openPairings()).toBe(1)
    expect(pairingIn(world)).toMatchObject({
      phase: 'waiting',
      wallet: remoteWallet,
      expiresAt: walletConnect.pairing().codes[0]?.expiresAt,
    })
    expect(pairingUriIn(world)).toBe(walletConnect.pairing().codes[0]?.uri)
  })

  it('shows each pairing URI that replaces an expiring one', async () => {
    const { walletConnect, world } = await pairing()
    const { uri } = walletConnect.pairing().issuePairingUri()
    expect(pairingIn(world).phase).toBe('waiting')
    expect(pairingUriIn(world)).toBe(uri)
    expect(walletConnect.pairings).toHaveLength(1)
  })

  it('connects on every namespace the wallet approved, and closes after the visitor has seen it', async () => {
    const { walletConnect, world } = await pairing({ options: twoFamilies })
    walletConnect.pairing().approve(bothSession)
    await settle()
    expect(pairingIn(world)).toMatchObject({ phase: 'approved', pairingUriId: null })
    for (const namespace of ['eip155', 'solana'] as const) {
      expect(connectionIn(world, namespace)).toMatchObject({
        phase: 'connected',
        connectorId: 'walletConnect',
        walletName: 'Far Wallet',
      })
    }
    expect(isOpenIn(world)).toBe(true)
    await pass(SUCCESS_DISPLAY_MS)
    expect(isOpenIn(world)).toBe(false)
  })

  it.each([
    ['the name it was chosen by', remoteWallet, 'Far Wallet'],
    ['no name at all', null, null],
  ])('a wallet without metadata has %s', async (_what, wallet, walletName) => {
    const walletConnect = createFakeWalletConnect()
    const world = createWorld({ walletConnect })
    const view = viewEntry('ConnectingWalletConnect', { wallet })
    world.dispatch(modalOpenRequested({ view }))
    await settle()
    walletConnect.pairing().approve({ ...evmSession, peer: { ...evmSession.peer, name: '' } })
    await settle()
    expect(connectionIn(world)).toMatchObject({ phase: 'connected', walletName })
  })

  it('keeps the page’s network when the wallet approved that family', async () => {
    const { walletConnect, world } = await pairing({ options: twoFamilies })
    walletConnect
      .pairing()
      .approve(fakeWalletConnectSession({ solana: solanaPart, eip155: evmPart }))
    await settle()
    expect(selectActiveCaipNetworkId(world.store.getState())).toBe('eip155:1')
    expect(
      world
        .actions()
        .filter(walletConnected.match)
        .map(({ payload }) => payload.namespace),
    ).toEqual(['eip155', 'solana'])
  })

  it('keeps the page’s network when the wallet approved it, whatever network the wallet is on', async () => {
    const { walletConnect, world } = await pairing()
    world.dispatch(networkSwitched({ caipNetworkId: 'eip155:8453', by: 'visitor' }))
    walletConnect.pairing().approve(evmSession)
    await settle()
    expect(selectActiveCaipNetworkId(world.store.getState())).toBe('eip155:8453')
    expect(walletConnect.client.session()?.namespaces.eip155?.activeCaipNetworkId).toBe(
      'eip155:8453',
    )
  })

  it('moves the page when the wallet approved only another family', async () => {
    const { walletConnect, world } = await pairing({ options: twoFamilies })
    walletConnect.pairing().approve(fakeWalletConnectSession({ solana: solanaPart }))
    await settle()
    expect(selectActiveCaipNetworkId(world.store.getState())).toBe(solanaPart.activeCaipNetworkId)
    expect(connectionIn(world).phase).toBe('disconnected')
  })

  it('asks the visitor to choose a network when the page does not support the wallet’s', async () => {
    const { walletConnect, world } = await pairing()
    walletConnect.pairing().approve(
      fakeWalletConnectSession({
        eip155: { ...evmPart, caipNetworkIds: ['eip155:999'], activeCaipNetworkId: 'eip155:999' },
      }),
    )
    await pass(SUCCESS_DISPLAY_MS)
    expect(isOpenIn(world)).toBe(true)
    expect(viewIn(world)).toBe('UnsupportedChain')
  })

  it('reports a wallet that approved nothing the page lists as sharing no account', async () => {
    const { walletConnect, world } = await pairing()
    walletConnect.pairing().approve(fakeWalletConnectSession({ solana: solanaPart }))
    await settle()
    expect(pairingIn(world)).toMatchObject({ phase: 'failed', error: { code: 'NO_ACCOUNTS' } })
    expect(walletConnect.client.session()).toBeNull()
  })

  it('stores the picked wallet, and its link for later requests', async () => {
    const storage = memoryStorage()
    const { walletConnect, world } = await pairing({ storage })
    world.dispatch(pairingLinkOpened({ href: 'far://', name: 'Far Wallet' }))
    expect(storage.getItem(LINK_KEY)).toBeNull()
    walletConnect.pairing().approve(evmSession)
    await pass(1_000)
    expect(selectRecentWallets(world.store.getState())).toEqual([remoteWallet])
    expect(JSON.parse(storage.getItem(LINK_KEY) ?? '')).toEqual({
      href: 'far://',
      name: 'Far Wallet',
    })
  })

  it('stores no link when the pairing URI was scanned, and no wallet when none was picked', async () => {
    const storage = memoryStorage({ [LINK_KEY]: '{"href":"old://","name":"Old"}' })
    const { walletConnect, world } = await pairing({ storage })
    world.dispatch(pairingRequested({ wallet: null }))
    await settle()
    walletConnect.pairing().approve(evmSession)
    await pass(1_000)
    expect(storage.getItem(LINK_KEY)).toBeNull()
    expect(selectRecentWallets(world.store.getState())).toEqual([])
  })

  it('stores no link that was abandoned for a pairing URI on another device', async () => {
    const storage = memoryStorage()
    const { walletConnect, world } = await pairing({ storage })
    world.dispatch(pairingLinkOpened({ href: 'far://', name: 'Far Wallet' }))
    world.dispatch(linkGivenUp())
    walletConnect.pairing().approve(evmSession)
    await pass(1_000)
    expect(selectRecentWallets(world.store.getState())).toEqual([remoteWallet])
    expect(storage.getItem(LINK_KEY)).toBeNull()
  })

  it('clears the stored link when a pairing fails', async () => {
    const storage = memoryStorage({ [LINK_KEY]: '{"href":"old://","name":"Old"}' })
    const { walletConnect } = await pairing({ storage })
    walletConnect.pairing().refuse()
    await pass(1_000)
    expect(storage.getItem(LINK_KEY)).toBeNull()
  })

  it('keeps the view and its reason when the wallet refuses; a retry is a fresh pairing', async () => {
    const { walletConnect, world } = await pairing()
    const [first] = walletConnect.pairing().codes
    walletConnect.pairing().refuse()
    await settle()
    expect(pairingIn(world)).toMatchObject({
      phase: 'failed',
      pairingUriId: null,
      error: { code: 'USER_REJECTED' },
    })
    expect(viewIn(world)).toBe('ConnectingWalletConnect')
    world.dispatch(pairingRequested({ wallet: remoteWallet }))
    await settle()
    expect(walletConnect.pairings).toHaveLength(2)
    expect(pairingIn(world)).toMatchObject({ phase: 'waiting', error: null })
    expect(pairingUriIn(world)).not.toBe(first?.uri)
  })

  it.each(['PROJECT_ID_INVALID', 'ORIGIN_NOT_ALLOWED', 'RELAY_UNREACHABLE'] as const)(
    'shows the reason when the relay fails with %s',
    async code => {
      // The host sees an alert with the remedy.
      const { walletConnect, world } = await pairing({ mayLogErrors: true })
      walletConnect.pairing().refuse(new ModalError(code))
      await settle()
      expect(pairingIn(world).error?.code).toBe(code)
    },
  )

  it('reports within five seconds that the relay is unreachable, and offers a retry', async () => {
    const walletConnect = createFakeWalletConnect()
    walletConnect.cutOff(true)
    const { world } = await pairing({ walletConnect })
    await pass(PAIRING_URI_TIMEOUT_MS - 1)
    expect(pairingIn(world).phase).toBe('asking')
    await pass(1)
    expect(pairingIn(world)).toMatchObject({
      phase: 'failed',
      error: { code: 'RELAY_UNREACHABLE' },
    })
    expect(walletConnect.openPairings()).toBe(0)
    walletConnect.cutOff(false)
    world.dispatch(pairingRequested({ wallet: remoteWallet }))
    await settle()
    expect(pairingIn(world).phase).toBe('waiting')
    await pass(PAIRING_URI_TIMEOUT_MS)
    expect(pairingIn(world).phase).toBe('waiting')
  })

  it('times out in the end, and aborts the pairing', async () => {
    const { walletConnect, world } = await pairing()
    await pass(PAIRING_TIMEOUT_MS)
    expect(pairingIn(world)).toMatchObject({ phase: 'failed', error: { code: 'PAIRING_EXPIRED' } })
    expect(walletConnect.openPairings()).toBe(0)
  })

  it.each([
    ['closing', () => modalCloseRequested({ by: 'visitor' })],
    ['choosing a wallet of this browser', () => connectRequested(HERON)],
    ['giving up', () => pairingCancelled()],
  ])(
    '%s ends the pairing, and an approval that arrives later changes nothing',
    async (_how, leave) => {
      const { walletConnect, world } = await pairing({
        adapter: { connect: () => new Promise(() => undefined) },
      })
      world.dispatch(leave())
      await settle()
      expect(walletConnect.openPairings()).toBe(0)
      expect(pairingIn(world).phase).toBe('idle')
      expect(world.actions().filter(pairingCancelled.match)).toHaveLength(1)
      walletConnect.pairing().approve(evmSession)
      walletConnect.pairing().issuePairingUri()
      await settle()
      expect(world.actions().filter(pairingApproved.match)).toEqual([])
      expect(pairingIn(world).pairingUriId).toBeNull()
      expect(connectionIn(world).connectorId).not.toBe('walletConnect')
    },
  )

  it('going back from the pairing URI ends the pairing; opening a view above it does not', async () => {
    const walletConnect = createFakeWalletConnect()
    const world = createWorld({ walletConnect })
    world.dispatch(openPairingUri)
    await settle()
    world.dispatch(viewPushed(viewEntry('Downloads', { wallet: remoteWallet })))
    world.dispatch(backRequested())
    await settle()
    expect(walletConnect.pairings).toHaveLength(1)
    expect(walletConnect.openPairings()).toBe(1)
    world.dispatch(backRequested())
    await settle()
    expect(walletConnect.openPairings()).toBe(0)
  })

  it('opening the modal on another view ends the pairing', async () => {
    const { walletConnect, world } = await pairing()
    world.dispatch(modalOpenRequested({ view: viewEntry('WhatIsAWallet') }))
    await settle()
    expect(walletConnect.openPairings()).toBe(0)
    expect(pairingIn(world).phase).toBe('idle')
  })

  it('keeps only the latest attempt, and aborts the one before', async () => {
    const { walletConnect, world } = await pairing()
    const other = { ...remoteWallet, id: 'other', name: 'Other' }
    world.dispatch(pairingRequested({ wallet: other }))
    await settle()
    expect(walletConnect.pairings).toHaveLength(2)
    expect(walletConnect.openPairings()).toBe(1)
    walletConnect.pairings[0]?.approve(evmSession)
    await settle()
    expect(connectionIn(world).phase).toBe('disconnected')
    walletConnect.pairing().approve(evmSession)
    await settle()
    expect(selectRecentWallets(world.store.getState())).toEqual([other])
  })

  it('succeeds on the eleventh attempt after ten that hung', async () => {
    const { walletConnect, world } = await pairing()
    for (let attempt = 0; attempt < 10; attempt++) {
      world.dispatch(modalCloseRequested({ by: 'visitor' }))
      world.dispatch(openPairingUri)
      await settle()
    }
    expect(walletConnect.pairings).toHaveLength(11)
    expect(walletConnect.openPairings()).toBe(1)
    walletConnect.pairing().approve(evmSession)
    await settle()
    expect(connectionIn(world).phase).toBe('connected')
    expect(world.actions().filter(pairingFailed.match)).toEqual([])
  })

  it('keeps a connected browser wallet when the pairing is cancelled', async () => {
    const { walletConnect, world } = await pairing()
    world.dispatch(modalCloseRequested({ by: 'visitor' }))
    world.dispatch(connectRequested(HERON))
    await pass(SUCCESS_DISPLAY_MS)
    world.dispatch(pairingRequested({ wallet: null }))
    await settle()
    walletConnect.pairing().refuse()
    await settle()
    expect(connectionIn(world)).toMatchObject({ phase: 'connected', connectorId: 'io.heron' })
  })

  it('ends silently on time travel', async () => {
    const { walletConnect, world } = await pairing()
    const before = world.types().length
    world.halt()
    await settle()
    expect(walletConnect.openPairings()).toBe(0)
    expect(world.returnListeners()).toBe(0)
    expect(world.types()).toHaveLength(before)
  })

  it('reports a page that has no WalletConnect', async () => {
    const world = createWorld()
    world.dispatch(pairingRequested({ wallet: null }))
    await settle()
    expect(pairingIn(world).error?.code).toBe('ADAPTER_NOT_FOUND')
  })

  it('reports a library that failed to load, and loads it again next time', async () => {
    const walletConnect = createFakeWalletConnect()
    let loads = 0
    const load = () =>
      ++loads === 1 ? Promise.reject(new Error('offline')) : Promise.resolve(walletConnect.client)
    const { world } = await pairing({
      walletConnect: { ...walletConnect, descriptor: { ...walletConnect.descriptor, load } },
    })
    expect(pairingIn(world).error?.code).toBe('CODE_NOT_LOADED')
    world.dispatch(pairingRequested({ wallet: remoteWallet }))
    await settle()
    expect(pairingIn(world).phase).toBe('waiting')
  })

  it('loads no WalletConnect code before a pairing URI is requested', async () => {
    const walletConnect = createFakeWalletConnect()
    const world = createWorld({ walletConnect })
    world.dispatch(modalCloseRequested({ by: 'page' }))
    world.dispatch(connectRequested(HERON))
    await pass(SUCCESS_DISPLAY_MS)
    expect(walletConnect.loadCount()).toBe(0)
  })

  it('keeps the pairing URI out of storage', async () => {
    const storage = memoryStorage()
    const { walletConnect, world } = await pairing({ storage })
    walletConnect.pairing().approve(evmSession)
    await pass(2_000)
    expect(world.actions().filter(pairingUriIssued.match)).not.toEqual([])
    expect(JSON.stringify(storage.entries())).not.toContain('symKey')
  })
})
