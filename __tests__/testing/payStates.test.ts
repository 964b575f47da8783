import { orderMark } from '../../src/domain/payment/orderMark'
import { states } from '../../src/testing/states'

it('the mark of the sample order is computed from its terms', () => {
  const { order } = states.pay().pay ?? {}
  if (!order) throw new Error('There is no order')
  expect(order.mark).toBe(orderMark(order))
})
