import { createReturnWatch } from '../../src/clients/createReturnWatch'

function show(state: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
  document.dispatchEvent(new Event('visibilitychange'))
}

describe('createReturnWatch', () => {
  afterEach(() => show('visible'))

  it('tells when the page is seen again, comes out of the cache, or the network is back', () => {
    const told = jest.fn()
    const stop = createReturnWatch(window)(told)
    show('hidden')
    expect(told).not.toHaveBeenCalled()
    show('visible')
    window.dispatchEvent(new Event('pageshow'))
    window.dispatchEvent(new Event('online'))
    expect(told).toHaveBeenCalledTimes(3)
    stop()
  })

  it('tells of the focus only where that is asked for', () => {
    const [plain, focused] = [jest.fn(), jest.fn()]
    const stops = [
      createReturnWatch(window)(plain),
      createReturnWatch(window)(focused, { withFocus: true }),
    ]
    window.dispatchEvent(new Event('focus'))
    for (const stop of stops) stop()
    window.dispatchEvent(new Event('focus'))
    expect(plain).not.toHaveBeenCalled()
    expect(focused).toHaveBeenCalledTimes(1)
  })

  it('is silent once nobody waits', () => {
    const told = jest.fn()
    createReturnWatch(window)(told)()
    show('hidden')
    show('visible')
    window.dispatchEvent(new Event('pageshow'))
    window.dispatchEvent(new Event('online'))
    expect(told).not.toHaveBeenCalled()
  })

  it('waits for nothing where there is no page', () => {
    const told = jest.fn()
    createReturnWatch(undefined)(told)()
    expect(told).not.toHaveBeenCalled()
  })
})
