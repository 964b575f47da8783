import { ModalError } from '../../../src/domain/ModalError'
import { isUnsent, toPaymentError, markUnsent } from '../../../src/domain/payment/isNothingSent'

const noted = (code: ConstructorParameters<typeof ModalError>[0]) => {
  const error = new ModalError(code)
  markUnsent(error)
  return error
}

it.each([
  ['a time-out', new ModalError('FRAME_REQUEST_TIMEOUT'), 'SEND_UNCERTAIN'],
  ['a refusal', new ModalError('USER_REJECTED'), 'USER_REJECTED'],
  ['a payment that is known already', new ModalError('ALREADY_KNOWN'), 'ALREADY_KNOWN'],
  ['a time-out before the wallet had begun', noted('FRAME_REQUEST_TIMEOUT'), 'SEND_FAILED'],
  ['a refusal before the wallet had begun', noted('USER_REJECTED'), 'USER_REJECTED'],
  ['an answer about a payment before there was one', noted('ALREADY_KNOWN'), 'SEND_FAILED'],
])('maps %s to its code', (_what, error, code) => {
  expect(toPaymentError(error)).toMatchObject({ code })
})

it('is recorded on the cause of an error, too, and on errors only', () => {
  const cause = markUnsent(new Error('no nonce'))
  expect(isUnsent(new ModalError('UNKNOWN', 'no nonce', { cause }))).toBe(true)
  expect(isUnsent(new ModalError('UNKNOWN'))).toBe(false)
  expect(isUnsent({ nothingSent: true })).toBe(false)
  expect(markUnsent('no nonce')).toBe('no nonce')
})
