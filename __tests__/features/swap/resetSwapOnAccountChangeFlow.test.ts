import { accountsChanged } from '../../../src/events/connectionEvents'
import { networkSwitched } from '../../../src/events/networkEvents'
import { accountSelected } from '../../../src/core/account/accountSlice'
import { sampleAccount } from '../../../src/testing/samples'
import { ALICE, bob, HERON, settle } from '../../support/flowWorld'
import {
  confirmSwap,
  fillSwap,
  openSwap,
  reviewSwap,
  setUpSwapTests,
  swapOf,
  viewOf,
} from '../../support/swapWorld'

const bobCame = accountsChanged({ ...HERON, accounts: [bob] })

describe('resetSwapOnAccountChangeFlow', () => {
  const begin = setUpSwapTests()

  it('closes the review when another account becomes active', async () => {
    const { world } = begin()
    await reviewSwap(world)
    world.dispatch(bobCame)
    await settle()
    expect(swapOf(world).review).toBeNull()
    expect(viewOf(world)).toBe('Swap')
  })

  it('empties the form, which starts again with the coin', async () => {
    const { world } = begin()
    await openSwap(world)
    await fillSwap(world)
    world.dispatch(bobCame)
    await settle()
    expect(swapOf(world)).toMatchObject({ source: { symbol: 'ETH' }, target: null, amount: '' })
    expect(viewOf(world)).toBe('Swap')
  })

  it('keeps the form when the wallet shares the same account once more', async () => {
    const { world } = begin()
    await openSwap(world)
    await fillSwap(world)
    world.dispatch(accountsChanged({ ...HERON, accounts: [sampleAccount, bob] }))
    await settle()
    expect(swapOf(world)).toMatchObject({ target: { symbol: 'USDC' }, amount: '0.05' })
    world.dispatch(accountSelected({ namespace: 'eip155', address: ALICE }))
    await settle()
    expect(swapOf(world)).toMatchObject({ target: { symbol: 'USDC' }, amount: '0.05' })
  })

  it('keeps a swap that the wallet has sent', async () => {
    const { world } = begin()
    await reviewSwap(world)
    await confirmSwap(world)
    const { review, submitted } = swapOf(world)
    expect(submitted).not.toBeNull()
    world.dispatch(bobCame)
    await settle()
    expect(swapOf(world)).toMatchObject({ review, submitted, phase: 'submitted' })
    expect(viewOf(world)).toBe('SwapPreview')
  })

  it('leaves the review of a network that the wallet left', async () => {
    const { world } = begin()
    await reviewSwap(world)
    world.dispatch(networkSwitched({ caipNetworkId: 'eip155:8453', by: 'wallet' }))
    await settle()
    expect(swapOf(world).review).toBeNull()
    expect(viewOf(world)).toBe('Swap')
  })
})
