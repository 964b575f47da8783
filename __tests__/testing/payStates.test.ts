import { orderMark } from '../../src/domain/payment/orderMark'
import { states } from '../../src/testing/states'

it('the sample order is called what its terms come to', () => {
  const { order } = states.pay().pay ?? {}
  if (!order) throw new Error('There is no order')
  expect(order.mark).toBe(orderMark(order))
})
