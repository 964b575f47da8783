import { ModalError } from '../../../src/domain/ModalError'
import { modalCloseRequested } from '../../../src/events/modalEvents'
import { methodLeft, unsettledResolved } from '../../../src/features/pay/paySlice'
import { sendConfirmed } from '../../../src/features/send/sendSlice'
import { ORDER_MARKS } from '../../../src/store/persistence/orderMarks'
import { type FlowWorld, session, settle } from '../../support/flowWorld'
import {
  close,
  confirmed,
  createExchanges,
  createSlowSite,
  openExchange,
  payFromWallet,
  payIn,
  reviewPayment,
  sends,
  setUpPayTests,
} from '../../support/payWorld'
import { HASH } from '../../support/payment'

const marksIn = ({ storage }: FlowWorld) => ORDER_MARKS.readFrom(storage)

describe('what may pay an order', () => {
  const site = setUpPayTests()
  const slow = createSlowSite(site)

  it('is cleared, also in storage, once it succeeds', async () => {
    const { world, ask, answer, receipt } = await slow()
    await ask()
    await openExchange(world)
    world.dispatch(methodLeft({}))
    await settle()
    await payFromWallet(world)
    expect(world.storage.getItem(ORDER_MARKS.key)).not.toBeNull()
    answer.resolve(HASH)
    receipt.resolve(confirmed)
    await settle()
    expect(payIn(world).unsettled).toEqual([])
    expect(world.storage.getItem(ORDER_MARKS.key)).toBeNull()
    world.dispatch(modalCloseRequested({ by: 'page' }))
    const next = await ask()
    await close(world)
    expect(next.outcome).toEqual({ status: 'rejected' })
  })

  it('is stored before the wallet has answered', async () => {
    const { world, ask } = await slow()
    await ask()
    await reviewPayment(world)
    expect(marksIn(world)).toEqual([])
    world.dispatch(sendConfirmed())
    await settle()
    expect(sends(world)).toHaveLength(1)
    const [request] = payIn(world).unsettled
    expect(marksIn(world)).toEqual([
      { order: payIn(world).order?.mark, at: request?.at, request: request?.id },
    ])
  })

  it('is stored before the exchange has decided, by its session', async () => {
    const { world, ask } = await slow()
    await ask()
    await openExchange(world)
    expect(marksIn(world)).toMatchObject([{ exchange: { id: 'tidewater', session: 'one' } }])
  })

  it('is stored without accounts, amounts or addresses', async () => {
    const { world, ask } = await slow()
    await ask()
    await payFromWallet(world)
    const text = world.storage.getItem(ORDER_MARKS.key) ?? ''
    expect(text).not.toMatch(/0x[0-9a-f]{40}/i)
    expect(text).not.toContain('0.5')
    expect(text).not.toContain('tidewater.example')
  })

  it('is removed when the wallet refuses', async () => {
    const { world, ask, answer } = await slow()
    await ask()
    await payFromWallet(world)
    expect(marksIn(world)).toHaveLength(1)
    answer.reject(new ModalError('USER_REJECTED'))
    await settle()
    expect(marksIn(world)).toEqual([])
  })

  it('is removed when the exchange reports a failure', async () => {
    const exchanges = createExchanges()
    const { world, ask } = await slow(exchanges)
    await ask()
    exchanges.statuses.push({ status: 'FAILED' })
    await openExchange(world)
    expect(marksIn(world)).toEqual([])
  })

  it('stays stored when another tab’s entry goes', async () => {
    const { world, ask } = await slow()
    await ask()
    await payFromWallet(world)
    const later = site({ storage: world.storage, adapter: { restore: async () => session } })
    await later.ask()
    await openExchange(later.world)
    expect(marksIn(world)).toHaveLength(2)
    later.world.dispatch(unsettledResolved('tidewater one'))
    await settle()
    expect(marksIn(world)).toMatchObject([{ request: payIn(world).unsettled[0]?.id }])
  })
})
