import { SEND_TIMEOUT_MS } from '../../../src/domain/limits'
import { ORDER_DOUBT_MS, ORDER_MARKS } from '../../../src/store/persistence/orderMarks'
import { memoryStorage } from '../../../src/testing/memoryStorage'
import { type FlowWorld, NOW, pass, session } from '../../support/flowWorld'
import {
  close,
  createSlowSite,
  openExchange,
  other,
  payFromWallet,
  payIn,
  setUpPayTests,
} from '../../support/payWorld'

describe('what earlier pages and other tabs sent for an order', () => {
  const site = setUpPayTests()
  const slow = createSlowSite(site)

  it.each<[string, (world: FlowWorld) => Promise<void>, string]>([
    ['a wallet', payFromWallet, 'SEND_UNCERTAIN'],
    ['an exchange', openExchange, 'UNABLE_TO_GET_BUY_STATUS'],
  ])('is known after a reload: %s', async (_where, begin, code) => {
    const { world, ask } = await slow()
    await ask()
    await begin(world)
    const later = site({ storage: world.storage, adapter: { restore: async () => session } })
    const again = await later.ask()
    await close(later.world)
    expect(again.outcome).toMatchObject({ status: 'failed', error: { code } })
  })

  it.each<[string, number, object]>([
    ['a day', ORDER_DOUBT_MS, { status: 'failed', error: { code: 'SEND_TIMEOUT' } }],
    ['no longer', ORDER_DOUBT_MS + 1, { status: 'rejected' }],
  ])('is remembered as unsettled for %s', async (_howLong, ms, outcome) => {
    const { world, ask } = await slow()
    await ask()
    await payFromWallet(world)
    await close(world)
    await pass(SEND_TIMEOUT_MS)
    jest.setSystemTime(NOW + 2_000 + 100 + ms) // skips a day of polling
    const again = await ask()
    await close(world)
    expect(again.outcome).toMatchObject(outcome)
  })

  it('does not affect another order', async () => {
    const { world, ask } = await slow()
    await ask()
    await payFromWallet(world)
    const later = site({ storage: world.storage, adapter: { restore: async () => session } })
    const next = await later.ask(other)
    expect(payIn(later.world).unsettled).toHaveLength(1)
    await close(later.world)
    expect(next.outcome).toEqual({ status: 'rejected' })
  })

  it('is read again for each order, and replaces what another tab has cleared', async () => {
    const { world, ask } = await slow()
    await ask()
    await payFromWallet(world)
    const later = site({ storage: world.storage, adapter: { restore: async () => session } })
    await later.ask()
    expect(payIn(later.world).unsettled).toMatchObject([{ status: 'unknown', isRemembered: true }])
    await close(later.world)
    world.storage.removeItem(ORDER_MARKS.key)
    const again = await later.ask()
    expect(payIn(later.world).unsettled).toEqual([])
    await close(later.world)
    expect(again.outcome).toEqual({ status: 'rejected' })
  })

  it('is dropped if it cannot be read', async () => {
    const storage = memoryStorage()
    storage.setItem(ORDER_MARKS.key, '{"version":1,"orders":[{"order":"x"}]}')
    const { world, ask } = site({ storage })
    const asked = await ask()
    expect(payIn(world).unsettled).toEqual([])
    await close(world)
    expect(asked.outcome).toEqual({ status: 'rejected' })
  })

  it('is checked at the exchange by its session, without an address to open', async () => {
    const { world, ask } = await slow()
    await ask()
    await openExchange(world)
    const later = site({ storage: world.storage, adapter: { restore: async () => session } })
    await later.ask()
    expect(payIn(later.world).unsettled).toMatchObject([
      { kind: 'exchange', exchangeId: 'tidewater', sessionId: 'one', url: null },
    ])
  })
})
