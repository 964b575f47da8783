import { readApproval } from '../../../src/domain/swap/swapCalldata'
import { optionsGiven } from '../../../src/core/options/optionsSlice'
import { selectSwapDangers } from '../../../src/features/swap/swapDangers'
import { swapConfirmed } from '../../../src/features/swap/swapSlice'
import { answered } from '../../../src/testing/createFakeHttp'
import { ALICE, BOB, hang, NOW, pass, settle } from '../../support/flowWorld'
import {
  APPROVAL_HASH,
  broken,
  confirmSwap,
  createSwapService,
  held,
  LINK,
  openSwap,
  requestsTo,
  reviewSwap,
  ROUTER,
  sellToken,
  setUpSwapTests,
  sideOf,
  STRANGER,
  swapOf,
  type SwapWorldOptions,
  THIEF,
  USDC,
} from '../../support/swapWorld'

describe('the transaction of a swap', () => {
  const beginWorld = setUpSwapTests()
  const begin = (service: SwapWorldOptions['service'] = {}) => beginWorld({ service })
  type World = ReturnType<typeof begin>['world']
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
    await sellToken(world)
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
      const receipt = async (hash: string) =>
        hash === APPROVAL_HASH ? ({ hash, status: 'confirmed', minedAt: NOW } as const) : hang()
      const { service, world, sent } = beginWorld({
        service: { dropped: [ticket] },
        adapter: { waitForReceipt: receipt },
      })
      service.prices[TICKET] = 1
      world.dispatch(optionsGiven({ tokens: { 'eip155:1': [{ address: TICKET }] } }))
      await sellToken(world, { of: 'TIX' })
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

  describe('is preceded by an approval', () => {
    it.each([
      ['no earlier allowance', 'USDT', 0n],
      ['a contract that takes a new one', 'USDC', 1n],
    ])('is allowed at once with %s', async (_what, dollars, allowance) => {
      const { world } = begin({ allowance })
      await sellToken(world, { of: dollars })
      expect(swapOf(world).review).toMatchObject({ step: 'allow', hasResetStep: false })
    })

    it.each([
      ['one unit less than the amount', 'USDC', 59_999_999n, 'allow'],
      ['exactly the amount', 'USDC', 60_000_000n, 'swap'],
      ['without limit', 'USDC', 2n ** 256n - 1n, 'swap'],
      ['one unit less than the amount', 'USDT', 59_999_999n, 'reset'],
      ['exactly the amount', 'USDT', 60_000_000n, 'swap'],
    ])(
      'with an allowance of %s of %s (%s): the next step is %s',
      async (_what, of, units, step) => {
        const { world } = begin({ allowance: units })
        await sellToken(world, { of })
        expect(swapOf(world).review?.step).toBe(step)
      },
    )

    it('swaps at once when the allowance is sufficient', async () => {
      const { world, sent } = begin({ allowance: 60_000_000n })
      await sellToken(world, { to: 'LINK' })
      expect(swapOf(world).review).toMatchObject({ step: 'swap', hasAllowStep: false })
      await confirmSwap(world)
      expect(sent).toHaveLength(1)
      expect(sent[0]?.batch.calls[0]?.to).toBe(ROUTER)
    })

    it.each(['0.000001', '1', '59.999999', '120'])(
      'that grants exactly %s, although the service asks for no limit',
      async amount => {
        const { world } = begin()
        await sellToken(world, { amount })
        const approval = readApproval(swapOf(world).review?.transaction.data ?? '')
        const [whole = '', places = ''] = amount.split('.')
        expect(approval?.units).toBe(BigInt(`${whole}${places.padEnd(6, '0')}`).toString())
        expect(approval?.spender).toBe(ROUTER)
      },
    )

    it('that grants nothing where an earlier allowance has to go first', async () => {
      const { world } = begin({ allowance: 1n })
      await sellToken(world, { of: 'USDT' })
      const { transaction, step } = swapOf(world).review ?? {}
      expect(step).toBe('reset')
      expect(readApproval(transaction?.data ?? '')).toEqual({ spender: ROUTER, units: '0' })
    })

    it('whose router is unknown while the route cannot be built', async () => {
      const { world, service } = begin()
      service.fail['build-transaction'] = broken
      await sellToken(world)
      expect(swapOf(world).review).toMatchObject({ step: 'allow', spender: ROUTER, router: null })
    })

    it.each([
      ['is for another token', { to: `eip155:1:${LINK}` }],
      ['is on another network', { to: `eip155:10:${USDC}` }],
      ['is no approval', { data: `0xa9059cbb${'0'.repeat(128)}` }],
      ['has more than an approval', { data: `0x095ea7b3${'0'.repeat(192)}` }],
    ])('never by an approval of the service that %s', async (_what, spoilt) => {
      const { world, service } = begin()
      service.fail['build-approve'] = answered({
        tx: {
          from: `eip155:1:${USDC}`,
          to: `eip155:1:${USDC}`,
          data: `0x095ea7b3${ROUTER.slice(2).padStart(64, '0')}${'0'.repeat(64)}`,
          value: '0',
          ...spoilt,
        },
      })
      await sellToken(world)
      expect(swapOf(world)).toMatchObject({ review: null, reviewProblem: 'routeDiffers' })
    })

    it('never for the coin, which needs no allowance', async () => {
      const { world } = begin()
      await reviewSwap(world)
      expect(requestsTo(world, '/v1/convert/allowance')).toEqual([])
      expect(swapOf(world).review).toMatchObject({ step: 'swap', spender: null })
    })
  })

  describe('is rejected', () => {
    /** The transaction that the service would build for another swap than the one of the form. */
    const builtFor = (change: {
      readonly account?: string
      readonly from?: string
      readonly to?: string
      readonly amount?: string
    }) => {
      const { http } = createSwapService()
      const build = http['/v1/convert/build-transaction']
      if (typeof build !== 'function') throw new Error('the service builds no transaction')
      const answer: typeof build = (request, signal) => {
        const body = request.body as Readonly<Record<string, unknown>>
        return build({ ...request, body: { ...body, ...change } }, signal)
      }
      return answer
    }

    it.each([
      ['pays with another token', { from: `eip155:1:${LINK}` }],
      ['buys another token', { to: `eip155:1:${LINK}` }],
      ['takes one wei more', { amount: '50000000000000001' }],
      ['takes one wei less', { amount: '49999999999999999' }],
    ])('when its calldata %s', async (_what, change) => {
      const { world, service } = begin()
      service.fail['build-transaction'] = builtFor(change)
      await reviewSwap(world)
      expect(swapOf(world)).toMatchObject({ review: null, reviewProblem: 'routeDiffers' })
    })

    it.each([
      ['comes from another account', { from: `eip155:1:${BOB}` }],
      ['comes from another network', { from: `eip155:10:${ALICE}` }],
      ['goes to another network', { to: `eip155:10:${ROUTER}` }],
    ])('when it %s', async (_what, change) => {
      const { world, service } = begin()
      service.fail['build-transaction'] = answered({
        tx: {
          from: `eip155:1:${ALICE}`,
          to: `eip155:1:${ROUTER}`,
          data: '0x',
          amount: '0',
          ...change,
        },
      })
      await reviewSwap(world)
      expect(swapOf(world)).toMatchObject({ review: null, reviewProblem: 'routeDiffers' })
    })

    it('when its calldata pays a third party, even through a known router', async () => {
      const { world } = begin({ recipient: THIEF })
      await reviewSwap(world)
      expect(swapOf(world)).toMatchObject({ review: null, reviewProblem: 'routeDiffers' })
    })
  })

  it('carries the coin as its value, and no value for a token', async () => {
    const coin = begin()
    await reviewSwap(coin.world, { amount: '0.000000000000000001', to: 'USDC' })
    expect(requestsTo(coin.world, '/v1/convert/build-transaction')).toEqual([])
    await reviewSwap(coin.world, { amount: '0.123456789012345678' })
    expect(swapOf(coin.world).review?.transaction.value).toBe('123456789012345678')
    const token = begin({ allowance: 60_000_000n })
    await sellToken(token.world)
    expect(swapOf(token.world).review?.transaction.value).toBe('0')
  })

  it('costs the service’s gas at its price, and is of unknown cost without that', async () => {
    const { world } = begin({ gasPrice: '1000000007' })
    await reviewSwap(world)
    expect(swapOf(world).review?.cost).toBe('0.00021000000147')
    const unknown = begin()
    unknown.service.fail['build-transaction'] = answered({
      tx: { from: `eip155:1:${ALICE}`, to: `eip155:1:${ROUTER}`, data: '0x', amount: '0' },
    })
    await reviewSwap(unknown.world)
    expect(swapOf(unknown.world).review?.cost).toBeNull()
  })
})
