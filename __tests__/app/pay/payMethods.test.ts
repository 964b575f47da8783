import { selectIsOpen } from '../../../src/core/modal/modalSlice'
import type { FlowWorld } from '../../support/flowWorld'
import {
  createSlowSite,
  openExchange,
  other,
  payFromWallet,
  payIn,
  setUpPayTests,
} from '../../support/payWorld'

describe('the method that pays', () => {
  const site = setUpPayTests()
  const slow = createSlowSite(site)

  it('is refused when the page has not enabled payments', async () => {
    const { world, ask } = site({ features: {} })
    const asked = await ask()
    expect(asked.outcome).toMatchObject({
      status: 'failed',
      error: { code: 'INVALID_PAYMENT_CONFIG' },
    })
    expect(selectIsOpen(world.store.getState())).toBe(false)
  })

  it.each<[string, (world: FlowWorld) => Promise<void>]>([
    ['a wallet', payFromWallet],
    ['an exchange', openExchange],
  ])('is refused while %s has another payment', async (_where, begin) => {
    const { world, ask } = await slow()
    const first = await ask()
    await begin(world)
    const second = await ask(other)
    expect(first.outcome).toBeUndefined()
    expect(second.outcome).toMatchObject({
      status: 'failed',
      error: { code: 'PAYMENT_IN_PROGRESS' },
    })
    expect(payIn(world).order?.amount).toBe('0.5')
  })
})
