import type { UnknownAction } from '@reduxjs/toolkit'
import { viewEntry } from '../../../src/domain/views'
import { disconnectRequested } from '../../../src/events/connectionEvents'
import { transactionMined, transactionSubmitted } from '../../../src/events/sendEvents'
import { tabSelected } from '../../../src/core/account/accountSlice'
import { toastShown } from '../../../src/core/notifications/notificationsSlice'
import { selectHasPurchases } from '../../../src/core/transactions/purchaseSelectors'
import { featuresGiven } from '../../support/featuresGiven'
import { viewPushed } from '../../../src/core/router/routerSlice'
import { BALANCE_TTL_S, PENDING_TRANSACTIONS_MAX, SPAM_PAGES_MAX } from '../../../src/domain/limits'
import { selectActivity } from '../../../src/core/transactions/activitySelectors'
import { activityMoreRequested } from '../../../src/core/transactions/transactionsSlice'
import type { HttpRequest, HttpResult } from '../../../src/ports/http'
import { answered, refused, type HttpAnswer } from '../../../src/testing/createFakeHttp'
import { modalCloseRequested, modalOpenRequested } from '../../../src/events/modalEvents'
import type { Nonces } from '../../../src/ports/chainClient'
import { samplePurchase } from '../../support/states/onrampStates'
import { sampleHistory, sampleTransaction } from '../../support/states/sampleHoldings'
import { states } from '../../support/states/states'
import { sentPayment } from '../../support/payment'
import { deferred, NOW, pass, quietServices, setUpFlowTests, settle } from '../../support/flowWorld'

const activity = tabSelected({ namespace: 'eip155', tab: 'activity' })
/** The age at which a history is refetched. */
const OLD_MS = BALANCE_TTL_S * 1_000
/** Builds an unsolicited transfer, which is hidden. */
const spam = (id: string) =>
  sampleTransaction(`0x5${id}`, {}, [
    {
      direction: 'in',
      quantity: { numeric: '1' },
      nft_info: { name: 'Claim now', flags: { is_spam: true } },
    },
  ])

describe('loadActivityFlow', () => {
  const createWorld = setUpFlowTests()
  const looking = (history: HttpAnswer = answered({ data: [], next: null })) =>
    createWorld({
      state: states.account,
      http: { ...quietServices, '/v1/account/*/history': history },
    })
  const pages = ({ http }: ReturnType<typeof createWorld>) =>
    http.requests
      .filter(({ path, params }) => path.endsWith('/history') && !params?.['onramp'])
      .map(({ params }) => params?.['cursor'] ?? null)

  const twoPages = ({ params }: HttpRequest) =>
    answered({ data: [sampleHistory[0]], next: params?.['cursor'] ? null : 'second' })
  /** Loads the first page, fails the next request, and then retries on a recovered service. */
  const brokenOnce = async (failing: UnknownAction) => {
    let isBroken = false
    const world = looking(request => (isBroken ? refused(500) : twoPages(request)))
    world.dispatch(activity)
    await settle()
    isBroken = true
    await pass(OLD_MS)
    world.dispatch(failing)
    await settle()
    isBroken = false
    world.dispatch(activityMoreRequested())
    await settle()
    return world
  }

  it('loads when its tab comes on screen, not before', async () => {
    const world = looking()
    await pass(10_000)
    expect(pages(world)).toEqual([])
    world.dispatch(activity)
    await settle()
    expect(pages(world)).toEqual([null])
  })

  it('keeps the loaded pages while they are on screen', async () => {
    const world = looking(answered({ data: sampleHistory, next: null }))
    world.dispatch(activity)
    await pass(2 * 3_600_000)
    expect(selectActivity(world.store.getState()).phase).toBe('known')
    expect(pages(world)).toEqual([null])
  })

  describe('with the activity as the last tab', () => {
    /** Opens and closes the modal repeatedly, as a visitor does. */
    const opening = async (
      { dispatch }: ReturnType<typeof createWorld>,
      times: number,
      apartMs = 100,
    ) => {
      for (let time = 0; time < times; time += 1) {
        dispatch(modalCloseRequested({ by: 'visitor' }))
        await settle()
        await pass(apartMs)
        dispatch(modalOpenRequested({}))
        await settle()
      }
    }
    const counting = (history: HttpAnswer) => {
      let counts = 0
      const world = createWorld({
        state: states.account,
        http: { ...quietServices, '/v1/account/*/history': history },
        adapter: {
          loadHistoryReader: async () => ({
            getCollectibles: async () => [],
            async getNonces() {
              counts += 1
              return { used: 5, sent: 5 }
            },
          }),
        },
      })
      world.dispatch(activity)
      return { world, counts: () => counts }
    }
    const known = answered({ data: sampleHistory, next: null })

    it('requests the history and the nonces once for five openings in a row', async () => {
      const { world, counts } = counting(known)
      await settle()
      await opening(world, 5)
      expect([pages(world).length, counts()]).toEqual([1, 1])
      expect(selectActivity(world.store.getState()).phase).toBe('known')
    })

    it('refetches them once they are as old as a balance may be', async () => {
      const { world, counts } = counting(known)
      await settle()
      await opening(world, 1, OLD_MS)
      expect([pages(world).length, counts()]).toEqual([2, 2])
    })

    it('refetches them after a payment was mined meanwhile', async () => {
      const { world, counts } = counting(known)
      await settle()
      world.dispatch(modalCloseRequested({ by: 'visitor' }))
      await settle()
      const { hash, caipNetworkId } = sentPayment
      world.dispatch(transactionMined({ hash, caipNetworkId, status: 'confirmed' }))
      await opening(world, 1)
      expect([pages(world).length, counts()]).toEqual([2, 2])
      await opening(world, 2)
      expect([pages(world).length, counts()]).toEqual([2, 2])
    })

    it('retries at the next opening after a failure', async () => {
      let isBroken = true
      const { world } = counting(() => (isBroken ? refused(500) : known))
      await settle()
      const before = pages(world).length
      isBroken = false
      await opening(world, 1)
      expect(pages(world).length).toBeGreaterThan(before)
      expect(selectActivity(world.store.getState()).phase).toBe('known')
    })
  })

  it('checks once for purchases, when buying is on', async () => {
    const world = looking(({ params }) =>
      answered({ data: params?.['onramp'] ? [samplePurchase('1')] : [], next: null }),
    )
    const asked = () => world.http.requests.filter(({ params }) => params?.['onramp'])
    await pass(1_000)
    expect(asked()).toEqual([])
    world.dispatch(activity)
    await settle()
    expect(selectHasPurchases(world.store.getState())).toBe(true)
    world.dispatch(viewPushed(viewEntry('Transactions')))
    await settle()
    expect(asked()).toHaveLength(1)
  })

  it('requests no purchases when there is no seller', async () => {
    const world = looking()
    world.dispatch(featuresGiven({ onramp: ['meld'] }))
    world.dispatch(activity)
    await settle()
    expect(world.http.requests.filter(({ params }) => params?.['onramp'])).toEqual([])
  })

  it('loads when the activity is a view of its own, and reports a failure there', async () => {
    const world = looking(refused(500))
    world.dispatch(viewPushed(viewEntry('Transactions')))
    await settle()
    expect(pages(world)).toEqual([null])
    expect(world.actions().filter(toastShown.match)).toHaveLength(1)
  })

  it('loads the next page on demand, and none after the last', async () => {
    const world = looking(twoPages)
    world.dispatch(activity)
    await settle()
    world.dispatch(activityMoreRequested())
    await settle()
    world.dispatch(activityMoreRequested())
    await settle()
    expect(pages(world)).toEqual([null, 'second'])
  })

  it('refetches on “Try again”, even after the whole history was read', async () => {
    let isBroken = false
    const world = looking(() => (isBroken ? refused(500) : answered({ data: [], next: null })))
    world.dispatch(activity)
    await settle()
    isBroken = true
    await pass(OLD_MS)
    world.dispatch(activity)
    await settle()
    isBroken = false
    expect(selectActivity(world.store.getState()).hasFailed).toBe(true)
    world.dispatch(activityMoreRequested())
    await settle()
    expect(pages(world)).toHaveLength(3)
    expect(selectActivity(world.store.getState()).hasFailed).toBe(false)
  })

  it('retries the first page, not the second, when the first one failed', async () => {
    const world = await brokenOnce(activity)
    expect(pages(world)).toEqual([null, null, null])
  })

  it('retries the next page when that one failed', async () => {
    const world = await brokenOnce(activityMoreRequested())
    expect(pages(world)).toEqual([null, 'second', 'second'])
  })

  it('skips pages that contain only spam, until there is something to show', async () => {
    const world = looking(({ params }) => {
      const cursor = Number(params?.['cursor'] ?? 0)
      const data = [cursor < 2 ? spam(String(cursor)) : sampleHistory[0]]
      return answered({ data, next: String(cursor + 1) })
    })
    world.dispatch(activity)
    await settle()
    expect(pages(world)).toEqual([null, '1', '2'])
    expect(selectActivity(world.store.getState()).transactions).toHaveLength(1)
  })

  it('stops after a few pages of spam and leaves the rest to the visitor', async () => {
    const world = looking(({ params }) => {
      const cursor = Number(params?.['cursor'] ?? 0)
      return answered({ data: [spam(String(cursor))], next: String(cursor + 1) })
    })
    world.dispatch(activity)
    await settle()
    expect(pages(world)).toHaveLength(SPAM_PAGES_MAX + 1)
    expect(selectActivity(world.store.getState())).toMatchObject({
      transactions: [],
      hasMore: true,
    })
    world.dispatch(activityMoreRequested())
    await settle()
    expect(pages(world)).toHaveLength(2 * (SPAM_PAGES_MAX + 1))
  })

  it('requests only the first page on return to a long history', async () => {
    const world = looking(({ params }) => {
      const cursor = Number(params?.['cursor'] ?? 0)
      return answered({
        data: [sampleTransaction(`0x9${cursor}`, {}, [])],
        next: String(cursor + 1),
      })
    })
    world.dispatch(activity)
    await settle()
    for (let more = 0; more < 5; more += 1) {
      world.dispatch(activityMoreRequested())
      await settle()
    }
    expect(pages(world)).toHaveLength(6)
    await pass(OLD_MS)
    world.dispatch(activity)
    await settle()
    expect(pages(world).slice(6)).toEqual([null])
    world.dispatch(activityMoreRequested())
    await settle()
    expect(pages(world).slice(7)).toEqual(['1'])
  })

  it('refetches after a payment was mined', async () => {
    const world = looking()
    world.dispatch(activity)
    await settle()
    world.dispatch(
      transactionMined({ hash: '0x1', caipNetworkId: 'eip155:1', status: 'confirmed' }),
    )
    await settle()
    expect(pages(world)).toHaveLength(2)
  })

  it('reports a history that cannot be read', async () => {
    const world = looking(refused(500))
    world.dispatch(activity)
    await settle()
    expect(world.actions().filter(toastShown.match)).toMatchObject([
      { payload: { text: 'errors.historyUnavailable', tone: 'negative' } },
    ])
  })

  it('loads when sending starts, and stays silent there on failure', async () => {
    const world = looking(refused(500))
    world.dispatch(viewPushed(viewEntry('WalletSend')))
    await settle()
    expect(pages(world)).toHaveLength(1)
    expect(world.actions().filter(toastShown.match)).toEqual([])
  })

  it('stays silent when the visitor disconnects meanwhile', async () => {
    const answer = deferred<HttpResult>()
    const world = looking(() => answer.promise)
    world.dispatch(activity)
    await settle()
    world.dispatch(disconnectRequested({}))
    answer.resolve(refused(500))
    await pass(1_000)
    expect(world.actions().filter(toastShown.match)).toEqual([])
  })

  describe('payments sent before a reload', () => {
    const waitingIn = ({ store }: ReturnType<typeof createWorld>) =>
      selectActivity(store.getState()).transactions.filter(({ id }) => id.startsWith('waiting:'))
    /** Answers nonce requests with these counts in turn; the history is that of the samples. */
    const watching = (
      counts: readonly (Nonces | null)[],
      history: HttpAnswer = answered({ data: sampleHistory, next: null }),
    ) => {
      const left = [...counts]
      let looks = 0
      const world = createWorld({
        state: states.account,
        http: { ...quietServices, '/v1/account/*/history': history },
        adapter: {
          waitForReceipt: async hash => ({ hash, status: 'confirmed', minedAt: NOW }),
          loadHistoryReader: async () => ({
            getCollectibles: async () => [],
            async getNonces() {
              looks += 1
              const count = left.length > 1 ? left.shift() : left[0]
              if (!count) throw new Error('No node answers')
              return count
            },
          }),
        },
      })
      world.dispatch(activity)
      return { world, looks: () => looks }
    }

    it('are found by the account’s nonces, and polled until they are mined', async () => {
      const { world, looks } = watching([
        { used: 5, sent: 7 },
        { used: 6, sent: 7 },
        { used: 7, sent: 7 },
      ])
      await settle()
      expect(waitingIn(world).map(({ id, metadata }) => [id, metadata.status])).toEqual([
        ['waiting:5', 'pending'],
        ['waiting:6', 'pending'],
      ])
      await pass(10_000)
      expect(waitingIn(world).map(({ id }) => id)).toEqual(['waiting:6'])
      await pass(10_000)
      expect(waitingIn(world)).toEqual([])
      await pass(200_000)
      // Neither was listed: the history is polled a few times more.
      expect(pages(world)).toHaveLength(1 + 6)
      const before = looks()
      await pass(600_000)
      expect(looks()).toBe(before)
    })

    it('are read from the history once listed there, and polling ends', async () => {
      let isListed = false
      const mined = sampleTransaction('0x77', { nonce: 5 }, [])
      const { world, looks } = watching(
        [
          { used: 5, sent: 6 },
          { used: 6, sent: 6 },
        ],
        () => answered({ data: isListed ? [mined, ...sampleHistory] : sampleHistory, next: null }),
      )
      await settle()
      expect(waitingIn(world)).toHaveLength(1)
      isListed = true
      await pass(10_000)
      expect(waitingIn(world)).toEqual([])
      expect(selectActivity(world.store.getState()).transactions[0]?.id).toBe('0x77')
      const before = [looks(), pages(world).length]
      await pass(600_000)
      expect([looks(), pages(world).length]).toEqual(before)
    })

    it('take one request when none is pending, or when no node responds', async () => {
      for (const count of [{ used: 5, sent: 5 }, null]) {
        const { world, looks } = watching([count])
        await pass(600_000)
        expect([waitingIn(world), looks()]).toEqual([[], 1])
      }
    })

    it('are shown even when the history cannot be read', async () => {
      const { world } = watching([{ used: 5, sent: 6 }], refused(500))
      await settle()
      expect(waitingIn(world)).toHaveLength(1)
    })

    it('are not polled once the modal is closed', async () => {
      const { world, looks } = watching([{ used: 5, sent: 6 }])
      await settle()
      world.dispatch(modalCloseRequested({ by: 'visitor' }))
      await settle()
      const before = looks()
      await pass(600_000)
      expect(looks()).toBe(before)
    })

    it.each([2 ** 33, Number.MAX_SAFE_INTEGER])(
      'are limited to what can be shown, and still polled, when a node counts %d',
      async sent => {
        const { world, looks } = watching([{ used: 0, sent }])
        await settle()
        await pass(10_000)
        expect(waitingIn(world)).toHaveLength(PENDING_TRANSACTIONS_MAX)
        expect(looks()).toBe(2)
      },
    )

    it('do nothing on time travel', async () => {
      const { world, looks } = watching([{ used: 5, sent: 6 }])
      await settle()
      world.halt()
      const before = looks()
      await pass(600_000)
      expect(looks()).toBe(before)
    })

    it('are not counted twice: neither the history’s pending ones nor those sent by this page', async () => {
      const listed = sampleTransaction('0x78', { status: 'pending', nonce: 5 }, [])
      const history = answered({ data: [listed], next: null })
      const { world } = watching([{ used: 5, sent: 7 }], history)
      await settle()
      expect(waitingIn(world)).toHaveLength(1)
      world.dispatch(transactionSubmitted(sentPayment))
      expect(waitingIn(world)).toEqual([])
      // Once it is mined, the nonce count is older than the payment.
      await settle()
      expect(world.actions().filter(transactionMined.match)).toHaveLength(1)
      expect(waitingIn(world)).toEqual([])
    })
  })
})
