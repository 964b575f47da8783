import { viewEntry } from '../../../src/domain/views'
import { DEFAULT_FEATURES } from '../../../src/domain/options'
import {
  accountsChanged,
  disconnected,
  disconnectRequested,
  walletConnected,
} from '../../../src/events/connectionEvents'
import { modalCloseRequested } from '../../../src/events/modalEvents'
import { networkSwitched } from '../../../src/events/networkEvents'
import {
  selectBuyProblem,
  selectCurrencies,
  selectOfferedProviders,
  selectQuote,
} from '../../../src/features/onramp/onrampSelectors'
import {
  amountTyped,
  linkFollowed,
  morePurchasesWanted,
  paymentChosen,
  providerChosen,
  purchaseChosen,
  purchaseStarted,
  purchaseStopped,
  quoteRetried,
  selectOnRamp,
  windowWanted,
} from '../../../src/features/onramp/onrampSlice'
import { selectPurchases } from '../../../src/core/transactions/purchaseSelectors'
import { selectCachedImage } from '../../../src/core/wallets/images/cachedImage'
import { networksConfigured } from '../../../src/core/network/networkSlice'
import { optionsGiven } from '../../../src/core/options/optionsSlice'
import { viewPushed, wentBack } from '../../../src/core/router/routerSlice'
import { selectHistory } from '../../../src/core/router/routerSelectors'
import type { HttpRequest, HttpResult } from '../../../src/ports/http'
import { answered, refused, type HttpAnswer } from '../../../src/testing/createFakeHttp'
import { selectModalApiState } from '../../../src/services/selectModalApiState'
import { samplePurchase, sampleQuote } from '../../support/states/onrampStates'
import { SAMPLE_ADDRESS, sampleSolana } from '../../../src/testing/samples'
import { stateAfter } from '../../../src/testing/stateAfter'
import { states } from '../../support/states/states'
import { deferred, NOW, pass, quietServices, setUpFlowTests, settle } from '../../support/flowWorld'

const CHECKOUT = 'https://pay.coinbase.com/buy/select-asset?appId=1'
const quoteOf = ({ body }: HttpRequest) =>
  answered(sampleQuote((body as { readonly amount: string }).amount))

const sampleLists = {
  paymentCurrencies: [
    { id: 'USD', payment_method_limits: [{ id: 'card', min: '10', max: '25000' }] },
    { id: 'EUR', payment_method_limits: [{ id: 'card', min: '10', max: '25000' }] },
  ],
  purchaseCurrencies: [
    { id: '1', name: 'USD Coin', symbol: 'USDC', networks: [] },
    { id: '2', name: 'Ether', symbol: 'ETH', networks: [] },
  ],
}

const services: Readonly<Record<string, HttpAnswer>> = {
  ...quietServices,
  '/v1/onramp/options': refused(404),
  '/v1/onramp/quote': quoteOf,
  '/v1/generators/onrampurl': answered({ url: CHECKOUT }),
}

describe('buying', () => {
  const createWorld = setUpFlowTests()
  type World = ReturnType<typeof createWorld>
  const begin = (http: Readonly<Record<string, HttpAnswer>> = {}, mayLogErrors = false) => {
    const world = createWorld({
      state: states.account,
      http: { ...services, ...http },
      mayLogErrors,
    })
    world.dispatch(viewPushed(viewEntry('OnRampProviders')))
    return world
  }
  const choose = async (http: Readonly<Record<string, HttpAnswer>> = {}, mayLogErrors = false) => {
    const world = begin(http, mayLogErrors)
    await settle()
    world.dispatch(providerChosen('coinbase'))
    await settle()
    return world
  }
  const asked = ({ http }: World, path: string) =>
    http.requests.filter(request => request.path.endsWith(path))
  const quote = ({ store }: World) => selectQuote(store.getState())
  const currencies = ({ store }: World) => selectCurrencies(store.getState())
  const problem = ({ store }: World) => selectBuyProblem(store.getState())
  const buying = ({ store }: World) => selectOnRamp(store.getState())
  const screen = ({ store }: World) => selectHistory(store.getState()).at(-1)?.name
  const typeIn = async (world: World, amount: string) => {
    world.dispatch(amountTyped(amount))
    await pass(500)
  }

  it('loads currencies and countries once providers are on screen, and not before', async () => {
    const world = createWorld({ state: states.account, http: services })
    await pass(5_000)
    expect(world.http.requests).toEqual([])
    world.dispatch(viewPushed(viewEntry('OnRampProviders')))
    await settle()
    expect(asked(world, '/onramp/options')).toHaveLength(1)
    const [link] = asked(world, '/onrampurl')
    expect(link).toMatchObject({
      method: 'POST',
      contentType: 'text',
      params: { projectId: 'sample' },
      body: {
        destinationWallets: [
          {
            address: SAMPLE_ADDRESS,
            blockchains: [
              'ethereum',
              'arbitrum',
              'polygon',
              'berachain',
              'avalanche-c-chain',
              'optimism',
              'celo',
              'base',
            ],
            assets: ['USDC'],
          },
        ],
        defaultNetwork: 'ethereum',
        partnerUserId: SAMPLE_ADDRESS,
        defaultExperience: 'buy',
      },
    })
    expect(Object.keys(link?.body as object)).toEqual([
      'destinationWallets',
      'defaultNetwork',
      'partnerUserId',
      'defaultExperience',
    ])
  })

  it('falls back to examples when the service has no lists', async () => {
    const world = begin()
    await settle()
    expect(currencies(world).areExamples).toBe(true)
    world.dispatch(viewPushed(viewEntry('OnRampFiatSelect')))
    await settle()
    expect(asked(world, '/onramp/options')).toHaveLength(1)
    expect(currencies(world).payments.map(({ id }) => id)).toEqual(['USD', 'EUR'])
    expect(currencies(world).purchases.map(({ symbol }) => symbol)).toEqual(['USDC', 'ETH'])
  })

  it('uses the service’s own lists, with one request', async () => {
    const own = {
      paymentCurrencies: [
        { id: 'GBP', payment_method_limits: [{ id: 'card', min: '5', max: '50' }] },
      ],
      purchaseCurrencies: [{ id: 'x', name: 'Dai', symbol: 'DAI', networks: [] }],
    }
    const world = begin({ '/v1/onramp/options': answered(own) })
    await settle()
    world.dispatch(viewPushed(viewEntry('OnRampFiatSelect')))
    await settle()
    expect(currencies(world)).toMatchObject({ areExamples: false, payments: own.paymentCurrencies })
    expect(asked(world, '/onramp/options')).toHaveLength(1)
  })

  it('loads the pictures of what is on screen, and none before', async () => {
    const blob = new Blob(['<svg/>'], { type: 'image/svg+xml' })
    const drawing = answered(Object.assign(blob, { text: async () => '<svg/>' }))
    const world = begin({
      '/v1/onramp/options': answered(sampleLists),
      '/public/getCurrencyImage/*': drawing,
      '/public/getTokenImage/*': drawing,
    })
    const pictures = () =>
      world.http.requests.flatMap(({ path }) => (path.startsWith('/public/') ? [path] : []))
    await settle()
    expect(pictures()).toEqual([])
    world.dispatch(providerChosen('coinbase'))
    await settle()
    expect(pictures()).toEqual(['/public/getCurrencyImage/USD', '/public/getTokenImage/USDC'])
    world.dispatch(viewPushed(viewEntry('OnRampFiatSelect')))
    await settle()
    expect(pictures().slice(2)).toEqual(['/public/getCurrencyImage/EUR'])
    world.dispatch(wentBack({}))
    world.dispatch(viewPushed(viewEntry('OnRampTokenSelect')))
    await settle()
    expect(pictures().slice(3)).toEqual(['/public/getTokenImage/ETH'])
    expect(selectCachedImage(world.store.getState(), 'token', 'ETH')).toContain('data:image/svg')
  })

  describe('the quote', () => {
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
    ])(
      'is unavailable after %s, and the visitor cannot continue',
      async (_what, answer, reason) => {
        // Developers also see an alert when requests are rate limited.
        const world = await choose({ '/v1/onramp/quote': answer }, reason === 'busy')
        await typeIn(world, '100')
        expect(quote(world)).toMatchObject({ isLoading: false, answer: null, reason })
        expect(problem(world)).toBe('noQuote')
        world.dispatch(purchaseStarted())
        expect(world.page.windows).toEqual([])
      },
    )

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
  })

  describe('the provider’s window', () => {
    it('opens synchronously in the press, without an opener, with both amounts in its URL', async () => {
      const world = await choose()
      await typeIn(world, '100.5')
      expect(asked(world, '/onrampurl').at(-1)?.body).toMatchObject({
        presetFiatAmount: 100.5,
        presetCryptoAmount: 98.58,
      })
      expect(problem(world)).toBeNull()
      await typeIn(world, '100.555')
      expect(asked(world, '/onrampurl').at(-1)?.body).not.toHaveProperty('presetFiatAmount')
      world.dispatch(purchaseStarted())
      expect(world.page.windows).toMatchObject([{ url: CHECKOUT, opener: null }])
      expect(buying(world)).toMatchObject({ phase: 'open', openedUrl: CHECKOUT })
      world.dispatch(purchaseStopped())
    })

    it.each([
      ['100.5', {}],
      ['100', { presetFiatAmount: 100 }],
    ])(
      'gets only whole amounts when the service accepts no fractional ones: %s',
      async (typed, sums) => {
        const isWhole = (preset: unknown) => preset === undefined || Number.isInteger(preset)
        const world = await choose({
          '/v1/generators/onrampurl': ({ body }) => {
            const { presetFiatAmount, presetCryptoAmount } = body as Record<string, unknown>
            const isTaken = isWhole(presetFiatAmount) && isWhole(presetCryptoAmount)
            return isTaken ? answered({ url: CHECKOUT }) : refused(400)
          },
        })
        await typeIn(world, typed)
        const { destinationWallets, defaultNetwork, partnerUserId, defaultExperience, ...rest } =
          asked(world, '/onrampurl').at(-1)?.body as Record<string, unknown>
        expect([destinationWallets, defaultNetwork, partnerUserId, defaultExperience]).toHaveLength(
          4,
        )
        expect(rest).toEqual(sums)
        expect(problem(world)).toBeNull()
      },
    )

    it.each([
      'http://pay.coinbase.com/buy',
      'https://pay.coinbase.com.evil.example/buy',
      'https://evil.example/?pay.coinbase.com',
      `https://pay.coinbase.com/buy?addresses={"0x000000000000000000000000000000000000dEaD":["base"]}`,
      'https://user@pay.coinbase.com/',
      'javascript:alert(1)',
      'data:text/html,x',
      'intent://pay.coinbase.com#Intent;end',
      '',
      7,
    ])('never opens %s', async url => {
      const world = await choose({ '/v1/generators/onrampurl': answered({ url }) })
      expect(selectOfferedProviders(world.store.getState())[0]).toMatchObject({
        standing: 'unavailable',
        url: null,
      })
      world.dispatch(purchaseStarted())
      expect(world.page.openedLinks).toEqual([])
    })

    it('becomes a link when the browser blocks it, and polling starts once that is followed', async () => {
      const world = await choose()
      world.page.arePopupsBlocked = true
      world.dispatch(purchaseStarted())
      expect(buying(world)).toMatchObject({ phase: 'blocked', openedUrl: CHECKOUT })
      await pass(60_000)
      expect(asked(world, '/history')).toEqual([])
      world.dispatch(linkFollowed())
      await settle()
      expect(buying(world)).toMatchObject({ phase: 'open', isLooking: true })
      expect(asked(world, '/history')).toHaveLength(1)
      world.dispatch(purchaseStopped())
    })

    it('stays open while accounts of other chain families change (P14)', async () => {
      const world = await choose({ '/v1/account/*/history': answered({ data: [], next: null }) })
      world.dispatch(purchaseStarted())
      await settle()
      const before = buying(world)
      const { length } = asked(world, '/onrampurl')
      world.dispatch(accountsChanged({ namespace: 'solana', connectorId: 'x', accounts: [] }))
      world.dispatch(disconnected({ namespace: 'bip122', by: 'wallet' }))
      expect(buying(world)).toEqual(before)
      await pass(4_000)
      expect(asked(world, '/history')).toHaveLength(2)
      expect(asked(world, '/onrampurl')).toHaveLength(length)
      world.dispatch(accountsChanged({ namespace: 'eip155', connectorId: 'x', accounts: [] }))
      expect(buying(world).phase).toBe('editing')
    })

    it('is reported as closed, and reopens on a press', async () => {
      const world = await choose()
      world.dispatch(purchaseStarted())
      const [first] = world.page.windows
      world.dispatch(windowWanted())
      expect(first?.focused).toBe(1)
      if (first) first.closed = true
      await pass(500)
      expect(buying(world).phase).toBe('closed')
      world.dispatch(windowWanted())
      expect(world.page.windows).toHaveLength(2)
      expect(buying(world).phase).toBe('open')
      world.dispatch(purchaseStopped())
    })

    it('needs no quote when the provider has none', async () => {
      const world = createWorld({
        state: states.buyNoQuote,
        http: { ...services, '/v1/onramp/quote': refused(400) },
      })
      world.dispatch(wentBack({}))
      world.dispatch(providerChosen('meld'))
      expect(world.page.windows).toHaveLength(1)
    })

    it('is ready when the visitor returns from a choice before typing had paused', async () => {
      const world = await choose()
      await typeIn(world, '100')
      world.dispatch(amountTyped(''))
      world.dispatch(viewPushed(viewEntry('OnRampFiatSelect')))
      await pass(2_000)
      world.dispatch(wentBack({}))
      await pass(1_000)
      expect(problem(world)).toBeNull()
    })

    it('of a provider without quotes opens in the press that picks it', async () => {
      const world = createWorld({
        state: states.onrampProviders,
        http: services,
      })
      world.dispatch(providerChosen('meld'))
      expect(world.page.openedLinks).toEqual([
        `https://meldcrypto.com/?publicKey=key&destinationCurrencyCode=USDC&walletAddress=${SAMPLE_ADDRESS}&externalCustomerId=sample`,
      ])
      expect(screen(world)).toBe('BuyInProgress')
      await pass(200_000)
      expect(asked(world, '/history')).toEqual([])
      expect(buying(world).phase).toBe('open')
    })
  })

  describe('the purchase', () => {
    const open = async (history: HttpAnswer) => {
      const world = await choose({ '/v1/account/*/history': history })
      world.dispatch(purchaseStarted())
      return world
    }
    const page = (...data: readonly unknown[]) => answered({ data, next: null })

    it('is polled at once and every four seconds, with the service’s own parameter', async () => {
      const world = await open(page(samplePurchase('old', undefined, '2020-01-01T00:00:00.000Z')))
      await settle()
      const [look] = asked(world, '/history')
      expect(look).toMatchObject({ params: { onramp: 'coinbase' } })
      expect(look?.params).not.toHaveProperty('chainId')
      await pass(3_999)
      expect(asked(world, '/history')).toHaveLength(1)
      await pass(1)
      expect(asked(world, '/history')).toHaveLength(2)
      world.dispatch(purchaseStopped())
      await pass(60_000)
      expect(asked(world, '/history')).toHaveLength(2)
    })

    it.each([
      [
        'newer than the press',
        samplePurchase('new', undefined, new Date(NOW + 9_000).toISOString()),
      ],
      ['under way', samplePurchase('new', 'ONRAMP_TRANSACTION_STATUS_IN_PROGRESS')],
    ])('that is %s opens the list of purchases', async (_what, purchase) => {
      let isPaid = false
      const world = await open(() => (isPaid ? page(purchase) : page()))
      await pass(8_000)
      isPaid = true
      await pass(4_000)
      expect(screen(world)).toBe('OnRampActivity')
      expect(buying(world)).toMatchObject({ phase: 'editing', isLooking: false })
      expect(selectPurchases(world.store.getState()).transactions).toHaveLength(1)
    })

    it('is polled for three minutes at most', async () => {
      const world = await open(refused(503))
      await pass(179_999)
      expect(buying(world).phase).toBe('open')
      await pass(1)
      await settle()
      expect(buying(world)).toMatchObject({ phase: 'notSeen', isLooking: false })
      expect(asked(world, '/history')).toHaveLength(46)
    })

    it('is not polled while the page is hidden, which does not count towards the three minutes', async () => {
      const world = await open(page())
      await settle()
      world.page.isHidden = true
      await pass(600_000)
      expect(asked(world, '/history')).toHaveLength(1)
      world.page.isHidden = false
      world.page.comeBack()
      await pass(170_000)
      expect(buying(world).phase).toBe('open')
      expect(asked(world, '/history').length).toBeGreaterThan(40)
    })

    it.each([
      ['the modal is closed', modalCloseRequested({ by: 'visitor' })],
      ['the view is left', wentBack({})],
    ])('is not polled once %s', async (_what, leave) => {
      const world = await open(page())
      await settle()
      world.dispatch(leave)
      const before = world.http.requests.length
      await pass(60_000)
      expect(world.http.requests).toHaveLength(before)
      expect(buying(world).phase).toBe('editing')
    })

    it('stays listed however long the view is open', async () => {
      const world = createWorld({
        state: states.account,
        http: { ...services, '/v1/account/*/history': page(samplePurchase('1')) },
      })
      world.dispatch(viewPushed(viewEntry('OnRampActivity')))
      await pass(2 * 3_600_000)
      expect(selectPurchases(world.store.getState())).toMatchObject({
        phase: 'known',
        transactions: [{ id: '1' }],
      })
    })

    it('is read page by page, and refetched from the start', async () => {
      const world = createWorld({
        state: states.account,
        http: {
          ...services,
          '/v1/account/*/history': ({ params }) =>
            params?.['cursor']
              ? page(samplePurchase('2', 'ONRAMP_TRANSACTION_STATUS_IN_PROGRESS'))
              : answered({ data: [samplePurchase('1')], next: 'more' }),
        },
      })
      const cursors = () => asked(world, '/history').map(({ params }) => params?.['cursor'] ?? null)
      world.dispatch(viewPushed(viewEntry('OnRampActivity')))
      await settle()
      expect(selectPurchases(world.store.getState()).hasMore).toBe(true)
      world.dispatch(morePurchasesWanted())
      await settle()
      expect(cursors()).toEqual([null, 'more'])
      const bought = selectPurchases(world.store.getState())
      expect(bought.transactions.map(({ id }) => id)).toEqual(['1', '2'])
      expect(bought.hasMore).toBe(false)
      await pass(3_000)
      expect(cursors()).toEqual([null, 'more', null, 'more'])
    })

    it('and the nonce counts are cleared when the account disconnects (P13)', async () => {
      const world = createWorld({
        state: states.account,
        http: { ...services, '/v1/account/*/history': page(samplePurchase('1')) },
        adapter: {
          loadHistoryReader: async () => ({
            getCollectibles: async () => [],
            getNonces: async () => ({ used: 1, sent: 1 }),
          }),
        },
      })
      world.dispatch(viewPushed(viewEntry('Transactions')))
      await settle()
      world.dispatch(viewPushed(viewEntry('OnRampActivity')))
      await settle()
      const kept = () =>
        Object.keys(selectModalApiState(world.store.getState())?.walletModalApi.queries ?? {})
          .map(key => key.split('(')[0])
          .filter(name => name === 'getPurchases' || name === 'getNonces')
      expect(kept().sort()).toEqual(['getNonces', 'getPurchases'])
      world.dispatch(disconnectRequested({ namespace: 'eip155' }))
      await pass(1_000)
      expect(kept()).toEqual([])
    })

    it('in progress is polled every three seconds on screen, and refreshes the balances on arrival', async () => {
      let status: Parameters<typeof samplePurchase>[1] = 'ONRAMP_TRANSACTION_STATUS_IN_PROGRESS'
      const world = createWorld({
        state: states.account,
        http: { ...services, '/v1/account/*/history': () => page(samplePurchase('1', status)) },
      })
      world.dispatch(viewPushed(viewEntry('OnRampActivity')))
      await pass(6_000)
      expect(asked(world, '/history')).toHaveLength(3)
      expect(world.types()).not.toContain('account/refreshRequested')
      status = 'ONRAMP_TRANSACTION_STATUS_SUCCESS'
      await pass(3_000)
      expect(world.types()).toContain('account/refreshRequested')
      await pass(60_000)
      expect(asked(world, '/history')).toHaveLength(4)
    })
  })

  it('redirects to the providers when none was picked', async () => {
    const world = createWorld({ state: states.account, http: services })
    world.dispatch(viewPushed(viewEntry('BuyInProgress')))
    await settle()
    expect(screen(world)).toBe('OnRampProviders')
  })

  it('returns from a choice, or closes when it is the first view', async () => {
    const world = await choose()
    world.dispatch(viewPushed(viewEntry('OnRampFiatSelect')))
    world.dispatch(paymentChosen('EUR'))
    await settle()
    expect(screen(world)).toBe('BuyInProgress')
  })

  it('restores the defaults once the buyer has disconnected', async () => {
    const world = await choose()
    world.dispatch(paymentChosen('EUR'))
    world.dispatch(purchaseChosen('ETH'))
    await typeIn(world, '100')
    world.dispatch(disconnected({ namespace: 'solana', by: 'wallet' }))
    expect(buying(world)).toMatchObject({ provider: 'coinbase', payment: 'EUR', amount: '100' })
    world.dispatch(disconnected({ namespace: 'eip155', by: 'visitor' }))
    expect(buying(world)).toMatchObject({
      provider: null,
      payment: null,
      purchase: null,
      amount: '',
    })
    expect(quote(world)).toMatchObject({ answer: null, isLoading: false, reason: null })
  })

  it('starts nothing after a time-travel jump', async () => {
    const world = await choose()
    await typeIn(world, '100')
    world.dispatch(purchaseStarted())
    await settle()
    world.halt()
    const before = world.http.requests.length
    await pass(600_000)
    expect(world.http.requests).toHaveLength(before)
    expect(world.page.windows).toHaveLength(1)
  })

  it('offers no provider on a page that switched buying off, and only those it named', async () => {
    const providers = (onramp: unknown) => {
      const world = createWorld({ state: states.account, http: services })
      world.dispatch({
        type: 'walletModal/options/featuresUpdated',
        payload: { onramp },
      })
      return selectOfferedProviders(world.store.getState()).map(({ name }) => name)
    }
    expect(providers(undefined)).toEqual(['coinbase'])
    expect(providers({ meldPublicKey: 'key' })).toEqual(['meld', 'coinbase'])
    expect(providers(['coinbase', 'moonpay', 'coinbase'])).toEqual(['coinbase'])
    expect(providers(['meld', 7])).toEqual([])
    expect(providers('meld')).toEqual([])
    expect(providers(false)).toEqual([])
    expect(providers({ providers: ['coinbase'] })).toEqual(['coinbase'])
    expect(providers({ providers: 'coinbase' })).toEqual([])
  })

  it('offers only Meld to an account on Solana, for its own coin, and none to one on Bitcoin', () => {
    const on = (namespace: 'solana' | 'bip122') => {
      const network =
        namespace === 'solana'
          ? sampleSolana
          : ({ ...sampleSolana, caipNetworkId: 'bip122:1', namespace } as const)
      return selectOfferedProviders(
        stateAfter(
          optionsGiven({
            projectId: 'p',
            features: { ...DEFAULT_FEATURES, onramp: { meldPublicKey: 'k' } },
          }),
          networksConfigured({ networks: [network], defaultId: network.caipNetworkId }),
          walletConnected({
            namespace,
            connectorId: 'w',
            accounts: [{ namespace, address: 'So1', type: 'eoa' }],
            capabilities: [],
            caipNetworkId: network.caipNetworkId,
            walletName: 'W',
            isRestored: false,
          }),
        ),
      )
    }
    expect(on('solana')).toMatchObject([
      {
        name: 'meld',
        standing: 'ready',
        url: 'https://meldcrypto.com/?publicKey=k&destinationCurrencyCode=SOL&walletAddress=So1&externalCustomerId=p',
      },
    ])
    expect(on('bip122')).toEqual([])
  })
})
