import { viewEntry } from '../../../src/domain/views'
import { networkChosen } from '../../../src/events/networkEvents'
import { viewPushed, wentBack } from '../../../src/core/router/routerSlice'
import { settle } from '../../support/flowWorld'
import {
  confirmSwap,
  fillSwap,
  formStatus,
  openSwap,
  reviewSwap,
  setUpSwapTests,
  shownQuote,
  swapOf,
} from '../../support/swapWorld'

describe('leaveSwapFlow', () => {
  const begin = setUpSwapTests()

  it('clears the form when it is left, and starts fresh', async () => {
    const { world } = begin()
    await openSwap(world)
    await fillSwap(world)
    world.dispatch(viewPushed(viewEntry('SwapSelectToken', { target: 'source' })))
    world.dispatch(wentBack({}))
    expect(swapOf(world)).toMatchObject({ amount: '0.05', target: { symbol: 'USDC' } })
    world.dispatch(wentBack({}))
    await settle()
    expect(swapOf(world)).toMatchObject({ amount: '', source: null, target: null })
    expect(shownQuote(world)).toBeNull()
    world.dispatch(viewPushed(viewEntry('Swap')))
    await settle()
    expect(formStatus(world).tokens).toBe('fulfilled')
    expect(swapOf(world)).toMatchObject({ source: { symbol: 'ETH' }, target: null })
    await fillSwap(world)
    world.dispatch(viewPushed(viewEntry('WalletReceive')))
    expect(swapOf(world)).toMatchObject({ amount: '', target: null })
  })

  it('keeps the form while its review is open, and returns to it', async () => {
    const { world } = begin()
    await reviewSwap(world)
    expect(swapOf(world)).toMatchObject({ amount: '0.05', target: { symbol: 'USDC' } })
    world.dispatch(wentBack({}))
    await settle()
    expect(swapOf(world)).toMatchObject({ amount: '0.05', target: { symbol: 'USDC' } })
  })

  it('keeps the review under the view that switches the wallet’s network', async () => {
    const { world } = begin()
    await reviewSwap(world)
    const { review } = swapOf(world)
    world.dispatch(networkChosen({ caipNetworkId: 'eip155:1' }))
    world.dispatch(viewPushed(viewEntry('WalletReceive')))
    await settle()
    expect(swapOf(world).review?.transaction.to).toBe(review?.transaction.to)
  })

  it('keeps a swap that the wallet has, wherever the visitor goes', async () => {
    const { world } = begin()
    await reviewSwap(world)
    await confirmSwap(world)
    world.dispatch(viewPushed(viewEntry('WalletReceive')))
    await settle()
    expect(swapOf(world)).toMatchObject({ phase: 'submitted' })
    expect(swapOf(world).review).not.toBeNull()
  })

  it('empties a form without an amount as well', async () => {
    const { world } = begin()
    await openSwap(world)
    world.dispatch(wentBack({}))
    await settle()
    expect(swapOf(world)).toMatchObject({ source: null, caipNetworkId: null })
  })

  it('tells nothing when there was no form', async () => {
    const { world } = begin()
    await openSwap(world)
    world.dispatch(wentBack({}))
    await settle()
    const left = () => world.types().filter(type => type === 'swap/left').length
    const before = left()
    world.dispatch(viewPushed(viewEntry('WalletReceive')))
    await settle()
    expect(left()).toBe(before)
  })

  it('does not keep a filled form behind another view', async () => {
    const { world } = begin()
    await openSwap(world)
    await fillSwap(world)
    world.dispatch(viewPushed(viewEntry('WalletReceive')))
    await settle()
    world.dispatch(wentBack({}))
    await settle()
    expect(swapOf(world)).toMatchObject({ source: { symbol: 'ETH' }, target: null, amount: '' })
  })
})
