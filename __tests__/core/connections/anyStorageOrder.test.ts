import fc from 'fast-check'
import { connectRequested, disconnectRequested } from '../../../src/events/connectionEvents'
import { selectConnectionByNamespace } from '../../../src/core/connections/connectionsSlice'
import { friendly, HERON, LUMEN, NOW, pass, quietServices, session } from '../../support/flowWorld'
import { RUNS, searched, SEED } from '../../support/interleavings'
import { createTabs } from '../../support/tabsWorld'

jest.setTimeout(Math.max(240_000, RUNS * 600))

const ID = '@appkit/eip155:connected_connector_id'
const TOMBSTONES = '@appkit/disconnected_connector_ids'
const WALLETS = [HERON, LUMEN] as const

const createPages = (count: number) =>
  createTabs(count, () => ({
    http: quietServices,
    adapter: { ...friendly, restore: async () => session },
  }))
type Pages = ReturnType<typeof createPages>

const phaseIn = (pages: Pages, tab: number) => {
  const world = pages.worlds[tab]
  if (!world) throw new Error('no such tab')
  return selectConnectionByNamespace(world.store.getState(), 'eip155')
}

/** Returns the stored connector id, or null if storage also records a disconnect from it. */
function storedConnection(pages: Pages): string | null {
  const id = pages.truth(ID)
  const disconnectedIds = JSON.parse(pages.truth(TOMBSTONES) ?? '{}') as Record<string, string[]>
  return id !== null && !disconnectedIds['eip155']?.includes(id) ? id : null
}

/** Delivers all storage events to every tab in random order, including those they cause in turn. */
async function hearAll(pages: Pages, pickOf: () => number) {
  for (let round = 0; pages.unheard() > 0; round++) {
    if (round > 500) throw new Error('The tabs never stop answering each other')
    pages.hear(pickOf() % pages.worlds.length, pickOf())
    if (pickOf() % 3 === 0) await pass(10)
    if (pages.unheard() === 0) await pass(1_100)
  }
}

describe('any order of storage events between the tabs of a browser', () => {
  beforeEach(() => void jest.useFakeTimers({ now: NOW }))
  afterEach(() => void jest.useRealTimers())

  it('a second tab follows the others again after its own disconnect', async () => {
    const pages = createPages(2)
    await pages.load()
    const next =
      (tab: number) => async (action: Parameters<Pages['worlds'][0]['store']['dispatch']>[0]) => {
        pages.worlds[tab]?.store.dispatch(action)
        await pass(2_000)
        while (pages.unheard() > 0) {
          pages.hear(0, 0)
          pages.hear(1, 0)
        }
        await pass(1_000)
        return [phaseIn(pages, 0).phase, phaseIn(pages, 1).phase]
      }
    expect(await next(0)(connectRequested(HERON))).toEqual(['connected', 'connected'])
    expect(await next(1)(disconnectRequested({}))).toEqual(['disconnected', 'disconnected'])
    expect(await next(0)(connectRequested(HERON))).toEqual(['connected', 'connected'])
    pages.dispose()
  })

  const step = fc.record({
    tab: fc.nat(2),
    does: fc.constantFrom('connect', 'connect', 'disconnect', 'hear', 'hear', 'hear', 'moment'),
    pick: fc.nat(20),
  })

  it(`ends with every tab as storage has it (${searched})`, async () => {
    const property = fc.asyncProperty(
      fc.constantFrom(2, 3),
      fc.array(step, { maxLength: 16 }),
      fc.infiniteStream(fc.nat(60)),
      async (count, story, picks) => {
        const pickOf = () => picks.next().value as number
        const pages = createPages(count)
        try {
          await pages.load()
          for (const { tab: any, does, pick } of story) {
            const tab = any % count
            const store = pages.worlds[tab]?.store
            const wallet = WALLETS[pick % WALLETS.length] ?? HERON
            if (does === 'connect') store?.dispatch(connectRequested(wallet))
            if (does === 'disconnect') store?.dispatch(disconnectRequested({}))
            if (does === 'hear') pages.hear(tab, pick)
            if (does === 'moment') await pass(pick * 10)
          }
          await pass(2_000)
          await hearAll(pages, pickOf)
          await pass(20_000)
          const connectorId = storedConnection(pages)
          for (const [tab, { store }] of pages.worlds.entries()) {
            expect(phaseIn(pages, tab)).toMatchObject({
              phase: connectorId === null ? 'disconnected' : 'connected',
              connectorId,
            })
            const { connections } = store.getState()
            expect(connections.storedConnectorIds.eip155 ?? null).toBe(pages.truth(ID))
            expect(connections.disconnectedConnectorIds).toEqual(
              JSON.parse(pages.truth(TOMBSTONES) ?? '{}'),
            )
            expect(connections.connectedNamespaces).toEqual(
              (pages.truth('@appkit/connected_namespaces') ?? '').split(',').filter(Boolean),
            )
          }
        } finally {
          pages.dispose()
          jest.clearAllTimers()
        }
      },
    )
    await fc.assert(property, { numRuns: RUNS, seed: SEED })
  })
})
