import { embeddedWallet, type EmbeddedWalletOptions } from '../../../../src/entries/embeddedWallet'
import { evm } from '../../../../src/entries/evm'
import { solana } from '../../../../src/entries/solana'
import { disconnectRequested, walletConnected } from '../../../../src/events/connectionEvents'
import { modalOpenRequested } from '../../../../src/events/modalEvents'
import { selectConnectionByNamespace } from '../../../../src/core/connections/connectionsSlice'
import { selectConnectorsByNamespace } from '../../../../src/core/connectors/connectorsSlice'
import { selectOptions } from '../../../../src/core/options/optionsSlice'
import type { NetworkInput } from '../../../../src/domain/network'
import { createFakeFrame, type FakeFrameOptions } from '../../../../src/testing/createFakeFrame'
import { createTestStore } from '../../../../src/testing/createTestStore'
import { memoryStorage } from '../../../../src/testing/memoryStorage'
import { solanaMainnet } from '../../../../src/entries/networks'
import { ALICE, EMAIL, pass, SOL_ALICE } from '../../../chains/embedded/embeddedWorld'
import { quietServices } from '../../../support/flowWorld'
import { mainnet } from '../../../support/hostWorld'

const STORED = {
  '@appkit/eip155:connected_connector_id': 'ID_AUTH',
  '@appkit/solana:connected_connector_id': 'ID_AUTH',
  '@appkit/connected_namespaces': 'eip155,solana',
  '@appkit/connection_status': 'connected',
  '@appkit/active_caip_network_id': 'eip155:1',
  '@appkit/active_namespace': 'eip155',
  '@appkit-wallet/EMAIL_LOGIN_USED_KEY': 'true',
  '@appkit-wallet/EMAIL': EMAIL,
}
const unread = <N extends NetworkInput>(network: N): N => ({
  ...network,
  rpcUrls: { default: { http: [] } },
})

function createPage(
  stored: Readonly<Record<string, string>>,
  given: FakeFrameOptions &
    Pick<EmbeddedWalletOptions, 'restrictedTimeZones'> & {
      readonly enableReconnect?: boolean
    } = {},
) {
  const { enableReconnect = true, restrictedTimeZones = [], ...options } = given
  const frame = createFakeFrame(options)
  const storage = memoryStorage(stored)
  const page = createTestStore({
    http: quietServices,
    storage,
    options: {
      adapters: [
        evm(),
        solana(),
        embeddedWallet({ secureSiteUrl: frame.origin, restrictedTimeZones }),
      ],
      networks: [unread(mainnet), unread(solanaMainnet)],
      enableReconnect,
    },
  })
  const phase = (namespace: 'eip155' | 'solana') =>
    selectConnectionByNamespace(page.store.getState(), namespace).phase
  return { ...page, frame, storage, phase }
}

describe('the embedded wallet in a store', () => {
  const pages: ReturnType<typeof createPage>[] = []
  const begin = (...given: Parameters<typeof createPage>) => {
    const page = createPage(...given)
    pages.push(page)
    return page
  }
  beforeEach(() => jest.useFakeTimers())
  afterEach(async () => {
    for (const { dispose, frame } of pages.splice(0)) {
      dispose()
      frame.close()
    }
    await pass(1_000)
    document.body.innerHTML = ''
    jest.useRealTimers()
  })

  /** Waits until the page and, if there is one, the embedded frame have loaded. */
  const load = async (page: ReturnType<typeof createPage>) => {
    page.store.dispatch(modalOpenRequested({}))
    for (let turn = 0; turn < 20; turn += 1) await pass(100)
  }

  it('is a connector of each of its families, without a request to its site', async () => {
    const page = begin({})
    await load(page)
    const byNamespace = selectConnectorsByNamespace(page.store.getState())
    expect(selectOptions(page.store.getState()).hasEmbedded).toBe(true)
    for (const namespace of ['eip155', 'solana'] as const)
      expect(byNamespace[namespace]).toMatchObject([{ id: 'ID_AUTH', type: 'AUTH', namespace }])
    expect(document.querySelector('iframe')).toBeNull()
  })

  it('is hidden from visitors in a restricted time zone', async () => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    const page = begin({}, { restrictedTimeZones: [timeZone.toLowerCase()] })
    await load(page)
    expect(selectOptions(page.store.getState()).hasEmbedded).toBe(false)
    expect(selectConnectorsByNamespace(page.store.getState()).eip155 ?? []).toEqual([])
  })

  it.each(['ID_AUTH', 'AUTH'])(
    'restores after a reload as %s, without a prompt, and signs',
    async id => {
      const page = begin(
        {
          ...STORED,
          '@appkit/eip155:connected_connector_id': id,
          '@appkit/solana:connected_connector_id': id,
        },
        { isLoggedIn: true },
      )
      await load(page)
      expect([page.phase('eip155'), page.phase('solana')]).toEqual(['connected', 'connected'])
      const joined = page.actions().filter(walletConnected.match)
      expect(joined.flatMap(({ payload }) => payload.accounts.map(each => each.address))).toEqual(
        expect.arrayContaining([ALICE, SOL_ALICE]),
      )
      expect(page.frame.requests).toEqual([])
      expect(page.frame.received.filter(({ event }) => event === 'IS_CONNECTED')).toHaveLength(1)
      page.frame.answerAll('approve')
      const signed = page.controls.signMessage('hello')
      await pass(100)
      expect(await signed).toMatchObject({ status: 'done' })
      expect(JSON.stringify([page.store.getState(), page.actions(), page.logged])).not.toContain(
        EMAIL,
      )
    },
  )

  it('is not shown as connected after the site has forgotten the login', async () => {
    const page = begin(STORED)
    await load(page)
    expect([page.phase('eip155'), page.phase('solana')]).toEqual(['disconnected', 'disconnected'])
    expect(page.storage.getItem('@appkit-wallet/EMAIL_LOGIN_USED_KEY')).toBeNull()
  })

  it('reconnects once the site is reachable again', async () => {
    const page = begin(STORED, { isLoggedIn: true })
    page.frame.loadsAs('neverLoads')
    await load(page)
    await pass(20_000)
    expect(page.phase('eip155')).toBe('disconnected')
    expect(page.storage.getItem('@appkit-wallet/EMAIL_LOGIN_USED_KEY')).toBe('true')
    page.frame.loadsAs('speaks')
    await pass(30_000)
    expect([page.phase('eip155'), page.phase('solana')]).toEqual(['connected', 'connected'])
  })

  it('signs out of both families at once', async () => {
    const page = begin(STORED, { isLoggedIn: true })
    await load(page)
    page.store.dispatch(disconnectRequested({ namespace: 'eip155' }))
    await pass(5_000)
    expect([page.phase('eip155'), page.phase('solana')]).toEqual(['disconnected', 'disconnected'])
    expect(page.frame.received.filter(({ event }) => event === 'SIGN_OUT')).toHaveLength(1)
    expect(document.querySelector('iframe')).toBeNull()
  })

  it('disconnects on both families when the login ends at the site', async () => {
    const page = begin(STORED, { isLoggedIn: true })
    await load(page)
    page.frame.endLogin(true)
    await pass(1_000)
    expect([page.phase('eip155'), page.phase('solana')]).toEqual(['disconnected', 'disconnected'])
  })

  it('is not restored where the host turns restoring off', async () => {
    const page = begin(STORED, { isLoggedIn: true, enableReconnect: false })
    await load(page)
    await pass(5_000)
    expect(page.actions().filter(walletConnected.match)).toEqual([])
    expect(page.frame.isLoggedIn).toBe(false)
    expect(page.storage.getItem('@appkit-wallet/EMAIL_LOGIN_USED_KEY')).toBeNull()
  })
})
