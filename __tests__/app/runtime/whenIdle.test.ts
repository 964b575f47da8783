import { whenIdle } from '../../../src/app/runtime/whenIdle'

/** A page as far as it matters here. */
function createPage(connection?: object, readyState = 'loading') {
  const loads: (() => void)[] = []
  const idle: (() => void)[] = []
  const page = {
    navigator: { connection },
    document: { readyState },
    addEventListener: (_type: string, heard: () => void) => loads.push(heard),
    requestIdleCallback: (call: () => void) => idle.push(call),
    setTimeout: (call: () => void) => idle.push(call),
  }
  return { page, load: () => loads.forEach(heard => heard()), rest: () => idle.forEach(c => c()) }
}

describe('whenIdle', () => {
  it('waits for the load of the page, then for a browser that has nothing else to do', () => {
    const call = jest.fn()
    const { page, load, rest } = createPage()
    whenIdle(page as never, call)
    rest()
    expect(call).not.toHaveBeenCalled()
    load()
    expect(call).not.toHaveBeenCalled()
    rest()
    expect(call).toHaveBeenCalledTimes(1)
  })

  it('knows a page that has loaded, and a browser that does not tell when it is idle', () => {
    const call = jest.fn()
    const { page, rest } = createPage(undefined, 'complete')
    whenIdle({ ...page, requestIdleCallback: undefined } as never, call)
    rest()
    expect(call).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['saves data', { saveData: true, effectiveType: '4g' }],
    ['is on 2G', { saveData: false, effectiveType: '2g' }],
    ['is on less than that', { effectiveType: 'slow-2g' }],
  ])('never calls where a visitor %s', (_what, connection) => {
    const call = jest.fn()
    const { page, load, rest } = createPage(connection, 'complete')
    whenIdle(page as never, call)
    load()
    rest()
    expect(call).not.toHaveBeenCalled()
  })

  it('calls on a line that is quick', () => {
    const call = jest.fn()
    const { page, rest } = createPage({ saveData: false, effectiveType: '4g' }, 'complete')
    whenIdle(page as never, call)
    rest()
    expect(call).toHaveBeenCalledTimes(1)
  })
})
