import { toSolanaModalError } from '../../../src/chains/solana/toSolanaModalError'
import { RpcError } from '../../../src/chains/solana/chain/createSolanaRpc'

const trial = (err: unknown) => new RpcError(-32002, 'Transaction simulation failed', { err })

describe('an error of a Solana node or wallet, as a modal error', () => {
  it.each([
    [trial('AccountNotFound'), 'INSUFFICIENT_FUNDS'],
    [trial('InsufficientFundsForFee'), 'INSUFFICIENT_FUNDS'],
    [trial('AlreadyProcessed'), 'ALREADY_KNOWN'],
    [trial('BlockhashNotFound'), 'TRANSACTION_REJECTED'],
    [trial({ InstructionError: [2, { Custom: 1 }] }), 'INSUFFICIENT_FUNDS'],
    [trial({ InstructionError: [2, { Custom: 17 }] }), 'EXECUTION_REVERTED'],
    [trial({ InstructionError: [0, 'InvalidAccountData'] }), 'EXECUTION_REVERTED'],
    [trial({ InsufficientFundsForRent: { account_index: 0 } }), 'INSUFFICIENT_FUNDS'],
    [trial({ InsufficientFundsForRent: { account_index: 1 } }), 'TRANSACTION_REJECTED'],
    [
      new RpcError(-32003, 'Transaction signature verification failure', null),
      'TRANSACTION_REJECTED',
    ],
    [new RpcError(-32602, 'Invalid param: WrongSize', null), 'INVALID_PARAMS'],
    [new RpcError(-32005, 'Node is behind by 42 slots', null), 'RESOURCE_UNAVAILABLE'],
    [new RpcError(429, 'Too many requests', null), 'LIMIT_EXCEEDED'],
    [new Error('what?'), 'UNKNOWN'],
  ])('of a node: %s', (thrown, code) => {
    expect(toSolanaModalError(thrown, 'UNKNOWN', 'chain').code).toBe(code)
  })

  it.each([
    [{ code: 4001, message: 'no' }, 'USER_REJECTED'],
    [new Error('User rejected the request.'), 'USER_REJECTED'],
    [{ code: 4100, message: 'not let in' }, 'UNAUTHORIZED'],
    [{ code: -32002, message: 'Request already pending' }, 'REQUEST_PENDING'],
    // From a node behind the wallet, the same number does not mean a pending request.
    [
      { code: -32002, message: 'Transaction simulation failed: Blockhash not found' },
      'TRANSACTION_REJECTED',
    ],
    [
      {
        code: -32002,
        message:
          'Transaction simulation failed: Error processing Instruction 2: custom program error: 0x1',
      },
      'INSUFFICIENT_FUNDS',
    ],
    [
      new Error('Attempt to debit an account but found no record of a prior credit.'),
      'INSUFFICIENT_FUNDS',
    ],
    [
      new Proxy(
        {},
        {
          get() {
            throw new Error('hands off')
          },
        },
      ),
      'SEND_FAILED',
    ],
  ])('of a wallet: %#', (thrown, code) => {
    expect(toSolanaModalError(thrown, 'SEND_FAILED', 'wallet').code).toBe(code)
  })
})
