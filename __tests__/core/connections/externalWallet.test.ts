import { selectStatus } from '../../../src/app/host/selectors/selectAccount'
import { selectWalletInfo } from '../../../src/app/host/selectors/selectWallet'
import { CONNECT_TIMEOUT_MS } from '../../../src/domain/limits'
import type { ExternalWallet } from '../../../src/domain/externalWallet'
import type { Eip1193Provider } from '../../../src/domain/provider'
import { evm } from '../../../src/entries/evm'
import { disconnectRequested } from '../../../src/events/connectionEvents'
import { storeReady } from '../../../src/events/lifecycleEvents'
import { discoveryRequested, modalOpenRequested } from '../../../src/events/modalEvents'
import { selectAttempt } from '../../../src/core/connections/attemptSelectors'
import { selectWalletRows } from '../../../src/core/connectors/connectorsSelectors'
import { createScriptableWallet } from '../../../src/testing'
import { memoryStorage } from '../../../src/testing/memoryStorage'
import { connect, hang, pass, setUpFlowTests } from '../../support/flowWorld'

const SAFE = { namespace: 'eip155', connectorId: 'safe' } as const

describe('a connector that the host provides', () => {
  const createWorld = setUpFlowTests()

  function createPage(storage = memoryStorage(), changes: Partial<ExternalWallet> = {}) {
    const wallet = createScriptableWallet({ isPermitted: true })
    const getProvider = jest.fn(async () => wallet.provider as Eip1193Provider)
    const external = [{ id: 'safe', name: 'Safe', getProvider, ...changes }]
    const options = { adapters: [evm({ external })] }
    const world = createWorld({ storage, options })
    world.dispatch(discoveryRequested())
    return { wallet, getProvider, ...world }
  }

  it('is a row of its own, and its provider is not requested before a press', async () => {
    const { dispatch, store, getProvider } = createPage()
    dispatch(modalOpenRequested({}))
    await pass(2_000)
    expect(selectWalletRows(store.getState())).toMatchObject([
      { key: 'eip155:safe', mark: null, connector: { name: 'Safe', type: 'EXTERNAL' } },
    ])
    expect(getProvider).not.toHaveBeenCalled()
  })

  it('connects on a press, disconnects, and is not restored after that', async () => {
    const storage = memoryStorage()
    const { store, getProvider, ...world } = createPage(storage)
    await connect(world, SAFE)
    expect(selectWalletInfo(store.getState())).toMatchObject({
      id: 'safe',
      name: 'Safe',
      type: 'EXTERNAL',
    })
    expect(getProvider).toHaveBeenCalledTimes(1)
    world.dispatch(disconnectRequested({}))
    await pass(2_000)
    expect(selectStatus(store.getState())).toBe('disconnected')
    const next = createPage(storage)
    next.dispatch(storeReady())
    await pass(2_000)
    expect(next.getProvider).not.toHaveBeenCalled()
  })

  it('is restored on the next page without a prompt', async () => {
    const storage = memoryStorage()
    await connect(createPage(storage), SAFE)
    const { store, wallet, getProvider } = createPage(storage)
    await pass(2_000)
    expect(selectWalletInfo(store.getState())).toMatchObject({ id: 'safe', name: 'Safe' })
    expect([getProvider.mock.calls.length, wallet.promptCount()]).toEqual([1, 0])
  })

  it('times out when its provider never arrives, and can be tried again', async () => {
    const getProvider = jest.fn<Promise<Eip1193Provider>, []>(hang)
    const { store, dispatch, wallet } = createPage(memoryStorage(), { getProvider })
    await connect({ dispatch }, SAFE)
    await pass(CONNECT_TIMEOUT_MS)
    expect(selectAttempt(store.getState())).toMatchObject({
      connectorId: 'safe',
      error: { code: 'CONNECT_TIMEOUT' },
    })
    getProvider.mockResolvedValue(wallet.provider as Eip1193Provider)
    await connect({ dispatch }, SAFE)
    expect(selectStatus(store.getState())).toBe('connected')
  })

  it('does not block the page when its provider never arrives during a restore', async () => {
    const storage = memoryStorage()
    await connect(createPage(storage), SAFE)
    const { store } = createPage(storage, { getProvider: hang })
    await pass(60_000)
    expect(selectStatus(store.getState())).toBe('disconnected')
    expect(store.getState().connections.storedConnectorIds.eip155).toBe('safe')
  })
})
