import { optionsGiven } from '../../../src/features/options/optionsSlice'
import { selectSwapDangers } from '../../../src/features/swap/swapDangers'
import {
  sourceChosen,
  swapConfirmed,
  swapReviewRequested,
} from '../../../src/features/swap/swapSlice'
import { setUpFlowTests, settle } from '../../support/flowWorld'
import {
  createSwapService,
  createSwapWallet,
  fillSwap,
  openSwap,
  reviewSwap,
  ROUTER,
  sideOf,
  STRANGER,
  swapOf,
  swapState,
} from '../../support/swapWorld'

describe('what a swap asks a wallet for', () => {
  const createWorld = setUpFlowTests()
  const begin = (given: Parameters<typeof createSwapService>[0] = {}) => {
    const { service, http } = createSwapService(given)
    const { adapter, sent } = createSwapWallet()
    return { service, sent, world: createWorld({ state: swapState, http, adapter }) }
  }
  type World = ReturnType<typeof begin>['world']
  const sellDollars = async (world: World) => {
    await openSwap(world)
    world.dispatch(sourceChosen(sideOf(world, 'USDC')))
    await fillSwap(world, { to: 'ETH', amount: '60' })
    world.dispatch(swapReviewRequested())
    await settle()
  }
  const dangers = (world: World) => selectSwapDangers(world.store.getState())
  const vouch = (world: World, address: string, caipNetworkId = 'eip155:1' as const) =>
    world.dispatch(optionsGiven({ swapRouters: { [caipNetworkId]: [address] } }))

  it('is read where the contract is a published router of that network', async () => {
    const { world } = begin()
    await reviewSwap(world)
    expect(swapOf(world).review).toMatchObject({ router: ROUTER, isKnown: true, isRead: true })
    expect(dangers(world)).toEqual([])
  })

  it('takes a tick at any other contract, however well its calldata reads', async () => {
    const { world } = begin({ router: STRANGER })
    await reviewSwap(world)
    expect(swapOf(world).review).toMatchObject({
      router: STRANGER,
      isKnown: false,
      isRead: false,
      minimum: '147.23775',
    })
    expect(dangers(world)).toMatchObject([{ kind: 'stranger', subject: `stranger ${STRANGER}` }])
  })

  it('never shows a minimum by the word of a contract that nobody knows', async () => {
    const { world } = begin({ router: STRANGER, keeps: 150n })
    await reviewSwap(world)
    expect(swapOf(world).review?.minimum).toBe('147.23775')
    const known = begin({ keeps: 150n })
    await reviewSwap(known.world)
    expect(known.world.store.getState().swap?.review?.minimum).toBe('220.856625')
  })

  it('takes a tick before such a contract is allowed a token', async () => {
    const { world } = begin({ spender: STRANGER, router: STRANGER })
    await sellDollars(world)
    expect(swapOf(world).review).toMatchObject({
      step: 'allow',
      spender: STRANGER,
      isKnown: false,
      isRead: false,
    })
    expect(dangers(world)).toMatchObject([{ kind: 'stranger', subject: `stranger ${STRANGER}` }])
  })

  it.each([
    ['that network', 'eip155:1', true],
    ['another network', 'eip155:8453', false],
  ] as const)('trusts a router that the page names on %s: %s, %s', async (_what, id, isKnown) => {
    const { world } = begin({ router: STRANGER })
    world.dispatch(
      optionsGiven({ swapRouters: { [id]: [STRANGER.toUpperCase().replace('X', 'x')] } }),
    )
    await reviewSwap(world)
    expect(swapOf(world).review).toMatchObject({ isKnown, isRead: isKnown })
  })

  it('is not read where the router may swap a part and keep the rest', async () => {
    const { world } = begin({ flags: 1n })
    await reviewSwap(world)
    expect(swapOf(world).review).toMatchObject({ isKnown: true, isRead: false })
    expect(dangers(world)).toMatchObject([{ kind: 'unread' }])
  })

  it('stays a swap of the page’s own router up to the wallet', async () => {
    const { world, sent } = begin({ router: STRANGER })
    vouch(world, STRANGER)
    await reviewSwap(world)
    world.dispatch(swapConfirmed())
    await settle()
    expect(sent).toHaveLength(1)
  })
})
