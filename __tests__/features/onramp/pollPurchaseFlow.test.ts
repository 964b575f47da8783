import { modalCloseRequested } from '../../../src/events/modalEvents'
import { purchaseStarted, purchaseStopped } from '../../../src/features/onramp/onrampSlice'
import { selectPurchases } from '../../../src/core/transactions/purchaseSelectors'
import { wentBack } from '../../../src/core/router/routerSlice'
import { answered, type HttpAnswer, refused } from '../../../src/testing/createFakeHttp'
import { samplePurchase } from '../../support/states/onrampStates'
import { NOW, pass, settle } from '../../support/flowWorld'
import { asked, buying, screen, setUpBuying } from '../../support/onrampWorld'

const page = (...data: readonly unknown[]) => answered({ data, next: null })

describe('the purchase', () => {
  const { choose } = setUpBuying()
  const open = async (history: HttpAnswer) => {
    const world = await choose({ '/v1/account/*/history': history })
    world.dispatch(purchaseStarted())
    return world
  }

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
    ['newer than the press', samplePurchase('new', undefined, new Date(NOW + 9_000).toISOString())],
    ['under way', samplePurchase('new', 'ONRAMP_TRANSACTION_STATUS_IN_PROGRESS')],
  ])('that is %s opens the list of purchases', async (_what, purchase) => {
    let isPaid = false
    const world = await open(() => (isPaid ? page(purchase) : page()))
    await pass(8_000)
    isPaid = true
    await pass(4_000)
    expect(screen(world)).toBe('OnRampActivity')
    expect(buying(world)).toMatchObject({ phase: 'editing', isPolling: false })
    expect(selectPurchases(world.store.getState()).transactions).toHaveLength(1)
  })

  it('is polled for three minutes at most', async () => {
    const world = await open(refused(503))
    await pass(179_999)
    expect(buying(world).phase).toBe('open')
    await pass(1)
    await settle()
    expect(buying(world)).toMatchObject({ phase: 'notFound', isPolling: false })
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

  it.each([
    ['failed', 'ONRAMP_TRANSACTION_STATUS_FAILED'],
    ['completed', 'ONRAMP_TRANSACTION_STATUS_SUCCESS'],
  ] as const)('that %s before the press is not taken for this one', async (_what, status) => {
    const old = samplePurchase('old', status, new Date(NOW - 24 * 3_600_000).toISOString())
    const world = await open(page(old))
    await pass(180_000)
    await settle()
    expect(screen(world)).toBe('BuyInProgress')
    expect(buying(world).phase).toBe('notFound')
  })

  it('is looked for on the first page alone, whatever follows', async () => {
    const old = samplePurchase('old', undefined, '2020-01-01T00:00:00.000Z')
    const world = await open(answered({ data: [old], next: 'more' }))
    await pass(8_000)
    expect(asked(world, '/history').map(({ params }) => params?.['cursor'])).toEqual([
      null,
      null,
      null,
    ])
    world.dispatch(purchaseStopped())
  })
})
