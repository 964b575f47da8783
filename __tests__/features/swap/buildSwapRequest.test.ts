import { readApproval } from '../../../src/domain/swap/swapCalldata'
import { optionsGiven } from '../../../src/core/options/optionsSlice'
import { selectSwapDangers } from '../../../src/features/swap/swapDangers'
import {
  sourceChosen,
  swapConfirmed,
  swapReviewRequested,
} from '../../../src/features/swap/swapSlice'
import { hang, NOW, pass, setUpFlowTests, settle } from '../../support/flowWorld'
import {
  APPROVAL_HASH,
  createSwapService,
  createSwapWallet,
  fillSwap,
  held,
  openSwap,
  reviewSwap,
  ROUTER,
  sideOf,
  STRANGER,
  swapOf,
  swapState,
} from '../../support/swapWorld'

describe('the transaction of a swap', () => {
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

  it('is decoded when the contract is a published router of that network', async () => {
    const { world } = begin()
    await reviewSwap(world)
    expect(swapOf(world).review).toMatchObject({ router: ROUTER, isKnown: true, isRead: true })
    expect(dangers(world)).toEqual([])
  })

  it('requires a tick for any other contract, even when its calldata decodes well', async () => {
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

  it('never takes a minimum from an unknown contract', async () => {
    const { world } = begin({ router: STRANGER, keeps: 150n })
    await reviewSwap(world)
    expect(swapOf(world).review?.minimum).toBe('147.23775')
    const known = begin({ keeps: 150n })
    await reviewSwap(known.world)
    expect(known.world.store.getState().swap?.review?.minimum).toBe('220.856625')
  })

  it('requires a tick before such a contract gets an allowance', async () => {
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

  it('is not decoded when the router may swap a part and keep the rest', async () => {
    const { world } = begin({ flags: 1n })
    await reviewSwap(world)
    expect(swapOf(world).review).toMatchObject({ isKnown: true, isRead: false })
    expect(dangers(world)).toMatchObject([{ kind: 'unread' }])
  })

  it('leaves a swap through the page’s own router to the visitor and the wallet', async () => {
    const { world, sent } = begin({ router: STRANGER })
    vouch(world, STRANGER)
    await reviewSwap(world)
    world.dispatch(swapConfirmed())
    await settle()
    expect(sent).toHaveLength(1)
  })

  describe('of a token without decimals that the page lists', () => {
    const TICKET = '0x00000000000000000000000000000000000000aa'
    const ticket = {
      ...held('TIX', TICKET, '1000', 1),
      quantity: { decimals: '0', numeric: '1000' },
    }

    it('takes one allowance, in whole units, then the swap', async () => {
      const { service, http } = createSwapService({ dropped: [ticket] })
      service.prices[TICKET] = 1
      const { adapter, sent } = createSwapWallet()
      const receipt = async (hash: string) =>
        hash === APPROVAL_HASH ? ({ hash, status: 'confirmed', minedAt: NOW } as const) : hang()
      const world = createWorld({
        state: swapState,
        http,
        adapter: { ...adapter, waitForReceipt: receipt },
      })
      world.dispatch(optionsGiven({ tokens: { 'eip155:1': [{ address: TICKET }] } }))
      await openSwap(world)
      world.dispatch(sourceChosen(sideOf(world, 'TIX')))
      await fillSwap(world, { to: 'ETH', amount: '60' })
      world.dispatch(swapReviewRequested())
      await settle()
      service.allowance = 60n
      expect(swapOf(world).review).toMatchObject({ step: 'allow', amount: '60' })
      for (const step of ['swap', 'swap'] as const) {
        world.dispatch(swapConfirmed())
        await pass(1_000)
        expect(swapOf(world).review?.step).toBe(step)
      }
      expect(sent.map(({ batch }) => batch.calls[0]?.to?.toLowerCase())).toEqual([TICKET, ROUTER])
      expect(readApproval(sent[0]?.batch.calls[0]?.data ?? '')?.units).toBe('60')
    })

    it('is not offered when the page does not list it', async () => {
      const { world } = begin({ dropped: [ticket] })
      await openSwap(world)
      expect(() => sideOf(world, 'TIX')).toThrow('TIX is not offered')
    })
  })
})
