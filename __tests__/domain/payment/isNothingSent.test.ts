import { ERRORS, type ErrorCode } from '../../../src/domain/errorCatalogue'
import { ModalError } from '../../../src/domain/ModalError'
import {
  isNothingPermitted,
  isNothingSent,
  isUnsent,
  markUnsent,
  toPaymentError,
} from '../../../src/domain/payment/isNothingSent'

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

it('proves by its code for a payment and for a permission what the tables say', () => {
  const codes = Object.keys(ERRORS) as ErrorCode[]
  const ofBoth = codes.filter(code => isNothingSent(code) && isNothingPermitted(code))
  expect(ofBoth.sort()).toEqual([
    'CHAIN_NOT_SUPPORTED',
    'EXECUTION_REVERTED',
    'INSUFFICIENT_FUNDS',
    'INTENT_CHANGED',
    'INVALID_PARAMS',
    'INVALID_REQUEST',
    'REQUEST_PENDING',
    'TRANSACTION_REJECTED',
    'UNAUTHORIZED',
    'UNSUPPORTED_CAPABILITY',
    'UNSUPPORTED_CHAIN_ID',
    'UNSUPPORTED_METHOD',
    'UPGRADE_REJECTED',
    'USER_REJECTED',
    'WALLET_CHANGED',
  ])
  const ofPayments = codes.filter(code => isNothingSent(code) && !isNothingPermitted(code))
  expect(ofPayments.sort()).toEqual([
    'ATOMICITY_NOT_SUPPORTED',
    'BUNDLE_TOO_LARGE',
    'DUPLICATE_BUNDLE',
    'FEE_TOO_HIGH',
    'FEE_TOO_LOW',
    'GAS_TOO_HIGH',
    'GAS_TOO_LOW',
    'NONCE_TOO_HIGH',
    'TOKEN_UNSUPPORTED',
    'WATCH_ONLY',
  ])
  const ofPermissions = codes.filter(code => !isNothingSent(code) && isNothingPermitted(code))
  expect(ofPermissions).toEqual(['RESOURCE_NOT_FOUND'])
})
