import { storeReady } from '../../../src/events/lifecycleEvents'
import { modalExpected } from '../../../src/events/modalEvents'
import { createEngineQueue } from '../../../src/app/runtime/createEngineQueue'
import type { Runtime } from '../../../src/app/runtime/Runtime'
import { walletConnect } from '../../../src/entries/walletconnect'
import { createTestStore } from '../../../src/testing/createTestStore'

const DIRECTORY = '../../../src/features/wallets/directoryChunk'

const ofPage = (fetchWallets: (isRestoring?: boolean) => Promise<unknown>) =>
  ({
    options: { adapters: [{ ...walletConnect(), fetchWallets }] },
    store: createTestStore().store,
  }) as unknown as Runtime

describe('what is fetched beside the engine', () => {
  it.each([
    [false, 'for a visitor who comes near', modalExpected()],
    [true, 'for a stored session', storeReady()],
  ])('says %p to the adapters, %s', (isRestoring, _for, action) => {
    const fetchWallets = jest.fn(async () => Promise.reject(new TypeError('lost')))
    createEngineQueue(ofPage(fetchWallets), {}).hold(action)
    expect(fetchWallets).toHaveBeenCalledWith(isRestoring)
  })
})

describe('fetchWallets of walletConnect()', () => {
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
    jest.resetModules()
  })

  it.each([
    [1, 'unless a session is being restored', false],
    [0, 'while one is', true],
  ])('fetches the directory %i times, %s', async (times, _when, isRestoring) => {
    const entry = await import('../../../src/entries/walletconnect')
    await entry.walletConnect().fetchWallets?.(isRestoring)
    expect(fetched).toBe(times)
  })
})
