import { viewEntry } from '../../../src/domain/views'
import { networkSwitched } from '../../../src/events/networkEvents'
import {
  amountTyped,
  paymentChosen,
  purchaseChosen,
  purchaseStarted,
  quoteRetried,
  widgetUsed,
} from '../../../src/features/onramp/onrampSlice'
import { onrampReset } from '../../../src/features/onramp/onrampEvents'
import { viewPushed, wentBack } from '../../../src/core/router/routerSlice'
import type { HttpResult } from '../../../src/ports/http'
import { answered, refused } from '../../../src/testing/createFakeHttp'
import { featuresGiven } from '../../support/featuresGiven'
import { sampleQuote } from '../../support/states/onrampStates'
import { states } from '../../support/states/states'
import { deferred, pass, settle } from '../../support/flowWorld'
import {
  asked,
  onrampServices,
  problem,
  quote,
  quoteOf,
  sampleLists,
  setUpBuying,
  typeIn,
} from '../../support/onrampWorld'

describe('the quote', () => {
  const { begin, choose, createWorld } = setUpBuying()

  it('is requested once typing has paused, with the full currencies', async () => {
    const world = await choose()
    world.dispatch(amountTyped('1'))
    await pass(300)
    world.dispatch(amountTyped('100'))
    await pass(499)
    expect(asked(world, '/quote')).toEqual([])
    await pass(1)
    expect(asked(world, '/quote')).toHaveLength(1)
    expect(asked(world, '/quote')[0]?.body).toMatchObject({
      amount: '100',
      network: 'USDC',
      paymentCurrency: { id: 'USD' },
      purchaseCurrency: { symbol: 'USDC' },
    })
    expect(quote(world)).toMatchObject({ isLoading: false, answer: sampleQuote() })
    expect(problem(world)).toBeNull()
  })

  it.each<[string, HttpResult, string]>([
    ['500', refused(500), 'unavailable'],
    ['429', refused(429), 'busy'],
    ['400', refused(400), 'unavailable'],
    ['nothing', answered(null), 'unavailable'],
    ['a mock', answered({ ...sampleQuote(), quoteId: 'mocked-quote-id' }), 'mismatch'],
    ['an older sum', answered(sampleQuote('50')), 'mismatch'],
    [
      'another coin',
      answered({ ...sampleQuote(), purchaseAmount: { amount: '98', currency: 'ETH' } }),
      'mismatch',
    ],
    [
      'a sum that does not add up',
      answered({ ...sampleQuote(), coinbaseFee: { amount: '0', currency: 'USD' } }),
      'mismatch',
    ],
    [
      'nothing bought',
      answered({ ...sampleQuote(), purchaseAmount: { amount: '0.00', currency: 'USDC' } }),
      'mismatch',
    ],
    ...['-98', '1e400', 'NaN', '', '9'.repeat(200)].map(
      amount =>
        [
          `the amount “${amount.slice(0, 5)}”`,
          answered({ ...sampleQuote(), purchaseAmount: { amount, currency: 'USDC' } }),
          'unavailable',
        ] as [string, HttpResult, string],
    ),
  ])('is unavailable after %s, and the visitor cannot continue', async (_what, answer, reason) => {
    // Developers also see an alert when requests are rate limited.
    const world = await choose({ '/v1/onramp/quote': answer }, reason === 'busy')
    await typeIn(world, '100')
    expect(quote(world)).toMatchObject({ isLoading: false, answer: null, reason })
    expect(problem(world)).toBe('noQuote')
    world.dispatch(purchaseStarted())
    expect(world.page.windows).toEqual([])
  })

  it('is available after a retry', async () => {
    let isBroken = true
    const world = await choose({
      '/v1/onramp/quote': request => (isBroken ? refused(500) : quoteOf(request)),
    })
    await typeIn(world, '100')
    expect(quote(world).retryAt).toBe(Date.now() + 30_000)
    isBroken = false
    world.dispatch(quoteRetried())
    await settle()
    expect(quote(world).answer).toEqual(sampleQuote())
  })

  it('of an older request is dropped, however late it arrives', async () => {
    const first = deferred<HttpResult>()
    const world = await choose({
      '/v1/onramp/quote': request =>
        (request.body as { amount: string }).amount === '100' ? first.promise : quoteOf(request),
    })
    await typeIn(world, '100')
    await typeIn(world, '250')
    expect(quote(world).answer).toEqual(sampleQuote('250'))
    first.resolve(answered(sampleQuote('100')))
    await settle()
    expect(quote(world).answer).toEqual(sampleQuote('250'))
  })

  it.each([
    ['another sum', amountTyped('101')],
    ['another currency', paymentChosen('EUR')],
    ['another coin', purchaseChosen('ETH')],
    ['another network', networkSwitched({ caipNetworkId: 'eip155:8453', by: 'visitor' })],
  ])('is cleared at once by %s', async (_what, change) => {
    const world = await choose()
    await typeIn(world, '100')
    world.dispatch(change)
    expect(quote(world)).toMatchObject({ isLoading: true, answer: null })
    expect(problem(world)).toBe('quoting')
  })

  it('is shown for half a minute, then refetched', async () => {
    const world = await choose()
    await typeIn(world, '100')
    await pass(29_999)
    expect(asked(world, '/quote')).toHaveLength(1)
    await pass(1)
    expect(asked(world, '/quote')).toHaveLength(2)
  })

  it('expires while the page is hidden, and is refetched once it is visible', async () => {
    const world = await choose()
    await typeIn(world, '100')
    world.page.isHidden = true
    await pass(600_000)
    expect(asked(world, '/quote')).toHaveLength(1)
    expect(quote(world)).toMatchObject({ isLoading: false, reason: 'expired', answer: null })
    world.page.isHidden = false
    world.page.comeBack()
    await settle()
    expect(quote(world).answer).toEqual(sampleQuote())
  })

  it('ignores the limits of examples, which no service set', async () => {
    const world = await choose()
    await typeIn(world, '90000')
    expect(problem(world)).toBeNull()
    expect(quote(world).answer).toEqual(sampleQuote('90000'))
  })

  it('respects the limits of the service, and is never requested for zero', async () => {
    const world = await choose({ '/v1/onramp/options': answered(sampleLists) })
    await typeIn(world, '25000.01')
    expect(problem(world)).toBe('tooMuch')
    await typeIn(world, '9.99')
    expect(problem(world)).toBe('tooLittle')
    await typeIn(world, '0.')
    expect(problem(world)).toBe('wrong')
    await typeIn(world, '')
    expect(problem(world)).toBeNull()
    expect(asked(world, '/quote')).toEqual([])
  })

  it('of an older request is dropped even when the visitor types the older amount again', async () => {
    const first = deferred<HttpResult>()
    let requests = 0
    const world = await choose({
      '/v1/onramp/quote': request => {
        requests += 1
        return requests === 1 ? first.promise : quoteOf(request)
      },
    })
    await typeIn(world, '100')
    world.dispatch(amountTyped('250'))
    world.dispatch(amountTyped('100'))
    first.resolve(answered({ ...sampleQuote(), quoteId: 'late' }))
    await settle()
    expect(quote(world)).toMatchObject({ isLoading: true, answer: null })
    await pass(500)
    expect(quote(world).answer?.quoteId).toBe('quote')
  })

  it('is requested anew when the visitor returns to an earlier amount', async () => {
    const world = await choose()
    await typeIn(world, '100')
    await typeIn(world, '250')
    world.dispatch(amountTyped('100'))
    expect(quote(world)).toMatchObject({ isLoading: true, answer: null })
    await pass(500)
    expect(asked(world, '/quote').map(({ body }) => (body as { amount: string }).amount)).toEqual([
      '100',
      '250',
      '100',
    ])
    expect(quote(world).answer).toEqual(sampleQuote('100'))
  })

  it('is requested without a pause for the service’s currencies, once they are loaded', async () => {
    const lists = deferred<HttpResult>()
    const world = await choose({ '/v1/onramp/options': () => lists.promise })
    await typeIn(world, '100')
    lists.resolve(answered(sampleLists))
    await settle()
    expect(asked(world, '/quote')).toHaveLength(2)
    expect(asked(world, '/quote')[1]?.body).toMatchObject({
      paymentCurrency: sampleLists.paymentCurrencies[0],
      purchaseCurrency: sampleLists.purchaseCurrencies[0],
    })
    expect(quote(world).answer).toEqual(sampleQuote())
  })

  it('tells how long to wait as the service says', async () => {
    const answer = {
      ok: false,
      failure: { status: 503, message: '', retryAfterMs: 7_000 },
    } as const
    const world = await choose({ '/v1/onramp/quote': answer })
    await typeIn(world, '100')
    expect(quote(world)).toMatchObject({ reason: 'unavailable', retryAt: Date.now() + 7_000 })
    await pass(7_000)
    expect(quote(world)).toMatchObject({ reason: 'unavailable', retryAt: Date.now() })
  })

  it('may be retried at once when the service does not tell to wait', async () => {
    const world = await choose({ '/v1/onramp/quote': refused(400) })
    await typeIn(world, '100')
    expect(quote(world)).toMatchObject({ reason: 'unavailable', retryAt: null })
  })

  it('is unavailable on a network that the service does not support', async () => {
    const world = await choose({ '/v1/supported-chains': answered({ http: [], ws: [] }) })
    await typeIn(world, '100')
    expect(asked(world, '/quote')).toEqual([])
    expect(quote(world)).toMatchObject({ answer: null, isLoading: false, reason: 'unavailable' })
  })

  it('keeps its failure on screen, however long that is', async () => {
    const world = await choose({ '/v1/onramp/quote': refused(400) })
    await typeIn(world, '100')
    await pass(3 * 3_600_000)
    expect(quote(world)).toMatchObject({ isLoading: false, reason: 'unavailable' })
    expect(asked(world, '/quote')).toHaveLength(1)
  })

  it('stays when the visitor looks at the currencies and goes back', async () => {
    const world = await choose()
    await typeIn(world, '100')
    world.dispatch(viewPushed(viewEntry('OnRampFiatSelect')))
    await pass(10_000)
    world.dispatch(wentBack({}))
    await settle()
    expect(quote(world).answer).toEqual(sampleQuote())
    expect(asked(world, '/quote')).toHaveLength(1)
  })

  it('expires while the visitor looks at the currencies, and is refetched on the way back', async () => {
    const world = await choose()
    await typeIn(world, '100')
    world.dispatch(viewPushed(viewEntry('OnRampFiatSelect')))
    await pass(30_000)
    expect(quote(world)).toMatchObject({ answer: null, reason: 'expired' })
    await pass(60_000)
    expect(asked(world, '/quote')).toHaveLength(1)
    world.dispatch(wentBack({}))
    await settle()
    expect(quote(world).answer).toEqual(sampleQuote())
  })

  it('is forgotten with the form when the host resets it', async () => {
    const world = await choose()
    await typeIn(world, '100')
    world.dispatch(onrampReset())
    expect(quote(world)).toEqual({ answer: null, isLoading: false, reason: null, retryAt: null })
    await pass(60_000)
    expect(asked(world, '/quote')).toHaveLength(1)
    world.dispatch(amountTyped('100'))
    expect(quote(world)).toMatchObject({ answer: null, isLoading: true })
  })

  it('is requested for the widget in the host’s page when that is focused', async () => {
    const world = createWorld({ state: states.account, http: onrampServices })
    await typeIn(world, '100')
    expect(quote(world).answer).toEqual(sampleQuote())
    await pass(30_000)
    expect(quote(world).reason).toBe('expired')
    world.dispatch(widgetUsed())
    await settle()
    expect(quote(world).answer).toEqual(sampleQuote())
  })

  it('is not requested where no offered provider quotes', async () => {
    const world = begin()
    world.dispatch(featuresGiven({ onramp: { providers: ['meld'], meldPublicKey: 'key' } }))
    await typeIn(world, '100')
    expect(asked(world, '/quote')).toEqual([])
    expect(quote(world)).toMatchObject({ answer: null, isLoading: false, reason: null })
  })
})
