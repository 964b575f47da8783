import { preloadPage } from '../../../src/app/runtime/preload'
import { preloadPairing } from '../../../src/app/runtime/preloadNext'
import { descriptorOf } from '../../support/hostWorld'

const line = (saveData: boolean) =>
  Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true })

describe('preloadPage', () => {
  afterEach(() => line(true))

  it('fetches what finds wallets, and starts none of the adapters', async () => {
    line(false)
    const load = jest.fn()
    const fetchWallets = jest.fn(async () => undefined)
    await preloadPage([{ ...descriptorOf(), load, fetchWallets }])
    expect(fetchWallets).toHaveBeenCalledTimes(1)
    expect(load).not.toHaveBeenCalled()
  })

  it('is no failure to anybody where code does not come, and asks for no more of it', async () => {
    line(false)
    const fetchNext = jest.fn(async () => undefined)
    const lost = async () => {
      throw new TypeError('Failed to fetch dynamically imported module')
    }
    await expect(
      preloadPage([
        { ...descriptorOf(), fetchWallets: lost },
        { ...descriptorOf(), fetchWallets: fetchNext },
      ]),
    ).resolves.toBeUndefined()
    expect(fetchNext).not.toHaveBeenCalled()
  })

  it('gets by with adapters that cannot be fetched ahead', async () => {
    line(false)
    await expect(preloadPage([descriptorOf()])).resolves.toBeUndefined()
    await expect(preloadPairing([descriptorOf()])).resolves.toBeUndefined()
  })
})
