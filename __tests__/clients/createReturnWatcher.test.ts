import { createReturnWatcher } from '../../src/clients/createReturnWatcher'

function show(state: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
  document.dispatchEvent(new Event('visibilitychange'))
}

describe('createReturnWatcher', () => {
  afterEach(() => show('visible'))

  it('calls back when the page is visible again, returns from the cache, or is back online', () => {
    const told = jest.fn()
    const stop = createReturnWatcher(window)(told)
    show('hidden')
    expect(told).not.toHaveBeenCalled()
    show('visible')
    window.dispatchEvent(new Event('pageshow'))
    window.dispatchEvent(new Event('online'))
    expect(told).toHaveBeenCalledTimes(3)
    stop()
  })

  it('calls back on focus only on request', () => {
    const [plain, focused] = [jest.fn(), jest.fn()]
    const stops = [
      createReturnWatcher(window)(plain),
      createReturnWatcher(window)(focused, { withFocus: true }),
    ]
    window.dispatchEvent(new Event('focus'))
    for (const stop of stops) stop()
    window.dispatchEvent(new Event('focus'))
    expect(plain).not.toHaveBeenCalled()
    expect(focused).toHaveBeenCalledTimes(1)
  })

  it('is silent without subscribers', () => {
    const told = jest.fn()
    createReturnWatcher(window)(told)()
    show('hidden')
    show('visible')
    window.dispatchEvent(new Event('pageshow'))
    window.dispatchEvent(new Event('online'))
    expect(told).not.toHaveBeenCalled()
  })

  it('does nothing where there is no page', () => {
    const told = jest.fn()
    createReturnWatcher(undefined)(told)()
    expect(told).not.toHaveBeenCalled()
  })
})
