import fc from 'fast-check'
import { INITIAL_GAS } from '../../../src/domain/swap/swapAmounts'
import { formatUnits } from '../../../src/lib/amount/decimal'
import {
  sourceChosen,
  swapAmountTyped,
  swapMaxRequested,
} from '../../../src/features/swap/swapSlice'
import type { HttpResult } from '../../../src/ports/http'
import { answered } from '../../../src/testing/createFakeHttp'
import { deferred, pass, settle } from '../../support/flowWorld'
import { MONEY_SEED } from '../../support/moneyRuns'
import {
  broken,
  openSwap,
  requestsTo,
  setUpSwapTests,
  sideOf,
  swapOf,
} from '../../support/swapWorld'

const GAS = '/v1/convert/gas-price'
const HELD = 302_001_459_000_000_000n

describe('fillSwapMaxFlow', () => {
  const begin = setUpSwapTests()
  type World = ReturnType<typeof begin>['world']
  const fill = async (world: World) => {
    world.dispatch(swapMaxRequested())
    await settle()
  }

  it('fills in all of a token', async () => {
    const { world } = begin()
    await openSwap(world)
    world.dispatch(sourceChosen(sideOf(world, 'USDC')))
    await fill(world)
    expect(swapOf(world)).toMatchObject({ source: { symbol: 'USDC' }, amount: '120' })
  })

  it('fills in the coin’s balance minus twice the fee', async () => {
    const { world } = begin()
    await openSwap(world)
    await fill(world)
    expect(swapOf(world).amount).toBe('0.296001459')
  })

  it('leaves exactly twice the fee at any gas price, or says that it cannot', async () => {
    await fc.assert(
      fc.asyncProperty(fc.bigInt({ min: 1n, max: 2_000_000_000_000n }), async gasPrice => {
        const { world } = begin({ service: { gasPrice: gasPrice.toString() } })
        await openSwap(world)
        await fill(world)
        const rest = HELD - 2n * gasPrice * BigInt(INITIAL_GAS)
        const { amount, maxProblem } = swapOf(world)
        expect(amount).toBe(rest > 0n ? formatUnits(rest, 18) : '')
        expect(maxProblem).toBe(rest > 0n ? null : 'shortOfFee')
      }),
      { numRuns: 15, seed: MONEY_SEED },
    )
  })

  it('keeps the amount, and says why, when the fee is unknown', async () => {
    const { world, service } = begin()
    service.fail['gas-price'] = broken
    await openSwap(world)
    world.dispatch(swapAmountTyped('0.01'))
    await fill(world)
    expect(swapOf(world)).toMatchObject({ amount: '0.01', maxProblem: 'feeUnknown' })
  })

  it('uses no gas price that is older than nine seconds', async () => {
    const { world, service } = begin()
    await openSwap(world)
    await fill(world)
    expect(requestsTo(world, GAS)).toHaveLength(1)
    service.gasPrice = '40000000000'
    world.dispatch(swapAmountTyped(''))
    await pass(9_000)
    await fill(world)
    expect(requestsTo(world, GAS)).toHaveLength(2)
    expect(swapOf(world).amount).toBe('0.290001459')
  })

  it.each([
    ['amount', (world: World) => world.dispatch(swapAmountTyped('0.2')), '0.2'],
    ['token', (world: World) => world.dispatch(sourceChosen(sideOf(world, 'LINK'))), ''],
  ])('does not overwrite the %s that the visitor chose meanwhile', async (_what, act, amount) => {
    const answer = deferred<HttpResult>()
    const { world, service } = begin()
    await openSwap(world)
    await pass(10_000)
    service.fail['gas-price'] = () => answer.promise
    await fill(world)
    act(world)
    const wei = '20000000000'
    answer.resolve(answered({ standard: wei, fast: wei, instant: wei }))
    await settle()
    expect(swapOf(world)).toMatchObject({ amount, maxProblem: null })
  })
})
