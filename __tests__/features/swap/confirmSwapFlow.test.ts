import { decodeFunctionData, erc20Abi } from 'viem'
import { ModalError } from '../../../src/domain/ModalError'
import { RECEIPT_TIMEOUT_MS, SEND_TIMEOUT_MS } from '../../../src/domain/limits'
import { readSwapCall } from '../../../src/domain/swap/swapCalldata'
import { reviewFingerprint } from '../../../src/domain/swap/swapReview'
import { viewEntry } from '../../../src/domain/views'
import { backRequested } from '../../../src/events/backEvents'
import { modalCloseRequested, modalOpenRequested } from '../../../src/events/modalEvents'
import { walletNetworkReported } from '../../../src/events/networkEvents'
import { selectToasts } from '../../../src/core/notifications/notificationsSlice'
import { selectHistory } from '../../../src/core/router/routerSelectors'
import { selectSwapDangers } from '../../../src/features/swap/swapDangers'
import { isUnsettled } from '../../../src/domain/walletRequest'
import { selectRequests } from '../../../src/core/requests/requestsSlice'
import { selectEarlierSwap } from '../../../src/features/swap/swapSelectors'
import {
  newPriceAccepted,
  swapConfirmed,
  swapReviewRequested,
} from '../../../src/features/swap/swapSlice'
import { describeActivity, selectActivity } from '../../../src/core/transactions/activitySelectors'
import { selectSubmitted } from '../../../src/core/transactions/transactionsSlice'
import type { Receipt, TokenTransfer } from '../../../src/ports/chainClient'
import { memoryStorage } from '../../../src/testing/memoryStorage'
import { ALICE, deferred, hang, NOW, pass, settle } from '../../support/flowWorld'
import {
  APPROVAL_HASH,
  broken,
  COIN,
  confirmSwap,
  LINK,
  requestsTo,
  reviewSwap,
  ROUTER,
  sellToken,
  setUpSwapTests,
  SWAP_HASH,
  swapOf,
  THIEF,
  USDC,
  USDT,
  viewOf,
} from '../../support/swapWorld'

describe('a swap', () => {
  const begin = setUpSwapTests()
  type World = ReturnType<typeof begin>['world']
  const balancesOf = (world: World) =>
    world.http.requests.filter(({ path }) => path.endsWith('/balance'))

  describe('of the coin', () => {
    it('is reviewed without an allowance, from its decoded calldata', async () => {
      const { world } = begin()
      await reviewSwap(world)
      expect(viewOf(world)).toBe('SwapPreview')
      const { phase, review, fingerprint } = swapOf(world)
      expect(phase).toBe('reviewing')
      expect(review).toMatchObject({
        connectorId: 'io.heron',
        from: ALICE,
        amount: '0.05',
        targetAmount: '148.725',
        minimum: '147.23775',
        impact: '0.85',
        step: 'swap',
        hasAllowStep: false,
        spender: null,
        router: ROUTER,
        isRead: true,
        cost: '0.0042',
        transaction: { to: ROUTER, value: '50000000000000000' },
      })
      expect(review && reviewFingerprint(review)).toBe(fingerprint)
      expect(requestsTo(world, '/v1/convert/allowance')).toEqual([])
    })

    it('is sent to the wallet as reviewed, once, and tracked in the activity', async () => {
      const receipt = deferred<Receipt>()
      const { world, sent } = begin({ adapter: { waitForReceipt: () => receipt.promise } })
      await reviewSwap(world)
      const { review, fingerprint } = swapOf(world)
      world.dispatch(swapConfirmed())
      world.dispatch(swapConfirmed())
      expect(swapOf(world).phase).toBe('checking')
      await settle()
      expect(sent).toMatchObject([
        {
          batch: {
            from: ALICE,
            caipNetworkId: 'eip155:1',
            calls: [{ to: ROUTER, data: review?.transaction.data, value: '0xb1a2bc2ec50000' }],
          },
          fingerprint,
        },
      ])
      expect(swapOf(world)).toMatchObject({
        phase: 'submitted',
        submitted: { hash: SWAP_HASH },
        amount: '',
      })
      expect(selectSubmitted(world.store.getState())).toMatchObject([
        {
          hash: SWAP_HASH,
          to: ROUTER,
          amount: '0.05',
          symbol: 'ETH',
          swappedFor: { symbol: 'USDC', decimals: 6 },
          status: 'pending',
        },
      ])
      expect(selectHistory(world.store.getState())).toEqual([
        viewEntry('Account'),
        viewEntry('SwapPreview'),
      ])
      receipt.resolve({ hash: SWAP_HASH, status: 'confirmed', minedAt: NOW })
      await settle()
      expect(swapOf(world).phase).toBe('done')
      expect(selectToasts(world.store.getState())).toEqual([])
    })

    it('shows a toast with its outcome after the visitor has left', async () => {
      const receipt = deferred<Receipt>()
      const { world } = begin({ adapter: { waitForReceipt: () => receipt.promise } })
      await reviewSwap(world)
      await confirmSwap(world)
      world.dispatch(modalCloseRequested({ by: 'page' }))
      await settle()
      receipt.resolve({ hash: SWAP_HASH, status: 'confirmed', minedAt: NOW })
      await settle()
      expect(selectToasts(world.store.getState())).toMatchObject([
        { text: 'toast.swapped', params: { amount: '0.05', symbol: 'ETH' } },
      ])
    })

    describe('once confirmed', () => {
      const mined = async (transfers?: readonly TokenTransfer[], to = 'USDC') => {
        const receipt = { hash: SWAP_HASH, status: 'confirmed', minedAt: NOW } as const
        const { world } = begin({
          adapter: {
            waitForReceipt: async () => ({ ...receipt, ...(transfers && { transfers }) }),
          },
        })
        await reviewSwap(world, { to })
        await confirmSwap(world)
        const [transaction] = selectActivity(world.store.getState()).transactions
        return { world, row: transaction && describeActivity(transaction, 'en').transfers }
      }
      const moved = (from: string, to: string, units: string, token = USDC) => ({
        token,
        from: from.toLowerCase(),
        to: to.toLowerCase(),
        units,
      })

      it('shows the received amount, never the quoted one', async () => {
        const { world, row } = await mined([
          moved(ROUTER, ALICE, '150000000', LINK),
          moved(ROUTER, ALICE, '148000000'),
          moved(ROUTER, ROUTER, '999000000'),
          moved(ROUTER, ALICE, '150000'),
          moved(ALICE, ROUTER, '50000'),
        ])
        expect(swapOf(world)).toMatchObject({ phase: 'done', submitted: { received: '148.1' } })
        expect(row).toMatchObject([
          { direction: 'out', quantity: '0.050', symbol: 'ETH' },
          { direction: 'in', quantity: '148.100', symbol: 'USDC' },
        ])
      })

      it.each([
        ['no node tells what came', undefined],
        ['nothing of it came to the account', [moved(ROUTER, THIEF, '148000000')]],
      ])('shows no amount when %s', async (_why, transfers) => {
        const { world, row } = await mined(transfers)
        expect(swapOf(world)).toMatchObject({ phase: 'done', submitted: { hash: SWAP_HASH } })
        expect(swapOf(world).submitted).not.toHaveProperty('received')
        expect(row).toMatchObject([{ direction: 'out', quantity: '0.050', symbol: 'ETH' }])
      })

      it('refetches both tokens on their chain', async () => {
        const { world } = await mined()
        await settle()
        const { params } = balancesOf(world).at(-1) ?? {}
        expect(params).toMatchObject({ forceUpdate: `eip155:1:${COIN},eip155:1:${USDC}` })
        await pass(60_000)
        expect(balancesOf(world).at(-1)?.params?.['forceUpdate']).toBeUndefined()
      })

      it('refetches them when they next come on screen, if they are not on screen now', async () => {
        const receipt = deferred<Receipt>()
        const { world } = begin({ adapter: { waitForReceipt: () => receipt.promise } })
        await reviewSwap(world)
        await confirmSwap(world)
        world.dispatch(modalCloseRequested({ by: 'page' }))
        receipt.resolve({ hash: SWAP_HASH, status: 'confirmed', minedAt: NOW })
        await settle()
        world.dispatch(modalOpenRequested({ view: viewEntry('Account') }))
        await settle()
        expect(balancesOf(world).at(-1)?.params).toMatchObject({
          forceUpdate: `eip155:1:${COIN},eip155:1:${USDC}`,
        })
      })
    })

    it('fails in the view that waits for it when the network rejects it', async () => {
      const refused = async () => ({ hash: SWAP_HASH, status: 'failed', minedAt: NOW }) as const
      const { world, sent } = begin({ adapter: { waitForReceipt: refused } })
      await reviewSwap(world)
      await confirmSwap(world)
      expect(swapOf(world)).toMatchObject({
        phase: 'failed',
        error: { code: 'TRANSACTION_FAILED' },
      })
      await confirmSwap(world)
      expect(sent).toHaveLength(1)
    })
  })

  describe('of a token', () => {
    it('is allowed exactly the amount, then reviewed and swapped', async () => {
      const receipt = deferred<Receipt>()
      const { world, sent, service } = begin({
        adapter: { waitForReceipt: hash => (hash === APPROVAL_HASH ? receipt.promise : hang()) },
      })
      await sellToken(world)
      expect(swapOf(world).review).toMatchObject({
        step: 'allow',
        hasAllowStep: true,
        spender: ROUTER,
        router: ROUTER,
        transaction: { to: USDC, value: '0' },
      })
      await confirmSwap(world)
      const [{ batch }] = sent as [(typeof sent)[0]]
      const data = batch.calls[0]?.data as `0x${string}`
      expect(batch.calls[0]).toMatchObject({ to: USDC, value: '0x0' })
      expect(decodeFunctionData({ abi: erc20Abi, data })).toEqual({
        functionName: 'approve',
        args: [expect.stringMatching(new RegExp(ROUTER, 'i')), 60_000_000n],
      })
      expect(swapOf(world).phase).toBe('settling')
      expect(selectRequests(world.store.getState()).entries.filter(isUnsettled)).toEqual([])
      expect(selectSubmitted(world.store.getState())).toEqual([])

      service.allowance = 60_000_000n
      receipt.resolve({ hash: APPROVAL_HASH, status: 'confirmed', minedAt: NOW })
      await settle()
      expect(swapOf(world)).toMatchObject({
        phase: 'reviewing',
        review: { step: 'swap', hasAllowStep: true, spender: ROUTER },
      })
      expect(sent).toHaveLength(1) // the second step needs a press of its own
      await confirmSwap(world)
      expect(sent).toHaveLength(2)
      expect(sent[1]?.batch.calls[0]).toMatchObject({ to: ROUTER, value: '0x0' })
      expect(swapOf(world).phase).toBe('submitted')
    })

    it('resets an earlier allowance that its contract would keep, then allows and swaps', async () => {
      const { world, sent, service } = begin({
        service: { allowance: 1n },
        adapter: {
          waitForReceipt: async hash =>
            hash === APPROVAL_HASH ? { hash, status: 'confirmed', minedAt: NOW } : hang(),
        },
      })
      const approved = (at: number) =>
        decodeFunctionData({ abi: erc20Abi, data: sent[at]?.batch.calls[0]?.data as `0x${string}` })
          .args[1]
      await sellToken(world, { of: 'USDT' })
      expect(swapOf(world).review).toMatchObject({
        step: 'reset',
        hasResetStep: true,
        spender: ROUTER,
        transaction: { to: USDT, value: '0' },
      })
      await confirmSwap(world)
      expect(approved(0)).toBe(0n)
      await pass(1_000) // the service that reads allowances is a block behind
      expect(swapOf(world)).toMatchObject({ phase: 'settling', review: { step: 'reset' } })

      service.allowance = 0n
      await pass(1_000)
      expect(swapOf(world)).toMatchObject({
        phase: 'reviewing',
        review: { step: 'allow', hasResetStep: true, hasAllowStep: true },
      })
      await confirmSwap(world)
      expect(approved(1)).toBe(60_000_000n)
      service.allowance = 60_000_000n
      await pass(1_000)
      expect(swapOf(world)).toMatchObject({
        phase: 'reviewing',
        review: { step: 'swap', hasResetStep: true, spender: ROUTER },
      })
      await confirmSwap(world)
      expect(sent).toHaveLength(3)
      expect(swapOf(world).phase).toBe('submitted')
    })

    it('waits for a service that is a block behind, but not forever', async () => {
      const confirmed = async () =>
        ({ hash: APPROVAL_HASH, status: 'confirmed', minedAt: NOW }) as const
      const { world, service } = begin({ adapter: { waitForReceipt: confirmed } })
      await sellToken(world)
      await confirmSwap(world)
      expect(swapOf(world).phase).toBe('settling')
      service.allowance = 60_000_000n
      await pass(1_000)
      expect(swapOf(world)).toMatchObject({ phase: 'reviewing', review: { step: 'swap' } })
    })

    it('reports an approval that the network rejects, or does not confirm', async () => {
      let answer: Promise<Receipt> = Promise.resolve({
        hash: APPROVAL_HASH,
        status: 'failed',
        minedAt: NOW,
      })
      const { world } = begin({ adapter: { waitForReceipt: () => answer } })
      await sellToken(world)
      await confirmSwap(world)
      expect(swapOf(world)).toMatchObject({
        phase: 'failed',
        error: { code: 'TRANSACTION_FAILED' },
      })
      answer = hang()
      await confirmSwap(world)
      await pass(RECEIPT_TIMEOUT_MS)
      expect(swapOf(world)).toMatchObject({ phase: 'failed', error: { code: 'RECEIPT_TIMEOUT' } })
    })

    it('does not report an approval as rejected that was replaced in the wallet', async () => {
      const { world } = begin({
        adapter: { waitForReceipt: async hash => ({ hash, status: 'replaced' }) },
      })
      await sellToken(world)
      await confirmSwap(world)
      const error = { code: 'TRANSACTION_REPLACED' }
      expect(swapOf(world)).toMatchObject({ phase: 'failed', error })
    })
  })

  describe('is stopped before the wallet request', () => {
    it('when the price has moved beyond the tolerance, with a new review', async () => {
      const { world, sent, service } = begin()
      await reviewSwap(world)
      service.moved = -5
      await confirmSwap(world)
      expect(sent).toEqual([])
      expect(swapOf(world)).toMatchObject({
        phase: 'moved',
        review: { targetAmount: '141.28875', minimum: '139.875863' },
      })
      await confirmSwap(world)
      expect(sent).toEqual([])
      world.dispatch(newPriceAccepted())
      await confirmSwap(world)
      expect(sent).toHaveLength(1)
      expect(sent[0]?.batch.calls[0]?.data).toBe(swapOf(world).review?.transaction.data)
    })

    it('not when the price has moved within it: the reviewed transaction is sent', async () => {
      const { world, sent, service } = begin()
      await reviewSwap(world)
      const reviewed = swapOf(world).review?.transaction.data
      service.moved = -0.5
      await confirmSwap(world)
      expect(sent[0]?.batch.calls[0]?.data).toBe(reviewed)
    })

    it('never by a stale review: one older than the price is replaced first', async () => {
      const { world, sent, service } = begin()
      await reviewSwap(world)
      const reviewed = swapOf(world).review
      world.page.isHidden = true
      await pass(3_600_000)
      service.moved = 0.5
      await confirmSwap(world)
      const { review } = swapOf(world)
      const fingerprint = review && reviewFingerprint(review)
      expect(review?.transaction.data).not.toBe(reviewed?.transaction.data)
      expect(Number(review?.minimum)).toBeGreaterThan(Number(reviewed?.minimum))
      expect(sent).toMatchObject([
        { batch: { calls: [{ data: review?.transaction.data }] }, fingerprint },
      ])
    })

    it.each([
      ['of any age', 0],
      ['an hour old', 3_600_000],
    ])('when the price is better by more than the tolerance, for a review %s', async (_age, ms) => {
      const { world, sent, service } = begin()
      await reviewSwap(world)
      world.page.isHidden = true
      await pass(ms)
      service.moved = 20
      await confirmSwap(world)
      expect(sent).toEqual([])
      expect(swapOf(world)).toMatchObject({
        phase: 'moved',
        review: { targetAmount: '178.47', minimum: '176.6853' },
      })
      world.dispatch(newPriceAccepted())
      await confirmSwap(world)
      expect(readSwapCall(sent[0]?.batch.calls[0]?.data ?? '')?.minimumUnits).toBe('176685300')
    })

    it.each([
      ['router', { router: THIEF }],
      ['function', { calldata: `0xdeadbeef${'0'.repeat(64)}` as const }],
    ])('when the %s differs from the reviewed one', async (_what, change) => {
      const { world, sent, service } = begin()
      await reviewSwap(world)
      Object.assign(service, change)
      await confirmSwap(world)
      expect(sent).toEqual([])
      expect(swapOf(world)).toMatchObject({ phase: 'failed', error: { code: 'INTENT_CHANGED' } })
      await confirmSwap(world)
      expect(sent).toEqual([]) // It needs a new review.
    })

    it('when the spender differs from the reviewed one', async () => {
      const { world, sent, service } = begin()
      await sellToken(world)
      service.spender = THIEF
      await confirmSwap(world)
      expect(sent).toEqual([])
      expect(swapOf(world).error).toMatchObject({ code: 'INTENT_CHANGED' })
    })

    it.each([
      ['pays another recipient', { recipient: THIEF }, 'routeDiffers'],
      ['lowers the minimum', { keeps: 50n }, 'minimumTooLow'],
    ])('when the built transaction %s', async (_what, change, problem) => {
      const { world, sent, service } = begin()
      await reviewSwap(world)
      Object.assign(service, change)
      await confirmSwap(world)
      expect(sent).toEqual([])
      expect(swapOf(world)).toMatchObject({ phase: 'stale', reviewProblem: problem })
      await confirmSwap(world)
      expect(sent).toEqual([])
    })

    it('when the price cannot be fetched', async () => {
      const { world, sent, service } = begin()
      await reviewSwap(world)
      service.fail.quotes = broken
      await confirmSwap(world)
      expect(sent).toEqual([])
      expect(swapOf(world).reviewProblem).toBe('unreachable')
      delete service.fail.quotes
      world.dispatch(swapReviewRequested())
      await settle()
      await confirmSwap(world)
      expect(sent).toHaveLength(1)
    })

    it('when the visitor has left', async () => {
      const quote = deferred<never>()
      const { world, sent, service } = begin()
      await reviewSwap(world)
      service.fail.quotes = () => quote.promise
      await confirmSwap(world)
      world.dispatch(backRequested())
      await pass(60_000)
      expect(sent).toEqual([])
      expect(swapOf(world)).toMatchObject({ phase: 'editing', review: null, amount: '0.05' })
    })

    it('when the wallet is on another network', async () => {
      const { world, sent } = begin()
      await reviewSwap(world)
      world.dispatch(walletNetworkReported({ namespace: 'eip155', caipNetworkId: 'eip155:8453' }))
      await confirmSwap(world)
      expect(sent).toEqual([])
    })
  })

  describe('in the wallet', () => {
    it('that is rejected sends nothing, and succeeds on the second try', async () => {
      let declines = true
      const { world, sent } = begin({
        sendCall: async () => {
          if (!declines) return SWAP_HASH
          declines = false
          throw new ModalError('USER_REJECTED', 'no')
        },
      })
      await reviewSwap(world)
      await confirmSwap(world)
      expect(swapOf(world)).toMatchObject({ phase: 'failed', error: { code: 'USER_REJECTED' } })
      await confirmSwap(world)
      expect(sent).toHaveLength(2)
      expect(swapOf(world).phase).toBe('submitted')
    })

    it('that times out is late, and its hash is still reported', async () => {
      const answer = deferred<string>()
      const { world } = begin({ sendCall: () => answer.promise })
      await reviewSwap(world)
      await confirmSwap(world)
      await pass(SEND_TIMEOUT_MS)
      expect(swapOf(world)).toMatchObject({ phase: 'failed', error: { code: 'SEND_TIMEOUT' } })
      await confirmSwap(world)
      expect(world.types().filter(type => type === 'requests/opened')).toHaveLength(1)
      answer.resolve(SWAP_HASH)
      await settle()
      expect(selectSubmitted(world.store.getState())).toMatchObject([{ hash: SWAP_HASH }])
    })

    it('with an unknown outcome puts the next review in doubt, in another tab as well', async () => {
      const storage = memoryStorage()
      const create = () =>
        begin({
          storage,
          async sendCall() {
            throw new ModalError('SEND_UNCERTAIN', 'lost')
          },
        }).world
      const world = create()
      await reviewSwap(world)
      await confirmSwap(world)
      expect(swapOf(world)).toMatchObject({ phase: 'failed', error: { code: 'SEND_UNCERTAIN' } })
      const other = create()
      await reviewSwap(other)
      expect(selectEarlierSwap(other.store.getState())).toBe('doubt')
      expect(selectSwapDangers(other.store.getState())).toMatchObject([{ kind: 'looked' }])
      const written = create()
      await reviewSwap(written, { amount: '0.050' })
      expect(selectEarlierSwap(written.store.getState())).toBe('doubt')
      const another = create()
      await reviewSwap(another, { to: 'LINK' })
      expect(selectEarlierSwap(another.store.getState())).toBe('none')
    })
  })
})
