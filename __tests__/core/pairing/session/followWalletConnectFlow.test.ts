import { viewEntry } from '../../../../src/domain/views'
import {
  connectRequested,
  disconnected,
  disconnectRequested,
  walletConnected,
} from '../../../../src/events/connectionEvents'
import { hydrated } from '../../../../src/events/lifecycleEvents'
import { modalCloseRequested, modalOpenRequested } from '../../../../src/events/modalEvents'
import { pairingFailed, pairingRequested } from '../../../../src/events/pairingEvents'
import { pairingLinkOpened } from '../../../../src/core/pairing/pairingFacts'
import { selectAccountByNamespace } from '../../../../src/core/account/accountState'
import { selectIsOpen } from '../../../../src/core/modal/modalSlice'
import { selectActiveCaipNetworkId } from '../../../../src/core/network/networkSlice'
import { selectIsNetworkApproved } from '../../../../src/core/pairing/session/walletConnectSelectors'
import { selectToasts } from '../../../../src/core/notifications/notificationsSlice'
import { selectWalletConnectSession } from '../../../../src/core/pairing/session/walletConnectSlice'
import type { PageFacts } from '../../../../src/lib/links/platform'
import type { KeyValueStorage } from '../../../../src/ports/browser'
import type { WalletConnectSession } from '../../../../src/ports/walletConnect'
import { createFakeWalletConnect } from '../../../../src/testing/createFakeWalletConnect'
import { fakeWalletConnectSession } from '../../../../src/testing/fakeWalletConnectSession'
import { memoryStorage } from '../../../../src/testing/memoryStorage'
import { SOLANA } from '../../../../src/testing/samples'
import { bob, BOB, HERON, pass, setUpFlowTests, settle } from '../../../support/flowWorld'
import {
  bothSession,
  connectionIn,
  evmPart,
  evmSession,
  openPairingUri,
  solanaPart,
  twoFamilies,
  LINK_KEY,
} from '../../../support/walletConnectWorld'
import { TELEGRAM_APPS } from '../../../support/telegram'

describe('followWalletConnectFlow', () => {
  const createWorld = setUpFlowTests()

  async function connected(session = bothSession, options: Parameters<typeof createWorld>[0] = {}) {
    const walletConnect = createFakeWalletConnect({
      adapter: { switchNetwork: async () => undefined },
    })
    const world = createWorld({ walletConnect, options: twoFamilies, ...options })
    world.dispatch(openPairingUri)
    await settle()
    walletConnect.pairing().approve(session)
    await pass(1_000)
    return { walletConnect, world }
  }
  const phases = (world: Parameters<typeof connectionIn>[0]) => [
    connectionIn(world).phase,
    connectionIn(world, 'solana').phase,
  ]

  describe('P8: the link for later requests', () => {
    const linkIn = ({
      storage,
    }: Parameters<typeof connectionIn>[0] & { storage: KeyValueStorage }) =>
      storage.getItem(LINK_KEY)
    const phone = { ...TELEGRAM_APPS.iOS, hasTelegramObject: false, isStandalone: true }

    async function onPhone(facts: PageFacts, follow?: string) {
      const walletConnect = createFakeWalletConnect()
      const world = createWorld({ walletConnect, storage: memoryStorage() })
      world.page.facts = facts
      world.dispatch(openPairingUri)
      await settle()
      if (follow !== undefined) world.dispatch(pairingLinkOpened({ href: follow, name: 'Far' }))
      walletConnect.pairing().approve(evmSession)
      await pass(1_000)
      return world
    }

    it('comes from the wallet’s metadata when none was pressed', async () => {
      const world = await onPhone(phone)
      expect(linkIn(world)).toBe('{"href":"far://","name":"Far Wallet"}')
      world.dispatch(disconnectRequested({}))
      await pass(1_000)
      expect(linkIn(world)).toBeNull()
    })

    it('is the pressed one, if any', async () => {
      const world = await onPhone(phone, 'https://far.example/app/')
      expect(linkIn(world)).toBe('{"href":"https://far.example/app/","name":"Far"}')
    })

    it.each<[string, PageFacts]>([
      ['at a desk', { ...phone, userAgent: '', isPointerCoarse: false, maxTouchPoints: 0 }],
      ['where the app around the page knows no scheme', { ...phone, isStandalone: false }],
    ])('is null %s', async (_where, facts) => {
      expect(linkIn(await onPhone(facts))).toBeNull()
    })

    it.each([
      ['is not one that another program left there', 'tg://', {}, 'far://'],
      ['is the one the host described', 'odd://', { mobile_link: 'odd://' }, 'odd://'],
    ])('D7 %s', async (_what, href, links, expected) => {
      const walletConnect = createFakeWalletConnect({ stored: evmSession })
      const storage = memoryStorage({
        '@appkit/eip155:connected_connector_id': 'walletConnect',
        '@appkit/connected_namespaces': 'eip155',
        '@appkit/connection_status': 'connected',
        WALLETCONNECT_DEEPLINK_CHOICE: JSON.stringify({ href, name: 'Far Wallet' }),
      })
      const customWallets = [{ id: 'own', name: 'Our own', ...links }]
      const world = createWorld({ walletConnect, storage, options: { customWallets } })
      world.page.facts = phone
      await pass(1_000)
      expect(connectionIn(world).phase).toBe('connected')
      expect(world.store.getState().wallets.link?.href).toBe(expected)
    })

    it('is found again for a session that is restored without it', async () => {
      const walletConnect = createFakeWalletConnect({ stored: evmSession })
      const storage = memoryStorage({
        '@appkit/eip155:connected_connector_id': 'walletConnect',
        '@appkit/connected_namespaces': 'eip155',
        '@appkit/connection_status': 'connected',
      })
      const world = createWorld({ walletConnect, storage })
      world.page.facts = phone
      await pass(1_000)
      expect(connectionIn(world).phase).toBe('connected')
      expect(linkIn(world)).toBe('{"href":"far://","name":"Far Wallet"}')
    })
  })

  it('exposes what the wallet approved', async () => {
    const { world } = await connected()
    const state = world.store.getState()
    expect(selectWalletConnectSession(state)).toEqual(bothSession)
    expect(selectIsNetworkApproved(state, 'eip155:8453')).toBe(true)
    expect(selectIsNetworkApproved(state, 'eip155:10')).toBe(false)
    expect(selectIsNetworkApproved(state, SOLANA)).toBe(true)
  })

  it('treats every network as approved when the wallet supports all, or uses no WalletConnect', async () => {
    const { world } = await connected({ ...evmSession, isEveryNetworkSupported: true })
    expect(selectIsNetworkApproved(world.store.getState(), 'eip155:10')).toBe(true)
    expect(selectIsNetworkApproved(world.store.getState(), SOLANA)).toBe(true)
    const plain = createWorld()
    expect(selectIsNetworkApproved(plain.store.getState(), 'eip155:10')).toBe(true)
  })

  it('follows the wallet’s account and network', async () => {
    const { walletConnect, world } = await connected()
    walletConnect.report({ kind: 'accounts', namespace: 'eip155', accounts: [bob] })
    walletConnect.report({ kind: 'network', namespace: 'eip155', caipNetworkId: 'eip155:8453' })
    await settle()
    expect(selectAccountByNamespace(world.store.getState(), 'eip155').address).toBe(BOB)
    expect(selectActiveCaipNetworkId(world.store.getState())).toBe('eip155:8453')
    expect(selectAccountByNamespace(world.store.getState(), 'solana').address).toBe(
      solanaPart.accounts[0].address,
    )
  })

  it('shows the choice of networks when the wallet moves to a network the page does not list', async () => {
    const { walletConnect, world } = await connected()
    walletConnect.report({ kind: 'network', namespace: 'eip155', caipNetworkId: 'eip155:999' })
    await settle()
    expect(world.store.getState().router.history.at(-1)?.name).toBe('UnsupportedChain')
  })

  it('applies a session update: accounts, networks, and approvals', async () => {
    const { walletConnect, world } = await connected()
    const session = fakeWalletConnectSession({
      eip155: { ...evmPart, accounts: [bob], caipNetworkIds: ['eip155:1'] },
      solana: solanaPart,
    })
    walletConnect.report({ kind: 'session', session })
    await settle()
    expect(selectAccountByNamespace(world.store.getState(), 'eip155').address).toBe(BOB)
    expect(selectIsNetworkApproved(world.store.getState(), 'eip155:8453')).toBe(false)
  })

  it('disconnects a family that the wallet withdraws, and keeps the others', async () => {
    const { walletConnect, world } = await connected()
    walletConnect.report({ kind: 'session', session: evmSession })
    await pass(1_000)
    expect(phases(world)).toEqual(['connected', 'disconnected'])
    expect(world.actions().filter(disconnected.match)).toMatchObject([
      { payload: { namespace: 'solana', by: 'wallet' } },
    ])
    expect(walletConnect.client.session()).toEqual(evmSession)
  })

  it('connects a family that the wallet approves later, without moving the page', async () => {
    const { walletConnect, world } = await connected(evmSession)
    expect(phases(world)).toEqual(['connected', 'disconnected'])
    walletConnect.report({ kind: 'session', session: bothSession })
    await settle()
    expect(phases(world)).toEqual(['connected', 'connected'])
    expect(selectActiveCaipNetworkId(world.store.getState())).toBe('eip155:1')
    walletConnect.report({ kind: 'disconnected' })
    await settle()
    expect(phases(world)).toEqual(['disconnected', 'disconnected'])
  })

  it('ends every family, and closes what is open, when the wallet ends the session', async () => {
    const { walletConnect, world } = await connected()
    world.dispatch(modalOpenRequested({}))
    walletConnect.report({ kind: 'disconnected' })
    await settle()
    expect(phases(world)).toEqual(['disconnected', 'disconnected'])
    expect(selectIsOpen(world.store.getState())).toBe(false)
    expect(selectWalletConnectSession(world.store.getState())).toBeNull()
    expect(walletConnect.listenerCount()).toBe(0)
    expect(world.returnListeners()).toBe(0)
  })

  it('shows one notice for a session the wallet ended, where it is next seen, until a connect', async () => {
    const { walletConnect, world } = await connected()
    const said = () => selectToasts(world.store.getState()).map(({ text }) => text)
    world.dispatch(modalOpenRequested({}))
    walletConnect.report({ kind: 'disconnected' })
    await pass(10_000)
    expect(said()).toEqual(['errors.sessionEnded'])
    world.dispatch(modalOpenRequested({ view: viewEntry('WhatIsAWallet') }))
    await settle()
    expect(said()).toEqual(['errors.sessionEnded'])
    world.dispatch(openPairingUri)
    await settle()
    walletConnect.pairing().approve(bothSession)
    await settle()
    expect(said()).toEqual([])
  })

  it('shows no message for the visitor’s own disconnect, or one of another tab', async () => {
    const { world } = await connected()
    world.dispatch(disconnectRequested({}))
    await pass(1_000)
    expect(selectToasts(world.store.getState())).toEqual([])
  })

  it('does not connect a wallet that ends its session at the moment of approval', async () => {
    const walletConnect = createFakeWalletConnect()
    const world = createWorld({ walletConnect, options: twoFamilies })
    world.dispatch(openPairingUri)
    await settle()
    walletConnect.pairing().approve(bothSession)
    walletConnect.report({ kind: 'disconnected' })
    await pass(1_000)
    expect(phases(world)).toEqual(['disconnected', 'disconnected'])
    expect(walletConnect.listenerCount()).toBe(0)
  })

  it.each([[undefined], ['eip155'], ['solana']] as const)(
    'a visitor who disconnects (%s) ends all families, with one disconnect to the wallet',
    async namespace => {
      const storage = memoryStorage()
      const { walletConnect, world } = await connected(bothSession, { storage })
      const told = jest.spyOn(walletConnect.client, 'disconnect')
      world.dispatch(disconnectRequested(namespace === undefined ? {} : { namespace }))
      await pass(2_000)
      expect(phases(world)).toEqual(['disconnected', 'disconnected'])
      expect(told).toHaveBeenCalledTimes(1)
      expect(walletConnect.client.session()).toBeNull()
      expect(walletConnect.listenerCount()).toBe(0)
      expect(storage.getItem('@appkit/eip155:connected_connector_id')).toBeNull()
      expect(storage.getItem('@appkit/solana:connected_connector_id')).toBeNull()
      expect(storage.getItem('WALLETCONNECT_DEEPLINK_CHOICE')).toBeNull()
    },
  )

  it('disconnects within a second even if the relay never responds', async () => {
    const { walletConnect, world } = await connected()
    jest.spyOn(walletConnect.client, 'disconnect').mockReturnValue(new Promise(() => undefined))
    world.dispatch(disconnectRequested({}))
    expect(phases(world)).toEqual(['disconnected', 'disconnected'])
    await pass(1_000)
    world.dispatch(pairingRequested({ wallet: null }))
    await settle()
    walletConnect.pairing().approve(evmSession)
    await settle()
    expect(phases(world)).toEqual(['connected', 'disconnected'])
  })

  it('follows a disconnect in another tab', async () => {
    const { walletConnect, world } = await connected()
    for (const namespace of ['eip155', 'solana']) {
      world.dispatch(hydrated({ [`connectorId:${namespace}`]: undefined }))
    }
    await pass(1_000)
    expect(phases(world)).toEqual(['disconnected', 'disconnected'])
    expect(walletConnect.client.session()).toBeNull()
  })

  it('ends the session when browser wallets have replaced its last family, not before', async () => {
    const { walletConnect, world } = await connected()
    world.dispatch(connectRequested(HERON))
    await pass(1_000)
    expect(connectionIn(world).connectorId).toBe('io.heron')
    expect(walletConnect.client.session()).not.toBeNull()
    walletConnect.report({ kind: 'accounts', namespace: 'eip155', accounts: [bob] })
    await settle()
    expect(selectAccountByNamespace(world.store.getState(), 'eip155').address).not.toBe(BOB)
    world.dispatch(disconnectRequested({ namespace: 'solana' }))
    await pass(1_000)
    expect(walletConnect.client.session()).toBeNull()
    expect(connectionIn(world)).toMatchObject({ phase: 'connected', connectorId: 'io.heron' })
  })

  it('keeps the WalletConnect session when a browser wallet disconnects', async () => {
    const { walletConnect, world } = await connected()
    world.dispatch(connectRequested(HERON))
    await pass(1_000)
    world.dispatch(disconnectRequested({ namespace: 'eip155' }))
    await pass(1_000)
    expect(phases(world)).toEqual(['disconnected', 'connected'])
    expect(walletConnect.client.session()).not.toBeNull()
  })

  it('replaces the first session with a second one', async () => {
    const { walletConnect, world } = await connected()
    world.dispatch(openPairingUri)
    world.dispatch(pairingRequested({ wallet: null }))
    await settle()
    walletConnect
      .pairing()
      .approve(fakeWalletConnectSession({ eip155: { ...evmPart, accounts: [bob] } }))
    await pass(1_000)
    expect(selectAccountByNamespace(world.store.getState(), 'eip155').address).toBe(BOB)
    expect(phases(world)).toEqual(['connected', 'disconnected'])
    expect(walletConnect.listenerCount()).toBe(2)
    expect(world.actions().filter(walletConnected.match).at(-1)?.payload.namespace).toBe('eip155')
  })

  it('ends an unusable second session, and shows no connection of the one it replaced', async () => {
    const { walletConnect, world } = await connected(evmSession, { options: {} })
    world.dispatch(openPairingUri)
    world.dispatch(pairingRequested({ wallet: null }))
    await settle()
    walletConnect.pairing().approve(fakeWalletConnectSession({ solana: solanaPart }))
    await pass(1_000)
    expect(world.actions().filter(pairingFailed.match)).toMatchObject([
      { payload: { error: { code: 'NO_ACCOUNTS' } } },
    ])
    expect(connectionIn(world).phase).toBe('disconnected')
    expect(walletConnect.client.session()).toBeNull()
    expect(selectWalletConnectSession(world.store.getState())).toBeNull()
    expect(world.actions().filter(disconnected.match)).toMatchObject([
      { payload: { by: 'wallet' } },
    ])
  })

  it('ends a second session approved at the moment the visitor leaves', async () => {
    const { walletConnect, world } = await connected()
    let approve = (_session: WalletConnectSession) => {}
    const late = new Promise<WalletConnectSession>(resolve => (approve = resolve))
    jest.spyOn(walletConnect.client, 'connect').mockReturnValue(late)
    world.dispatch(openPairingUri)
    world.dispatch(pairingRequested({ wallet: null }))
    await settle()
    world.dispatch(modalCloseRequested({ by: 'visitor' }))
    await settle()
    approve(fakeWalletConnectSession({ eip155: { ...evmPart, accounts: [bob] } }))
    await pass(1_000)
    expect(phases(world)).toEqual(['disconnected', 'disconnected'])
    expect(walletConnect.client.session()).toBeNull()
  })

  it('keeps following after time travel', async () => {
    const { walletConnect, world } = await connected()
    world.halt()
    await settle()
    walletConnect.report({ kind: 'accounts', namespace: 'eip155', accounts: [bob] })
    await settle()
    expect(selectAccountByNamespace(world.store.getState(), 'eip155').address).toBe(BOB)
    expect(walletConnect.client.session()).not.toBeNull()
  })
})
