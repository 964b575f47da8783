import { getOrderMark } from '../../../src/domain/payment/getOrderMark'
import { states } from './states'

it('the mark of the sample order is computed from its terms', () => {
  const { order } = states.pay().pay ?? {}
  if (!order) throw new Error('There is no order')
  expect(order.mark).toBe(getOrderMark(order))
})
