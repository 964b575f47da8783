import { toBitcoinError } from '../../src/chains/bip122/toBitcoinError'
import { toModalError } from '../../src/chains/eip155/toModalError'
import { toPlacedWalletError } from '../../src/chains/shared/toPlacedWalletError'
import { toSolanaModalError } from '../../src/chains/solana/toSolanaModalError'
import { toWalletConnectError } from '../../src/chains/walletconnect/relay/toWalletConnectError'

/** Maps a thrown value to a code, per family and over WalletConnect. */
const READERS = {
  EVM: (thrown: unknown) => toModalError(thrown, 'SEND_FAILED', 'wallet').code,
  Solana: (thrown: unknown) => toSolanaModalError(thrown, 'SEND_FAILED', 'wallet').code,
  Bitcoin: (thrown: unknown) => toBitcoinError(thrown, 'SEND_FAILED').code,
  'Polkadot and Cosmos': (thrown: unknown) => toPlacedWalletError(thrown, 'SEND_FAILED').code,
  WalletConnect: (thrown: unknown) => toWalletConnectError(thrown, 'SEND_FAILED').code,
}

const inEveryFamily = (thrown: unknown) =>
  Object.fromEntries(Object.entries(READERS).map(([family, read]) => [family, read(thrown)]))

const everyone = (code: string) =>
  Object.fromEntries(Object.keys(READERS).map(family => [family, code]))

const withCode = (code: unknown, message: string) => Object.assign(new Error(message), { code })

describe('a decline in every family', () => {
  it.each<[string, unknown]>([
    // Hardware wallets behind an extension, and wallets of other families.
    ['an action', new Error('Action cancelled by user')],
    ['a Ledger device', new Error('Ledger device: denied by the user (0x6985)')],
    ['a status word', Object.assign(new Error('Locked'), { statusCode: 0x6985 })],
    ['another status word', Object.assign(new Error('Refused'), { statusCode: 0x5501 })],
    ['a status word in words', new Error('Ledger device: UNKNOWN_ERROR (0x6985)')],
    ['a Trezor', withCode('Failure_ActionCancelled', 'Cancelled')],
    ['a closed window of a Trezor', withCode('Method_Cancel', 'Cancelled')],
    ['a transaction', new Error('Transaction cancelled')],
    ['one word', new Error('Cancelled')],
    ['one word, American', new Error('Canceled.')],
    ['a text instead of an error', 'Cancelled'],
    ['a Polkadot extension', new Error('Rejected by user')],
    ['Keplr', new Error('Request rejected')],
    ['Backpack', new Error('Approval Denied')],
    ['a declined request', new Error('User declined the request')],
    ['a declined signature', new Error('Signature request was declined')],
    ['one who did not approve', new Error('The user did not approve this request')],
    ['one addressed', new Error('You rejected the request')],
    ['a device', new Error('Transaction was rejected on your Ledger')],
    ['a constant', withCode('USER_CANCELLED', 'Something went wrong')],
    ['an error of a library', new Error('Error: Request denied')],
    // By code, wherever it is.
    ['EIP-1193', withCode(4001, 'x')],
    ['EIP-1193 as text', withCode('4001', 'x')],
    ['WalletConnect', withCode(5000, 'x')],
    ['an inner code of its own name', { code: -32603, rpcCode: 4001, message: 'x' }],
    ['a wrapper', { code: -32603, message: 'x', data: { originalError: { code: 4001 } } }],
    ['a wrapper of words', { code: -32000, message: 'Cancelled' }],
    ['an internal error with words', { code: -32603, message: 'User denied the signature' }],
    ['a cause', new Error('Failed', { cause: new Error('Cancelled') })],
    ['a cause’s cause', new Error('a', { cause: { error: { message: 'Declined' } } })],
    ['a message in JSON', new Error('{"code":4001,"message":"No"}')],
    ['JSON after words', new Error('Internal JSON-RPC error. {"message":"No","code":5000}')],
    ['words in JSON', new Error('{"message":"Action cancelled by user"}')],
    ['a value in JSON', new Error('while formatting \'{"value":{"data":{"code":4001}}}\'')],
  ])('is recognised: %s', (_what, thrown) => {
    expect(inEveryFamily(thrown)).toEqual(everyone('USER_REJECTED'))
  })

  it.each<[string, unknown]>([
    ['the network', new Error('Transaction cancelled by the network')],
    ['the node', new Error('transaction rejected by node')],
    ['another transaction', new Error('Transaction cancelled: replaced by 0xabc')],
    ['a library', { code: 'TRANSACTION_REPLACED', reason: 'cancelled', message: 'Replaced' }],
    ['its reason alone', { reason: 'cancelled', message: 'transaction was replaced' }],
    ['a user’s other transaction', new Error('Cancelled by user’s replacement')],
    ['a time-out', new Error('Request cancelled because of a time-out')],
    ['the browser', new Error('The user aborted a request.')],
    ['a node’s word', withCode(-32003, 'Transaction rejected')],
    ['no word on who', new Error('Transaction rejected')],
    ['a policy', withCode(4100, 'Denied')],
    ['HTTP', Object.assign(new Error('Forbidden'), { statusCode: 403 })],
    ['a contract', new Error('execution reverted: User denied')],
    ['a contract with JSON', new Error('execution reverted: {"code":4001}')],
    ['half a word', new Error('The uncancelled order was stored')],
    ['a part of data', new Error('Bad calldata 0x69850000')],
  ])('does not match another outcome: %s', (_what, thrown) => {
    expect(Object.values(inEveryFamily(thrown))).not.toContain('USER_REJECTED')
  })
})

describe('an unknown network in every family', () => {
  it.each<[string, unknown]>([
    ['a code', withCode(4902, 'x')],
    ['a code in JSON', new Error('{"message":"Unrecognized chain ID 0xa.","code":4902}')],
    ['words under a wrapper', withCode(-32000, 'Unrecognized chain ID "0xa". Try adding it.')],
    ['words alone', new Error('Unrecognized chain ID "0xa".')],
    ['words inside', { code: -32603, data: { originalError: { code: 4902, message: 'x' } } }],
  ])('is recognised by %s', (_what, thrown) => {
    expect(inEveryFamily(thrown)).toEqual(everyone('CHAIN_NOT_SUPPORTED'))
  })

  it.each<[string, unknown]>([
    ['Cosmos', new Error('Chain osmosis-1 is not supported')],
    ['no chain info', new Error('There is no chain info for osmosis-1')],
    ['a name that is not there', new Error('chain 10 not found')],
    ['a network of another wallet', new Error('Unsupported network: signet')],
  ])('is recognised by other words: %s', (_what, thrown) => {
    expect(inEveryFamily(thrown)).toEqual(everyone('CHAIN_NOT_SUPPORTED'))
  })

  // A payment may be out despite these errors; an unknown network would mean that nothing was sent.
  it.each<[string, unknown]>([
    ['a line that broke', new Error('Unknown network error')],
    ['a line that broke, with a code', withCode(-32603, 'Unknown network error occurred')],
    ['an answer', new Error('Unsupported network response')],
    ['a receipt', new Error('Sent, but the on-chain receipt was not found')],
    ['a transaction', new Error('On chain transaction not found yet')],
    ['a search', new Error('Chain search: transaction not found')],
    ['a contract', new Error('execution reverted: unsupported chain')],
  ])('does not match another error: %s', (_what, thrown) => {
    expect(Object.values(inEveryFamily(thrown))).not.toContain('CHAIN_NOT_SUPPORTED')
  })
})
