import { preloadPage } from '../../../src/app/runtime/preload'
import { preloadPairing } from '../../../src/app/runtime/preloadNext'
import type { AdapterOption } from '../../../src/app/runtime/chains/splitAdapters'
import type { Engine, Observer } from '../../../src/app/runtime/Runtime'
import { modalExpected } from '../../../src/events/modalEvents'
import { createTestStore } from '../../../src/testing/createTestStore'
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
    observers: new Set([hear]),
  }
}

describe('preloadPage', () => {
  afterEach(() => {
    line(true)
    hear.mockClear()
  })

  it('fetches what finds wallets, and starts none of the adapters', async () => {
    line(false)
    const load = jest.fn()
    const fetchWallets = jest.fn(async () => undefined)
    const page = pageOf({ ...descriptorOf(), load, fetchWallets })
    await preloadPage(page)
    expect(fetchWallets).toHaveBeenCalledTimes(1)
    expect(load).not.toHaveBeenCalled()
    expect(page.load).toHaveBeenCalledTimes(1)
    expect(hear).toHaveBeenCalledTimes(1)
    expect(hear.mock.calls[0]?.[0]).toEqual(modalExpected())
  })

  it('draws nothing ahead where a session is being taken back', async () => {
    line(false)
    const page = pageOf(descriptorOf())
    await preloadPage({ ...page, engine: () => ({}) as Engine })
    expect(page.load).not.toHaveBeenCalled()
    expect(hear).not.toHaveBeenCalled()
  })

  it('is no failure to anybody where code does not come, and asks for no more of it', async () => {
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
    expect(fetchNext).not.toHaveBeenCalled()
    expect(page.load).not.toHaveBeenCalled()
  })

  it('gets by with adapters that cannot be fetched ahead', async () => {
    line(false)
    await expect(preloadPage(pageOf(descriptorOf()))).resolves.toBeUndefined()
    await expect(preloadPairing([descriptorOf()])).resolves.toBeUndefined()
  })
})
