import { createVisibility } from '../../src/clients/createVisibility'

describe('visibility', () => {
  it('reports when the page is hidden and shown, until it is unsubscribed', () => {
    const state = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    const visibility = createVisibility(document)
    const seen: boolean[] = []
    const stop = visibility.watch(isHidden => seen.push(isHidden))
    expect(visibility.isHidden()).toBe(true)
    document.dispatchEvent(new Event('visibilitychange'))
    state.mockReturnValue('visible')
    document.dispatchEvent(new Event('visibilitychange'))
    stop()
    document.dispatchEvent(new Event('visibilitychange'))
    expect(seen).toEqual([true, false])
    state.mockRestore()
  })

  it('is never hidden on a server', () => {
    const visibility = createVisibility(undefined)
    expect(visibility.isHidden()).toBe(false)
    expect(() => visibility.watch(() => undefined)()).not.toThrow()
  })
})
