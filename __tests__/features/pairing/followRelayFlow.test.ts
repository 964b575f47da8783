import { viewEntry } from '../../../src/domain/views'
import {
  connectRequested,
  disconnected,
  disconnectRequested,
  walletConnected,
} from '../../../src/events/connectionEvents'
import { hydrated } from '../../../src/events/lifecycleEvents'
import { modalCloseRequested, modalOpenRequested } from '../../../src/events/modalEvents'
import {
  pairingFailed,
  pairingLinkOpened,
  pairingRequested,
} from '../../../src/events/pairingEvents'
import { selectAccountOf } from '../../../src/features/account/accountOf'
import { selectIsOpen } from '../../../src/features/modal/modalSlice'
import { selectActiveNetworkId } from '../../../src/features/network/networkSlice'
import { selectIsNetworkApproved } from '../../../src/features/pairing/relaySelectors'
import { selectToasts } from '../../../src/features/notifications/notificationsSlice'
import { selectRelaySession } from '../../../src/features/pairing/relaySlice'
import type { PageFacts } from '../../../src/lib/platform'
import type { KeyValueStorage } from '../../../src/ports/browser'
import type { RelaySession } from '../../../src/ports/relay'
import { createFakeRelay, fakeRelaySession } from '../../../src/testing/createFakeRelay'
import { memoryStorage } from '../../../src/testing/memoryStorage'
import { SOLANA } from '../../../src/testing/samples'
import { bob, BOB, HERON, pass, setUpFlowTests, settle } from '../../support/flowWorld'
import {
  bothSession,
  connectionIn,
  evmPart,
  evmSession,
  openCode,
  solanaPart,
  twoFamilies,
  LINK_KEY,
} from '../../support/relayWorld'
import { TELEGRAM_APPS } from '../../support/telegram'

describe('followRelayFlow', () => {
  const createWorld = setUpFlowTests()

  async function connected(session = bothSession, options: Parameters<typeof createWorld>[0] = {}) {
    const relay = createFakeRelay({ adapter: { switchNetwork: async () => undefined } })
    const world = createWorld({ relay, options: twoFamilies, ...options })
    world.dispatch(openCode)
    await settle()
    relay.pairing().approve(session)
    await pass(1_000)
    return { relay, world }
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
      const relay = createFakeRelay()
      const world = createWorld({ relay, storage: memoryStorage() })
      world.page.facts = facts
      world.dispatch(openCode)
      await settle()
      if (follow !== undefined) world.dispatch(pairingLinkOpened({ href: follow, name: 'Far' }))
      relay.pairing().approve(evmSession)
      await pass(1_000)
      return world
    }

    it('is the one the wallet gave of itself, where none was pressed', async () => {
      const world = await onPhone(phone)
      expect(linkIn(world)).toBe('{"href":"far://","name":"Far Wallet"}')
      world.dispatch(disconnectRequested({}))
      await pass(1_000)
      expect(linkIn(world)).toBeNull()
    })

    it('is the one that was pressed, where there is one', async () => {
      const world = await onPhone(phone, 'https://far.example/app/')
      expect(linkIn(world)).toBe('{"href":"https://far.example/app/","name":"Far"}')
    })

    it.each<[string, PageFacts]>([
      ['at a desk', { ...phone, userAgent: '', isPointerCoarse: false, maxTouchPoints: 0 }],
      ['where the app around the page knows no scheme', { ...phone, isStandalone: false }],
    ])('is none %s', async (_where, facts) => {
      expect(linkIn(await onPhone(facts))).toBeNull()
    })

    it.each([
      ['is not one that another program left there', 'tg://', {}, 'far://'],
      ['is the one the host described', 'odd://', { mobile_link: 'odd://' }, 'odd://'],
    ])('D7 %s', async (_what, href, links, expected) => {
      const relay = createFakeRelay({ stored: evmSession })
      const storage = memoryStorage({
        '@appkit/eip155:connected_connector_id': 'walletConnect',
        '@appkit/connected_namespaces': 'eip155',
        '@appkit/connection_status': 'connected',
        WALLETCONNECT_DEEPLINK_CHOICE: JSON.stringify({ href, name: 'Far Wallet' }),
      })
      const customWallets = [{ id: 'own', name: 'Our own', ...links }]
      const world = createWorld({ relay, storage, options: { customWallets } })
      world.page.facts = phone
      await pass(1_000)
      expect(connectionIn(world).phase).toBe('connected')
      expect(world.store.getState().wallets.link?.href).toBe(expected)
    })

    it('is found again for a session that comes back without it', async () => {
      const relay = createFakeRelay({ stored: evmSession })
      const storage = memoryStorage({
        '@appkit/eip155:connected_connector_id': 'walletConnect',
        '@appkit/connected_namespaces': 'eip155',
        '@appkit/connection_status': 'connected',
      })
      const world = createWorld({ relay, storage })
      world.page.facts = phone
      await pass(1_000)
      expect(connectionIn(world).phase).toBe('connected')
      expect(linkIn(world)).toBe('{"href":"far://","name":"Far Wallet"}')
    })
  })

  it('tells what the wallet approved', async () => {
    const { world } = await connected()
    const state = world.store.getState()
    expect(selectRelaySession(state)).toEqual(bothSession)
    expect(selectIsNetworkApproved(state, 'eip155:8453')).toBe(true)
    expect(selectIsNetworkApproved(state, 'eip155:10')).toBe(false)
    expect(selectIsNetworkApproved(state, SOLANA)).toBe(true)
  })

  it('takes every network as approved where the wallet supports all, or is no wallet of the relay', async () => {
    const { world } = await connected({ ...evmSession, isEveryNetworkSupported: true })
    expect(selectIsNetworkApproved(world.store.getState(), 'eip155:10')).toBe(true)
    expect(selectIsNetworkApproved(world.store.getState(), SOLANA)).toBe(true)
    const plain = createWorld()
    expect(selectIsNetworkApproved(plain.store.getState(), 'eip155:10')).toBe(true)
  })

  it('follows the account and the network the wallet moves to', async () => {
    const { relay, world } = await connected()
    relay.report({ kind: 'accounts', namespace: 'eip155', accounts: [bob] })
    relay.report({ kind: 'network', namespace: 'eip155', caipNetworkId: 'eip155:8453' })
    await settle()
    expect(selectAccountOf(world.store.getState(), 'eip155').address).toBe(BOB)
    expect(selectActiveNetworkId(world.store.getState())).toBe('eip155:8453')
    expect(selectAccountOf(world.store.getState(), 'solana').address).toBe(
      solanaPart.accounts[0].address,
    )
  })

  it('shows the visitor where to choose when the wallet moves to a network the page does not have', async () => {
    const { relay, world } = await connected()
    relay.report({ kind: 'network', namespace: 'eip155', caipNetworkId: 'eip155:999' })
    await settle()
    expect(world.store.getState().router.history.at(-1)?.name).toBe('UnsupportedChain')
  })

  it('takes an update of the session in: accounts, networks, and what is approved', async () => {
    const { relay, world } = await connected()
    const session = fakeRelaySession({
      eip155: { ...evmPart, accounts: [bob], networkIds: ['eip155:1'] },
      solana: solanaPart,
    })
    relay.report({ kind: 'session', session })
    await settle()
    expect(selectAccountOf(world.store.getState(), 'eip155').address).toBe(BOB)
    expect(selectIsNetworkApproved(world.store.getState(), 'eip155:8453')).toBe(false)
  })

  it('a family the wallet takes back is disconnected, the others stay', async () => {
    const { relay, world } = await connected()
    relay.report({ kind: 'session', session: evmSession })
    await pass(1_000)
    expect(phases(world)).toEqual(['connected', 'disconnected'])
    expect(world.actions().filter(disconnected.match)).toMatchObject([
      { payload: { namespace: 'solana', by: 'wallet' } },
    ])
    expect(relay.client.session()).toEqual(evmSession)
  })

  it('a family the wallet approves later is connected without moving the page', async () => {
    const { relay, world } = await connected(evmSession)
    expect(phases(world)).toEqual(['connected', 'disconnected'])
    relay.report({ kind: 'session', session: bothSession })
    await settle()
    expect(phases(world)).toEqual(['connected', 'connected'])
    expect(selectActiveNetworkId(world.store.getState())).toBe('eip155:1')
    relay.report({ kind: 'disconnected' })
    await settle()
    expect(phases(world)).toEqual(['disconnected', 'disconnected'])
  })

  it('a wallet that ends the session ends it for every family, and closes what is open', async () => {
    const { relay, world } = await connected()
    world.dispatch(modalOpenRequested({}))
    relay.report({ kind: 'disconnected' })
    await settle()
    expect(phases(world)).toEqual(['disconnected', 'disconnected'])
    expect(selectIsOpen(world.store.getState())).toBe(false)
    expect(selectRelaySession(world.store.getState())).toBeNull()
    expect(relay.listenerCount()).toBe(0)
    expect(world.returnListeners()).toBe(0)
  })

  it('a session the wallet ended is told once for all families, where the card is seen next, until somebody connects', async () => {
    const { relay, world } = await connected()
    const said = () => selectToasts(world.store.getState()).map(({ text }) => text)
    world.dispatch(modalOpenRequested({}))
    relay.report({ kind: 'disconnected' })
    await pass(10_000)
    expect(said()).toEqual(['errors.sessionEnded'])
    world.dispatch(modalOpenRequested({ view: viewEntry('WhatIsAWallet') }))
    await settle()
    expect(said()).toEqual(['errors.sessionEnded'])
    world.dispatch(openCode)
    await settle()
    relay.pairing().approve(bothSession)
    await settle()
    expect(said()).toEqual([])
  })

  it('a goodbye of the visitor’s own, or of another tab, is no message', async () => {
    const { world } = await connected()
    world.dispatch(disconnectRequested({}))
    await pass(1_000)
    expect(selectToasts(world.store.getState())).toEqual([])
  })

  it('a wallet that leaves in the moment it approved is not taken for connected', async () => {
    const relay = createFakeRelay()
    const world = createWorld({ relay, options: twoFamilies })
    world.dispatch(openCode)
    await settle()
    relay.pairing().approve(bothSession)
    relay.report({ kind: 'disconnected' })
    await pass(1_000)
    expect(phases(world)).toEqual(['disconnected', 'disconnected'])
    expect(relay.listenerCount()).toBe(0)
  })

  it.each([[undefined], ['eip155'], ['solana']] as const)(
    'a visitor who says goodbye (%s) leaves all of it, and the wallet is told once',
    async namespace => {
      const storage = memoryStorage()
      const { relay, world } = await connected(bothSession, { storage })
      const told = jest.spyOn(relay.client, 'disconnect')
      world.dispatch(disconnectRequested(namespace === undefined ? {} : { namespace }))
      await pass(2_000)
      expect(phases(world)).toEqual(['disconnected', 'disconnected'])
      expect(told).toHaveBeenCalledTimes(1)
      expect(relay.client.session()).toBeNull()
      expect(relay.listenerCount()).toBe(0)
      expect(storage.getItem('@appkit/eip155:connected_connector_id')).toBeNull()
      expect(storage.getItem('@appkit/solana:connected_connector_id')).toBeNull()
      expect(storage.getItem('WALLETCONNECT_DEEPLINK_CHOICE')).toBeNull()
    },
  )

  it('a goodbye ends here within a second even if the relay never answers', async () => {
    const { relay, world } = await connected()
    jest.spyOn(relay.client, 'disconnect').mockReturnValue(new Promise(() => undefined))
    world.dispatch(disconnectRequested({}))
    expect(phases(world)).toEqual(['disconnected', 'disconnected'])
    await pass(1_000)
    world.dispatch(pairingRequested({ wallet: null }))
    await settle()
    relay.pairing().approve(evmSession)
    await settle()
    expect(phases(world)).toEqual(['connected', 'disconnected'])
  })

  it('follows another tab that said goodbye', async () => {
    const { relay, world } = await connected()
    for (const namespace of ['eip155', 'solana']) {
      world.dispatch(hydrated({ [`connectorId:${namespace}`]: undefined }))
    }
    await pass(1_000)
    expect(phases(world)).toEqual(['disconnected', 'disconnected'])
    expect(relay.client.session()).toBeNull()
  })

  it('a wallet of the page in its place ends the session with its last family, not before', async () => {
    const { relay, world } = await connected()
    world.dispatch(connectRequested(HERON))
    await pass(1_000)
    expect(connectionIn(world).connectorId).toBe('io.heron')
    expect(relay.client.session()).not.toBeNull()
    relay.report({ kind: 'accounts', namespace: 'eip155', accounts: [bob] })
    await settle()
    expect(selectAccountOf(world.store.getState(), 'eip155').address).not.toBe(BOB)
    world.dispatch(disconnectRequested({ namespace: 'solana' }))
    await pass(1_000)
    expect(relay.client.session()).toBeNull()
    expect(connectionIn(world)).toMatchObject({ phase: 'connected', connectorId: 'io.heron' })
  })

  it('saying goodbye to a wallet of the page leaves the relay’s alone', async () => {
    const { relay, world } = await connected()
    world.dispatch(connectRequested(HERON))
    await pass(1_000)
    world.dispatch(disconnectRequested({ namespace: 'eip155' }))
    await pass(1_000)
    expect(phases(world)).toEqual(['disconnected', 'connected'])
    expect(relay.client.session()).not.toBeNull()
  })

  it('a second session takes the place of the first', async () => {
    const { relay, world } = await connected()
    world.dispatch(openCode)
    world.dispatch(pairingRequested({ wallet: null }))
    await settle()
    relay.pairing().approve(fakeRelaySession({ eip155: { ...evmPart, accounts: [bob] } }))
    await pass(1_000)
    expect(selectAccountOf(world.store.getState(), 'eip155').address).toBe(BOB)
    expect(phases(world)).toEqual(['connected', 'disconnected'])
    expect(relay.listenerCount()).toBe(2)
    expect(world.actions().filter(walletConnected.match).at(-1)?.payload.namespace).toBe('eip155')
  })

  it('a second session that is of no use here ends, and nobody is shown as connected by the one it replaced', async () => {
    const { relay, world } = await connected(evmSession, { options: {} })
    world.dispatch(openCode)
    world.dispatch(pairingRequested({ wallet: null }))
    await settle()
    relay.pairing().approve(fakeRelaySession({ solana: solanaPart }))
    await pass(1_000)
    expect(world.actions().filter(pairingFailed.match)).toMatchObject([
      { payload: { error: { code: 'NO_ACCOUNTS' } } },
    ])
    expect(connectionIn(world).phase).toBe('disconnected')
    expect(relay.client.session()).toBeNull()
    expect(selectRelaySession(world.store.getState())).toBeNull()
    expect(world.actions().filter(disconnected.match)).toMatchObject([
      { payload: { by: 'wallet' } },
    ])
  })

  it('so does one that is approved in the moment the visitor leaves', async () => {
    const { relay, world } = await connected()
    let approve = (_session: RelaySession) => {}
    const late = new Promise<RelaySession>(resolve => (approve = resolve))
    jest.spyOn(relay.client, 'connect').mockReturnValue(late)
    world.dispatch(openCode)
    world.dispatch(pairingRequested({ wallet: null }))
    await settle()
    world.dispatch(modalCloseRequested({ by: 'visitor' }))
    await settle()
    approve(fakeRelaySession({ eip155: { ...evmPart, accounts: [bob] } }))
    await pass(1_000)
    expect(phases(world)).toEqual(['disconnected', 'disconnected'])
    expect(relay.client.session()).toBeNull()
  })

  it('keeps following after somebody travelled in time', async () => {
    const { relay, world } = await connected()
    world.halt()
    await settle()
    relay.report({ kind: 'accounts', namespace: 'eip155', accounts: [bob] })
    await settle()
    expect(selectAccountOf(world.store.getState(), 'eip155').address).toBe(BOB)
    expect(relay.client.session()).not.toBeNull()
  })
})
