import { toModalError, type ErrorSource } from '../../../src/chains/eip155/toModalError'
import type { ErrorCode } from '../../../src/domain/errorCatalogue'
import { ModalError } from '../../../src/domain/ModalError'
import { walletError } from './fakeWallet'

const codeFor = (thrown: unknown, asked: ErrorSource = 'wallet') =>
  toModalError(thrown, 'UNKNOWN', asked).code

describe('errors of wallets and nodes as modal errors', () => {
  it.each<[number, ErrorCode, ErrorCode]>([
    // code, result for a wallet, result for a node
    [-32700, 'PARSE_ERROR', 'PARSE_ERROR'],
    [-32600, 'INVALID_REQUEST', 'INVALID_REQUEST'],
    [-32601, 'UNSUPPORTED_METHOD', 'UNSUPPORTED_METHOD'],
    [-32602, 'INVALID_PARAMS', 'INVALID_PARAMS'],
    [-32603, 'INTERNAL_RPC_ERROR', 'INTERNAL_RPC_ERROR'],
    [-32000, 'INVALID_INPUT', 'INVALID_INPUT'],
    [-32001, 'RESOURCE_NOT_FOUND', 'RESOURCE_NOT_FOUND'],
    [-32002, 'REQUEST_PENDING', 'RESOURCE_UNAVAILABLE'],
    [-32003, 'TRANSACTION_REJECTED', 'TRANSACTION_REJECTED'],
    [-32004, 'UNSUPPORTED_METHOD', 'UNSUPPORTED_METHOD'],
    [-32005, 'LIMIT_EXCEEDED', 'LIMIT_EXCEEDED'],
    [-32006, 'INVALID_REQUEST', 'INVALID_REQUEST'],
    [4001, 'USER_REJECTED', 'USER_REJECTED'],
    [4100, 'UNAUTHORIZED', 'UNAUTHORIZED'],
    [4200, 'UNSUPPORTED_METHOD', 'UNSUPPORTED_METHOD'],
    [4900, 'PROVIDER_DISCONNECTED', 'PROVIDER_DISCONNECTED'],
    [4901, 'CHAIN_DISCONNECTED', 'CHAIN_DISCONNECTED'],
    [4902, 'CHAIN_NOT_SUPPORTED', 'CHAIN_NOT_SUPPORTED'],
    [32603, 'CHAIN_NOT_SUPPORTED', 'CHAIN_NOT_SUPPORTED'],
    [5000, 'USER_REJECTED', 'USER_REJECTED'],
    [5001, 'USER_REJECTED', 'USER_REJECTED'],
    [5002, 'USER_REJECTED', 'USER_REJECTED'],
    [5003, 'USER_REJECTED', 'USER_REJECTED'],
    [5700, 'UNSUPPORTED_CAPABILITY', 'UNSUPPORTED_CAPABILITY'],
    [5710, 'UNSUPPORTED_CHAIN_ID', 'UNSUPPORTED_CHAIN_ID'],
    [5720, 'DUPLICATE_BUNDLE', 'DUPLICATE_BUNDLE'],
    [5730, 'UNKNOWN_BUNDLE', 'UNKNOWN_BUNDLE'],
    [5740, 'BUNDLE_TOO_LARGE', 'BUNDLE_TOO_LARGE'],
    [5750, 'UPGRADE_REJECTED', 'UPGRADE_REJECTED'],
    [5760, 'ATOMICITY_NOT_SUPPORTED', 'ATOMICITY_NOT_SUPPORTED'],
    [6000, 'SESSION_ENDED', 'SESSION_ENDED'],
    [7001, 'SESSION_ENDED', 'SESSION_ENDED'],
    [99999, 'UNKNOWN', 'UNKNOWN'],
  ])('maps code %p', (code, fromWallet, fromNode) => {
    expect(codeFor(walletError(code))).toBe(fromWallet)
    expect(codeFor(Object.assign(new Error('x'), { code }), 'chain')).toBe(fromNode)
  })

  it.each<[string, ErrorCode]>([
    ['insufficient funds for gas * price + value: have 1 want 2', 'INSUFFICIENT_FUNDS'],
    ['Insufficient funds for gas * price + value', 'INSUFFICIENT_FUNDS'],
    ['nonce too low: next nonce 5, tx nonce 4', 'NONCE_TOO_LOW'],
    ['nonce too high', 'NONCE_TOO_HIGH'],
    ['replacement transaction underpriced', 'NONCE_TOO_LOW'],
    ['max fee per gas less than block base fee: address 0x', 'FEE_TOO_LOW'],
    ['fee cap higher than 2^256-1', 'FEE_TOO_HIGH'],
    ['max priority fee per gas higher than max fee per gas', 'FEE_TOO_HIGH'],
    ['intrinsic gas too low', 'GAS_TOO_LOW'],
    ['exceeds block gas limit', 'GAS_TOO_HIGH'],
    ['execution reverted: ERC20: transfer amount exceeds balance', 'EXECUTION_REVERTED'],
  ])('reads why a transaction failed: %s', (message, code) => {
    expect(codeFor(walletError(-32000, message))).toBe(code)
    expect(
      codeFor(walletError(-32603, 'Internal JSON-RPC error.', { code: -32000, message })),
    ).toBe(code)
    expect(codeFor(Object.assign(new Error('RPC failed'), { details: message }), 'chain')).toBe(
      code,
    )
  })

  it.each(['HttpRequestError', 'TimeoutError', 'TypeError'])(
    'maps a %s to an unreachable node, and to an unknown error of a wallet',
    name => {
      const thrown = Object.assign(new Error('failed'), { name })
      expect(codeFor(thrown, 'chain')).toBe('CHAIN_UNREACHABLE')
      expect(codeFor(thrown)).toBe('UNKNOWN')
    },
  )

  it.each([
    ['MetaMask Tx Signature: User denied transaction signature.'],
    ['user rejected action'],
    ['Connection request reset. Please try again.'],
  ])('recognises a refusal by its message where the code is missing: %s', message => {
    expect(codeFor(new Error(message))).toBe('USER_REJECTED')
    expect(codeFor(message)).toBe('USER_REJECTED')
  })

  it.each([
    [undefined],
    [null],
    [''],
    [0],
    [{}],
    [[]],
    [() => {}],
    [Symbol('x')],
    [{ code: 'odd' }],
  ])('handles a thrown %p', thrown => {
    expect(toModalError(thrown, 'SEND_FAILED', 'wallet')).toMatchObject({
      name: 'ModalError',
      code: 'SEND_FAILED',
      message: 'SEND_FAILED',
    })
  })

  it('handles an error that throws when it is read', () => {
    const hostile = new Proxy(
      {},
      {
        get() {
          throw new Error('do not touch')
        },
      },
    )
    expect(codeFor(hostile)).toBe('UNKNOWN')
  })

  it('keeps modal errors as they are', () => {
    const own = new ModalError('WALLET_CHANGED', 'swapped')
    expect(toModalError(own, 'UNKNOWN', 'wallet')).toBe(own)
  })

  it('keeps the wallet’s message for developers, cleaned and short, without RPC URLs', () => {
    expect(toModalError(walletError(4001, 'No\u202e!\nreally'), 'UNKNOWN', 'wallet').message).toBe(
      'No! really',
    )
    expect(toModalError(new Error('x'.repeat(9000)), 'UNKNOWN', 'wallet').message).toHaveLength(500)
    const viemLike = Object.assign(
      new Error('HTTP request failed. URL: https://rpc/?projectId=1'),
      {
        shortMessage: 'HTTP request failed.',
      },
    )
    expect(toModalError(viemLike, 'UNKNOWN', 'chain').message).toBe('HTTP request failed.')
  })
})
