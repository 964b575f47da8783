import { whenIdle } from '../../../src/app/runtime/whenIdle'

/** The parts of a page that `whenIdle` uses. */
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
  it('waits for the page’s load event, then for an idle browser', () => {
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

  it('detects a loaded page, and a browser without idle callbacks', () => {
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
  ])('never calls back for a visitor who %s', (_what, connection) => {
    const call = jest.fn()
    const { page, load, rest } = createPage(connection, 'complete')
    whenIdle(page as never, call)
    load()
    rest()
    expect(call).not.toHaveBeenCalled()
  })

  it('calls back on a fast connection', () => {
    const call = jest.fn()
    const { page, rest } = createPage({ saveData: false, effectiveType: '4g' }, 'complete')
    whenIdle(page as never, call)
    rest()
    expect(call).toHaveBeenCalledTimes(1)
  })
})
