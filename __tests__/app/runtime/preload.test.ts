import { preloadPage } from '../../../src/app/runtime/preload'
import { preloadFromList, preloadPairing } from '../../../src/app/runtime/preloadNext'
import type { AdapterOption } from '../../../src/app/runtime/chains/splitAdapters'
import type { Engine, Observer } from '../../../src/app/runtime/Runtime'
import type { UnknownAction } from '@reduxjs/toolkit'
import { walletConnected } from '../../../src/events/connectionEvents'
import { discoveryRequested, modalPreloadRequested } from '../../../src/events/modalEvents'
import { createTestStore } from '../../../src/testing/createTestStore'
import { states } from '../../support/states/states'
import { HERON, session } from '../../support/flowWorld'
import { descriptorOf } from '../../support/hostWorld'

const line = (saveData: boolean) =>
  Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true })

const hear = jest.fn<void, Parameters<Observer>>()
const { store } = createTestStore()

function pageOf(...adapters: readonly AdapterOption[]) {
  const load = jest.fn<Promise<Engine>, []>(async () => ({}) as Engine)
  return {
    options: { adapters: [...adapters] },
    load,
    engine: () => undefined,
    store,
    observe: () => () => undefined,
    observers: new Set([hear]),
  }
}

describe('preloadFromList', () => {
  afterEach(() => line(true))

  it('runs once per store', async () => {
    line(false)
    const asked = jest.spyOn(window, 'setTimeout')
    const { store } = createTestStore()
    const page = { store, observe: () => () => undefined }
    await preloadFromList(page)
    expect(asked).toHaveBeenCalled()
    asked.mockClear()
    await preloadFromList(page)
    expect(asked).not.toHaveBeenCalled()
    asked.mockRestore()
  })
})

describe('preloadPage', () => {
  afterEach(() => {
    line(true)
    hear.mockReset()
    jest.restoreAllMocks()
  })

  it('loads the wallet discovery, and starts no adapter', async () => {
    line(false)
    const load = jest.fn()
    const fetchWallets = jest.fn(async () => undefined)
    const page = pageOf({ ...descriptorOf(), load, fetchWallets })
    await preloadPage(page)
    expect(fetchWallets).toHaveBeenCalledTimes(1)
    expect(load).not.toHaveBeenCalled()
    expect(page.load).toHaveBeenCalledTimes(1)
    expect(hear).toHaveBeenCalledTimes(1)
    expect(hear.mock.calls[0]?.[0]).toEqual(modalPreloadRequested())
  })

  it('discovers wallets before anything renders', async () => {
    line(false)
    const seen: string[] = []
    const dispatch = (action: UnknownAction) => seen.push(action.type)
    hear.mockImplementation(action => seen.push(action.type))
    await preloadPage({ ...pageOf(), store: { ...store, dispatch: dispatch as never } })
    expect(seen).toEqual([discoveryRequested.type, modalPreloadRequested.type])
  })

  it('preloads no view while a session is being restored', async () => {
    line(false)
    const page = pageOf(descriptorOf())
    const dispatch = jest.spyOn(store, 'dispatch')
    await preloadPage({ ...page, engine: () => ({}) as Engine })
    expect(dispatch).not.toHaveBeenCalled()
    expect(page.load).not.toHaveBeenCalled()
    expect(hear).not.toHaveBeenCalled()
  })

  it('resolves when chunks fail to load, and starts nothing', async () => {
    line(false)
    const fetchNext = jest.fn(async () => undefined)
    const lost = async () => {
      throw new TypeError('Failed to fetch dynamically imported module')
    }
    const page = pageOf(
      { ...descriptorOf(), fetchWallets: lost },
      { ...descriptorOf(), fetchWallets: fetchNext },
    )
    await expect(preloadPage(page)).resolves.toBeUndefined()
    expect(fetchNext).toHaveBeenCalledTimes(1)
    expect(page.load).not.toHaveBeenCalled()
    expect(hear).not.toHaveBeenCalled()
  })

  it('accepts adapters that cannot be preloaded', async () => {
    line(false)
    await expect(preloadPage(pageOf(descriptorOf()))).resolves.toBeUndefined()
    await expect(preloadPairing([descriptorOf()])).resolves.toBeUndefined()
  })
})

describe('preloadPage, for the directory', () => {
  const DIRECTORY = '../../../src/core/wallets/chunk'
  let fetched = 0
  beforeAll(() =>
    jest.doMock(DIRECTORY, () => {
      fetched += 1
      return {}
    }),
  )
  afterAll(() => jest.dontMock(DIRECTORY))
  beforeEach(() => {
    fetched = 0
    line(false)
    jest.resetModules()
  })
  afterEach(() => line(true))

  it.each([
    [1, 'where the page offers WalletConnect', true],
    [0, 'not where it does not', false],
  ])('loads %i, %s', async (times, _where, hasWalletConnect) => {
    const { preloadPage: preload } = await import('../../../src/app/runtime/preload')
    const { options } = createTestStore().store.getState()
    const state = { options: { ...options, hasWalletConnect } }
    const { store } = createTestStore({ state })
    await preload({ ...pageOf(), store })
    expect(fetched).toBe(times)
  })
})

describe('preloadAccount', () => {
  const TRANSACTIONS = '../../../src/features/transactions/chunk'
  const AFTER_IDLE_MS = 50
  const idle = () => new Promise(resolve => setTimeout(resolve, AFTER_IDLE_MS))
  const untilFetched = async () => {
    for (let tries = 0; fetched === 0 && tries < 100; tries += 1) await idle()
    expect(fetched).toBe(1)
  }
  let fetched = 0
  beforeAll(() =>
    jest.doMock(TRANSACTIONS, () => {
      fetched += 1
      return {}
    }),
  )
  afterAll(() => jest.dontMock(TRANSACTIONS))
  beforeEach(() => {
    fetched = 0
    line(false)
    jest.resetModules()
  })
  afterEach(() => line(true))

  it('waits for a connected wallet, and runs once', async () => {
    const { preloadAccount: preload } = await import('../../../src/app/runtime/preloadNext')
    const { store } = createTestStore()
    const observers = new Set<Observer>()
    const page = {
      store,
      observe(hear: Observer) {
        observers.add(hear)
        return () => observers.delete(hear)
      },
    }
    const tell = (action: UnknownAction) => {
      store.dispatch(action)
      for (const hear of observers) hear(action, store.getState())
    }
    preload(page)
    preload(page)
    tell(modalPreloadRequested())
    await idle()
    expect([observers.size, fetched]).toEqual([1, 0])
    tell(walletConnected({ ...HERON, ...session, walletName: 'Heron', isRestored: false }))
    await untilFetched()
    expect(observers.size).toBe(0)
  })

  it('does not wait where a session was restored', async () => {
    const { preloadAccount: preload } = await import('../../../src/app/runtime/preloadNext')
    const observe = jest.fn(() => () => undefined)
    preload({ store: createTestStore({ state: states.account }).store, observe })
    await untilFetched()
    expect(observe).not.toHaveBeenCalled()
  })
})
