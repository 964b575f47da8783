import { ModalError } from '../../src/domain/ModalError'
import {
  toServiceErrorState,
  toServiceError,
  type ServiceError,
} from '../../src/services/serviceError'

describe('an endpoint’s error as a flow receives it', () => {
  it.each<[string, Parameters<typeof toServiceErrorState>[0], string, string]>([
    [
      'the fallback',
      { status: 500, message: 'HTTP status code: 500' },
      'SERVER_ERROR',
      'HTTP status code: 500',
    ],
    [
      'its own code',
      { status: 'FETCH_ERROR', message: 'm', code: 'CHAIN_UNREACHABLE' },
      'CHAIN_UNREACHABLE',
      'm',
    ],
    [
      'the service’s reason',
      { status: 400, message: 'm', reason: 'bad name' },
      'SERVER_ERROR',
      'bad name',
    ],
    [
      'an abort',
      { status: 'ABORTED', message: 'm', code: 'BALANCE_UNAVAILABLE' },
      'CANCELLED',
      'm',
    ],
    ['an aborted query', { name: 'AbortError', message: 'Aborted' }, 'CANCELLED', 'Aborted'],
    ['something thrown', { name: 'TypeError', message: 'boom' }, 'SERVER_ERROR', 'boom'],
    ['nothing', undefined, 'SERVER_ERROR', 'SERVER_ERROR'],
  ])('keeps %s', (_case, error, code, detail) => {
    expect(toServiceErrorState(error, 'SERVER_ERROR')).toEqual({ code, detail })
  })
})

it('converts what an adapter threw into plain data', () => {
  const own: ServiceError = toServiceError(new ModalError('NO_ACCOUNTS', 'none'), 'UNKNOWN')
  expect(own).toEqual({ status: 'FETCH_ERROR', message: 'none', code: 'NO_ACCOUNTS' })
  expect(toServiceError('boom', 'UNKNOWN')).toEqual({
    status: 'FETCH_ERROR',
    message: 'boom',
    code: 'UNKNOWN',
  })
})
