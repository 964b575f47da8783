import type { UnknownAction } from '@reduxjs/toolkit'
import { viewEntry } from '../../../src/domain/views'
import { disconnectRequested } from '../../../src/events/connectionEvents'
import { transactionMined } from '../../../src/events/sendEvents'
import { tabSelected } from '../../../src/features/account/accountSlice'
import { toastShown } from '../../../src/features/notifications/notificationsSlice'
import { viewPushed } from '../../../src/features/router/routerSlice'
import { SPAM_PAGES_MAX } from '../../../src/domain/limits'
import { selectActivity } from '../../../src/features/transactions/activitySelectors'
import { activityMoreRequested } from '../../../src/features/transactions/transactionsSlice'
import type { HttpRequest, HttpResult } from '../../../src/ports/http'
import { answered, refused, type HttpAnswer } from '../../../src/testing/createFakeHttp'
import { sampleHistory, sampleTransaction } from '../../../src/testing/sampleHoldings'
import { states } from '../../../src/testing/states'
import { deferred, pass, quietServices, setUpFlowTests, settle } from '../../support/flowWorld'

const activity = tabSelected({ namespace: 'eip155', tab: 'activity' })
/** Something nobody asked for, which is not shown. */
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
      .filter(({ path }) => path.endsWith('/history'))
      .map(({ params }) => params?.['cursor'] ?? null)

  const twoPages = ({ params }: HttpRequest) =>
    answered({ data: [sampleHistory[0]], next: params?.['cursor'] ? null : 'second' })
  /** The first page came, the next question failed, and the visitor wanted more of a service that is well again. */
  const brokenOnce = async (failing: UnknownAction) => {
    let isBroken = false
    const world = looking(request => (isBroken ? refused(500) : twoPages(request)))
    world.dispatch(activity)
    await settle()
    isBroken = true
    world.dispatch(failing)
    await settle()
    isBroken = false
    world.dispatch(activityMoreRequested())
    await settle()
    return world
  }

  it('asks when its tab comes on screen, not before', async () => {
    const world = looking()
    await pass(10_000)
    expect(pages(world)).toEqual([])
    world.dispatch(activity)
    await settle()
    expect(pages(world)).toEqual([null])
  })

  it('asks for the next page when more is wanted, and for none after the last', async () => {
    const world = looking(twoPages)
    world.dispatch(activity)
    await settle()
    world.dispatch(activityMoreRequested())
    await settle()
    world.dispatch(activityMoreRequested())
    await settle()
    expect(pages(world)).toEqual([null, 'second'])
  })

  it('asks anew at “Try again”, also when the whole history had been read', async () => {
    let isBroken = false
    const world = looking(() => (isBroken ? refused(500) : answered({ data: [], next: null })))
    world.dispatch(activity)
    await settle()
    isBroken = true
    world.dispatch(activity)
    await settle()
    isBroken = false
    expect(selectActivity(world.store.getState()).hasFailed).toBe(true)
    world.dispatch(activityMoreRequested())
    await settle()
    expect(pages(world)).toHaveLength(3)
    expect(selectActivity(world.store.getState()).hasFailed).toBe(false)
  })

  it('reads the first page again, not the second, when it was the first that failed', async () => {
    const world = await brokenOnce(activity)
    expect(pages(world)).toEqual([null, null, null])
  })

  it('tries the next page again when it was the next one that failed', async () => {
    const world = await brokenOnce(activityMoreRequested())
    expect(pages(world)).toEqual([null, 'second', 'second'])
  })

  it('goes on past pages that hold nothing but spam, until there is something to show', async () => {
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

  it('asks anew when a payment was mined', async () => {
    const world = looking()
    world.dispatch(activity)
    await settle()
    world.dispatch(
      transactionMined({ hash: '0x1', caipNetworkId: 'eip155:1', status: 'confirmed' }),
    )
    await settle()
    expect(pages(world)).toHaveLength(2)
  })

  it('says so when the history cannot be read', async () => {
    const world = looking(refused(500))
    world.dispatch(activity)
    await settle()
    expect(world.actions().filter(toastShown.match)).toMatchObject([
      { payload: { text: 'errors.historyUnavailable', tone: 'negative' } },
    ])
  })

  it('reads it when sending begins, and is silent there when it cannot', async () => {
    const world = looking(refused(500))
    world.dispatch(viewPushed(viewEntry('WalletSend')))
    await settle()
    expect(pages(world)).toHaveLength(1)
    expect(world.actions().filter(toastShown.match)).toEqual([])
  })

  it('is silent when the visitor disconnects meanwhile', async () => {
    const answer = deferred<HttpResult>()
    const world = looking(() => answer.promise)
    world.dispatch(activity)
    await settle()
    world.dispatch(disconnectRequested({}))
    answer.resolve(refused(500))
    await pass(1_000)
    expect(world.actions().filter(toastShown.match)).toEqual([])
  })
})
