import { quoteRequested, sourceChosen } from '../../../src/features/swap/swapSlice'
import { selectImpact } from '../../../src/features/swap/swapProblemSelectors'
import { answered } from '../../../src/testing/createFakeHttp'
import { hang, pass, settle } from '../../support/flowWorld'
import {
  broken,
  fillSwap,
  formStatus,
  noLiquidity,
  openSwap,
  requestsTo,
  setUpSwapTests,
  shownQuote,
  sideOf,
  tooMany,
} from '../../support/swapWorld'

describe('fetchQuote', () => {
  const begin = setUpSwapTests()

  it('rejects a quote for other tokens or another amount', async () => {
    const { world, service } = begin()
    await openSwap(world)
    const right = {
      id: null,
      fromAmount: '50000000000000000',
      fromAccount: 'eip155:1:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
      toAmount: '148725000',
      toAccount: 'eip155:1:0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
    }
    for (const spoilt of [
      { fromAmount: '5' },
      { fromAmount: '50000000000000001' },
      { toAccount: right.fromAccount },
      { fromAccount: right.toAccount },
    ]) {
      service.fail.quotes = answered({ quotes: [{ ...right, ...spoilt }] })
      await fillSwap(world)
      expect(shownQuote(world)).toBeNull()
      expect(formStatus(world).problem).toBe('wrongAnswer')
    }
    service.fail.quotes = answered({ quotes: [right] })
    await fillSwap(world)
    expect(shownQuote(world)?.targetAmount).toBe('148.725')
  })

  it('reports an amount of zero as no amount', async () => {
    const { world, service } = begin()
    await openSwap(world)
    service.fail.quotes = answered({
      quotes: [
        {
          id: null,
          fromAmount: '50000000000000000',
          fromAccount: 'eip155:1:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
          toAmount: '0',
          toAccount: 'eip155:1:0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
        },
      ],
    })
    await fillSwap(world)
    expect(formStatus(world).problem).toBe('noAmount')
  })

  it.each([
    ['there is no liquidity', noLiquidity, 'noLiquidity'],
    ['too many ask', tooMany, 'limited'],
    ['the service is broken', broken, 'unreachable'],
    ['nothing is quoted', answered({ quotes: [] }), 'noAmount'],
    ['it is no list', answered({ quotes: 'many' }), 'wrongAnswer'],
    ['the amount is negative', answered({ quotes: [{ toAmount: '-1' }] }), 'wrongAnswer'],
  ])(
    'shows no amount on screen when %s, and refetches it on demand',
    async (_why, answer, problem) => {
      // Developers see a limit as well.
      const { world, service } = begin({ mayLogErrors: answer === tooMany })
      service.fail.quotes = answer
      await openSwap(world)
      await fillSwap(world)
      expect(shownQuote(world)).toBeNull()
      expect(formStatus(world).problem).toBe(problem)
      delete service.fail.quotes
      world.dispatch(quoteRequested())
      await settle()
      expect(formStatus(world).problem).toBeNull()
    },
  )

  it('comes with the prices of both tokens and the coin, those of the account first', async () => {
    const { world, service } = begin()
    service.prices['0x6b175474e89094c44da98b954eedeac495271d0f'] = 1.02
    await openSwap(world)
    world.dispatch(sourceChosen(sideOf(world, 'LINK')))
    await fillSwap(world, { to: 'DAI', amount: '2' })
    expect(shownQuote(world)).toMatchObject({
      sourcePrice: '15',
      targetPrice: '1.02',
      coinPrice: '3000',
      gasPrice: '20000000000',
    })
    const asked = requestsTo(world, '/v1/fungible/price').map(
      ({ body }) => (body as { addresses: string[] }).addresses[0],
    )
    expect(asked).not.toContain(sideOf(world, 'LINK').address)
    expect(asked).toContain(sideOf(world, 'DAI').address)
  })

  it('has an unknown impact without a price, rather than none', async () => {
    const { world } = begin({ service: { isSecretive: true } })
    await openSwap(world)
    await fillSwap(world, { to: 'DAI' })
    expect(shownQuote(world)).toMatchObject({ targetPrice: null })
    expect(selectImpact(world.store.getState())).toBeNull()
    expect(formStatus(world).problem).toBeNull()
  })

  it('waits for what it is judged by, but for three seconds at most', async () => {
    const { world, service } = begin()
    await openSwap(world)
    await pass(60_000)
    service.fail['gas-price'] = hang
    await fillSwap(world)
    expect(shownQuote(world)).toBeNull()
    expect(formStatus(world).problem).toBe('quoting')
    await pass(3_000)
    expect(shownQuote(world)).toMatchObject({ targetAmount: '148.725', gasPrice: null })
    expect(formStatus(world).problem).toBeNull()
  })
})
