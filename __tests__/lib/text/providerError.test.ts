import {
  getErrorCode,
  isRequestPending,
  isUnknownChain,
  isUserRejection,
  getTransactionErrorKind,
} from '../../../src/lib/text/providerError'

const nested4902 = { code: -32603, data: { originalError: { code: 4902 } } }
const circle: { code: number; cause?: unknown } = { code: 1 }
circle.cause = circle

describe('getErrorCode', () => {
  it.each([
    ['its own code', { code: 4001 }, 4001],
    ['a code written as text', { code: '4001' }, 4001],
    ['the code of its cause', new Error('failed', { cause: { code: 4100 } }), 4100],
    ['a cause’s cause', { cause: { cause: { code: 4900 } } }, 4900],
    ['a nested error', { error: { code: -32005 } }, -32005],
    ['what data holds', { data: { code: 5710 } }, 5710],
    ['the original error inside a wrapper', nested4902, 4902],
    ['an ethers-like info', { code: 'UNKNOWN_ERROR', info: { error: { code: 4200 } } }, 4200],
    ['a wrapper with nothing in it', { code: -32603 }, -32603],
    ['the outer of two telling codes', { code: 4001, cause: { code: 4902 } }, 4001],
    ['a circle', circle, 1],
  ])('finds %s', (_what, thrown, expected) => {
    expect(getErrorCode(thrown)).toBe(expected)
  })

  it.each([
    new Error('plain'),
    'text',
    4001,
    null,
    undefined,
    {},
    { code: 'ACTION_REJECTED' },
    { code: null },
  ])('finds none in %p', thrown => {
    expect(getErrorCode(thrown)).toBeUndefined()
  })
})

describe('isUserRejection', () => {
  it.each([
    [{ code: 4001 }],
    [{ code: 5000 }],
    [{ code: 5001 }],
    [{ code: 5002 }],
    [{ code: 5003 }],
    [{ code: 'ACTION_REJECTED' }],
    [{ cause: { code: 4001 } }],
    [new Error('User rejected the request.')],
    [new Error('MetaMask Tx Signature: User denied transaction signature.')],
    [new Error('CONNECTION REQUEST RESET. Please try again.')],
    [new Error('outer', { cause: new Error('user rejected') })],
    [{ name: 'UserRejectedRequestError', message: '' }],
    ['User rejected'],
  ])('recognises %p', thrown => {
    expect(isUserRejection(thrown)).toBe(true)
  })

  it.each([
    [{ code: 4902 }],
    [{ code: -32603 }],
    [{ code: -32003 }],
    [new Error('transaction rejected by node')],
    [null],
    [''],
  ])('does not mistake %p for one', thrown => {
    expect(isUserRejection(thrown)).toBe(false)
  })
})

describe('isUnknownChain', () => {
  it.each([
    [{ code: 4902 }],
    [nested4902],
    [{ code: -32603 }],
    [{ code: 32603 }],
    [{ code: 5000, message: 'Unsupported' }],
    [{ cause: { error: { code: 4902 } } }],
  ])('returns true for %p', thrown => {
    expect(isUnknownChain(thrown)).toBe(true)
  })

  it.each([
    [{ code: 4001 }],
    [{ code: -32603, data: { originalError: { code: 4001 } } }],
    [{ code: 5000, message: 'User rejected.' }],
    [{ code: 4200 }],
    [new Error('unknown')],
    [undefined],
  ])('returns false for %p', thrown => {
    expect(isUnknownChain(thrown)).toBe(false)
  })
})

describe('isRequestPending', () => {
  it.each([
    [{ code: -32002 }, true],
    [{ cause: { code: -32002 } }, true],
    [new Error("Request of type 'wallet_requestPermissions' already pending for origin"), true],
    [new Error('Already processing eth_requestAccounts. Please wait.'), true],
    [{ code: 4001 }, false],
    [new Error('pending transactions exist'), false],
  ])('returns for %p: %p', (thrown, expected) => {
    expect(isRequestPending(thrown)).toBe(expected)
  })
})

describe('getTransactionErrorKind', () => {
  it.each([
    ['insufficient funds for gas * price + value: balance 0', 'INSUFFICIENT_FUNDS'],
    [
      'The total cost (gas * gas fee + value) of executing this transaction exceeds the balance of the account.',
      'INSUFFICIENT_FUNDS',
    ],
    ['Transfer: insufficient lamports 5, need 10', 'INSUFFICIENT_FUNDS'],
    ['Attempt to debit an account but found no record of a prior credit.', 'INSUFFICIENT_FUNDS'],
    ['nonce too low: next nonce 5, tx nonce 4', 'NONCE_TOO_LOW'],
    ['already known', 'ALREADY_KNOWN'],
    ['Transaction already imported.', 'ALREADY_KNOWN'],
    ['nonce too high', 'NONCE_TOO_HIGH'],
    ['nonce has max value', 'NONCE_MAX_REACHED'],
    ['max priority fee per gas higher than max fee per gas', 'TIP_ABOVE_FEE'],
    ['max fee per gas less than block base fee: address 0x', 'FEE_TOO_LOW'],
    ['replacement transaction underpriced', 'NONCE_TOO_LOW'],
    ['tx fee (5.00 ether) exceeds the configured cap (1.00 ether)', 'FEE_TOO_HIGH'],
    ['max fee per gas higher than 2^256-1', 'FEE_TOO_HIGH'],
    ['intrinsic gas too low: have 1, want 21000', 'INTRINSIC_GAS_TOO_LOW'],
    ['intrinsic gas too high', 'GAS_LIMIT_EXCEEDED'],
    ['exceeds block gas limit', 'GAS_LIMIT_EXCEEDED'],
    ['execution reverted: ERC20: transfer amount exceeds balance', 'EXECUTION_REVERTED'],
    ['execution reverted: ERC20: transfer amount exceeds allowance', 'EXECUTION_REVERTED'],
  ])('reads "%s" as %s', (message, expected) => {
    expect(getTransactionErrorKind(new Error(message))).toBe(expected)
    expect(
      getTransactionErrorKind({ code: -32000, cause: { message: message.toUpperCase() } }),
    ).toBe(expected)
  })

  it.each([
    [{ code: 'INSUFFICIENT_FUNDS' }, 'INSUFFICIENT_FUNDS'],
    [{ code: 'NONCE_EXPIRED' }, 'NONCE_TOO_LOW'],
    [{ code: 'REPLACEMENT_UNDERPRICED' }, 'NONCE_TOO_LOW'],
    [{ code: 'CALL_EXCEPTION' }, 'EXECUTION_REVERTED'],
    [{ name: 'InsufficientFundsError' }, 'INSUFFICIENT_FUNDS'],
    [{ name: 'NonceTooLowError' }, 'NONCE_TOO_LOW'],
    [{ name: 'IntrinsicGasTooLowError' }, 'INTRINSIC_GAS_TOO_LOW'],
    [{ cause: { name: 'FeeCapTooLowError' } }, 'FEE_TOO_LOW'],
  ])('reads the names of libraries: %j is %s', (thrown, expected) => {
    expect(getTransactionErrorKind(thrown)).toBe(expected)
  })

  it.each([new Error('User rejected the request.'), { code: 4001 }, null, 'something else'])(
    'returns nothing for %p',
    thrown => {
      expect(getTransactionErrorKind(thrown)).toBeNull()
    },
  )
})

it('terminates on endless chains of causes and on enormous messages', () => {
  const endless = Array.from({ length: 1000 }).reduce<unknown>(cause => ({ cause }), { code: 4001 })
  expect(getErrorCode(endless)).toBeUndefined()
  expect(isUserRejection(new Error('x'.repeat(1_000_000)))).toBe(false)
})
