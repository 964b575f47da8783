import { createStatisticsPage } from '../../src/clients/createStatisticsPage'

describe('createStatisticsPage', () => {
  const page = createStatisticsPage(window)

  afterEach(() => {
    window.history.replaceState(null, '', '/')
    Reflect.deleteProperty(navigator, 'globalPrivacyControl')
    Reflect.deleteProperty(navigator, 'sendBeacon')
  })

  it('returns the page’s address without query and fragment', () => {
    window.history.replaceState(null, '', '/shop/basket?email=ada@mail.example#secret')
    expect(page.readPage()).toEqual({ url: 'http://localhost/shop/basket', domain: 'localhost' })
    expect(createStatisticsPage(undefined).readPage()).toBeNull()
  })

  it.each([
    [true, true],
    [false, false],
    [undefined, false],
    ['1', false],
  ])('is disabled by Global Privacy Control only: %p', (globalPrivacyControl, expected) => {
    Object.assign(navigator, { globalPrivacyControl })
    expect(page.isRefused()).toBe(expected)
    expect(createStatisticsPage(undefined).isRefused()).toBe(false)
  })

  it('creates distinct ids of version 4', () => {
    const ids = Array.from({ length: 100 }, () => page.newId())
    const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/
    expect(ids.filter(id => !uuid.test(id ?? ''))).toEqual([])
    expect(new Set(ids).size).toBe(100)
  })

  it('passes text to the browser, and returns whether it was accepted', () => {
    const sent: unknown[] = []
    expect(page.beacon('https://a.example/e', { a: 1 })).toBe(false)
    Object.assign(navigator, { sendBeacon: (...args: unknown[]) => sent.push(args) > 0 })
    expect(page.beacon('https://a.example/e', { a: 1 })).toBe(true)
    expect(sent).toEqual([['https://a.example/e', '{"a":1}']])
  })

  it('calls back when the page is hidden, frozen or left, until it is unsubscribed', () => {
    let visibility = 'visible'
    const spied = jest
      .spyOn(document, 'visibilityState', 'get')
      .mockImplementation(() => visibility as DocumentVisibilityState)
    let told = 0
    const stop = page.watchLeave(() => (told += 1))
    document.dispatchEvent(new Event('visibilitychange'))
    expect(told).toBe(0)
    visibility = 'hidden'
    document.dispatchEvent(new Event('visibilitychange'))
    document.dispatchEvent(new Event('freeze'))
    window.dispatchEvent(new Event('pagehide'))
    expect(told).toBe(3)
    stop()
    document.dispatchEvent(new Event('visibilitychange'))
    document.dispatchEvent(new Event('freeze'))
    window.dispatchEvent(new Event('pagehide'))
    expect(told).toBe(3)
    spied.mockRestore()
  })
})
