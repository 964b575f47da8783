import { createIntegration } from '../../../src/app/host/createIntegration'
import { findRuntime } from '../../../src/app/runtime/findRuntime'
import type { Connector } from '../../../src/domain/connector'
import { modalCloseRequested, modalOpenRequested } from '../../../src/events/modalEvents'
import { selectWalletRows } from '../../../src/core/connectors/connectorsSelectors'
import { createFakeHttp } from '../../../src/testing/createFakeHttp'
import { sampleConnector } from '../../../src/testing/samples'
import { quietServices } from '../../support/flowWorld'
import { descriptorOf, hostOptions } from '../../support/hostWorld'
import { lazyChunksCame } from '../../support/lazyChunksCame'
import { until } from '../../support/until'

const mockCode = { fetches: 0, isLost: false }
jest.mock('../../../src/lib/address/confusableSkeleton', () => {
  mockCode.fetches += 1
  if (mockCode.isLost) throw new Error('Failed to fetch dynamically imported module')
  return jest.requireActual<object>('../../../src/lib/address/confusableSkeleton')
})

function createPage(connectors: readonly Connector[]) {
  let report: (connectors: readonly Connector[]) => void = () => {}
  const adapter = descriptorOf({
    discover: onConnectors => {
      report = onConnectors
      onConnectors(connectors)
      return () => {}
    },
  })
  const walletModal = createIntegration(hostOptions({ adapters: [adapter] }), {
    deps: { http: createFakeHttp(quietServices) },
  })
  const runtime = findRuntime(walletModal.createStore(), 'walletModal')
  const { store } = runtime
  return {
    runtime,
    report: (all: readonly Connector[]) => report(all),
    open: () => {
      store.dispatch(modalOpenRequested({}))
      return until(() => store.getState().modal.phase === 'open')
    },
    close: () => {
      store.dispatch(modalCloseRequested({ by: 'visitor' }))
      return until(() => store.getState().modal.phase === 'closed')
    },
    warned: () =>
      selectWalletRows(store.getState()).flatMap(({ connector }) =>
        connector?.warnings ? connector.name : [],
      ),
  }
}

const imitator = sampleConnector('com.evil', 'МetaMask')
const foreign = sampleConnector('com.example', '币安钱包')
const plain = sampleConnector('io.heron', 'Heron')

jest.setTimeout(60_000)

describe('D5 names in other scripts', () => {
  // The order matters: a chunk that has loaded stays loaded for the tests that follow.
  it('load no data on a page without them', async () => {
    const page = createPage([plain])
    await page.open()
    await lazyChunksCame()
    expect(mockCode.fetches).toBe(0)
    page.runtime.dispose()
  })

  it('stay marked while the data fails to load, which is retried at the next opening', async () => {
    mockCode.isLost = true
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => {})
    const page = createPage([imitator, foreign])
    await page.open()
    await until(() => mockCode.fetches > 0)
    await lazyChunksCame()
    expect(page.warned()).toHaveLength(2)
    const fetches = mockCode.fetches
    mockCode.isLost = false
    await page.close()
    await page.open()
    await until(() => page.warned().length === 1)
    expect(mockCode.fetches).toBe(fetches + 1)
    complaint.mockRestore()
    expect(page.warned()).toEqual([imitator.name])
    page.runtime.dispose()
  })

  it('are marked until the data has loaded; then only those that look like another name are', async () => {
    const page = createPage([imitator, foreign, plain])
    await page.open()
    expect(page.warned()).toEqual(expect.arrayContaining([imitator.name]))
    await until(() => page.warned().length === 1)
    expect(page.warned()).toEqual([imitator.name])
    page.runtime.dispose()
  })

  it('are read when the names arrive late, too', async () => {
    const page = createPage([plain])
    await page.open()
    page.report([plain, foreign])
    expect(page.warned()).toEqual([foreign.name])
    await until(() => page.warned().length === 0)
    page.runtime.dispose()
  })
})
