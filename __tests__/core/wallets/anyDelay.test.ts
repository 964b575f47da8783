import fc from 'fast-check'
import type { Connector } from '../../../src/domain/connector'
import { viewEntry } from '../../../src/domain/views'
import { modalOpenRequested } from '../../../src/events/modalEvents'
import { selectWalletRows } from '../../../src/core/connectors/connectorsSelectors'
import { listWallets } from '../../../src/core/connectors/listWallets'
import type { HttpRequest } from '../../../src/ports/http'
import type { WalletSource } from '../../../src/ports/walletSource'
import { answered, refused } from '../../../src/testing/createFakeHttp'
import { createTestStore } from '../../../src/testing/createTestStore'
import { NOW, pass } from '../../support/flowWorld'
import { factsOf, RUNS, SEED, told, worlds } from '../connectors/walletArrivals'
import { directoryOptions } from './directoryWorld'

jest.setTimeout(240_000)
/** Each run opens a whole modal. */
const OPENINGS = Math.ceil(RUNS / 5)
const LONGEST_MS = 3_000

const delays = fc.integer({ min: 0, max: LONGEST_MS })
const after = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms))

/** Returns a discovery in which wallets announce themselves one by one, each with its own delay. */
function slowDiscovery(
  connectors: readonly Connector[],
  delayOf: (index: number) => number,
): WalletSource['discover'] {
  return onConnectors => {
    const found: Connector[] = []
    onConnectors([])
    connectors.forEach((connector, index) => {
      setTimeout(() => {
        found.push(connector)
        onConnectors([...found])
      }, delayOf(index))
    })
    return () => undefined
  }
}

const isFeatured = ({ params }: HttpRequest) => Boolean(params?.['include'])

describe('P11 an opened modal', () => {
  beforeEach(() => jest.useFakeTimers({ now: NOW }))
  afterEach(() => jest.useRealTimers())

  it(`ends with the same rows, however late wallets and services answer (${String(OPENINGS)} runs, seed ${String(SEED)})`, async () => {
    const property = fc.asyncProperty(
      worlds,
      fc.array(delays, { minLength: 12, maxLength: 12 }),
      async (all, times) => {
        const at = (index: number) => times[index % times.length] ?? 0
        const facts = factsOf(all)
        const connectors = facts.connectors.filter(({ namespace }) => namespace === 'eip155')
        const featuredWalletIds = facts.featured.flatMap(wallet => wallet?.id ?? [])
        const answer = async (request: HttpRequest) => {
          await after(at(isFeatured(request) ? 10 : 11))
          const data = isFeatured(request) ? [...facts.featured].reverse() : facts.recommended
          return answered({ data: [...data], count: 400 })
        }
        const { store, dispose } = createTestStore(
          directoryOptions([], {
            adapter: { discover: slowDiscovery(connectors, at) },
            options: { featuredWalletIds, customWallets: facts.custom },
            http: { '/getWallets': answer, '/getWalletImage/*': refused(404) },
          }),
        )
        try {
          store.dispatch(modalOpenRequested({ view: viewEntry('Connect') }))
          await pass(LONGEST_MS * 2)
          const expected = listWallets({ ...facts, connectors, recent: [] })
          expect(told(selectWalletRows(store.getState()))).toBe(told(expected))
        } finally {
          dispose()
          jest.clearAllTimers()
        }
      },
    )
    await fc.assert(property, { numRuns: OPENINGS, seed: SEED })
  })
})
