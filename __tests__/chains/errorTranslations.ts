import { toBitcoinError } from '../../src/chains/bip122/toBitcoinError'
import { toModalError } from '../../src/chains/eip155/toModalError'
import { toPlacedWalletError } from '../../src/chains/shared/toPlacedWalletError'
import { toSolanaModalError } from '../../src/chains/solana/toSolanaModalError'
import { toWalletConnectError } from '../../src/chains/walletconnect/relay/toWalletConnectError'
import { toRequestError } from '../../src/chains/walletconnect/session/toRequestError'
import { ModalError } from '../../src/domain/ModalError'

/** The answer where no rule matches; the tables leave it out. */
const FALLBACK = 'UNKNOWN'

/** Of wallets, unless it says node. */
export const TRANSLATORS: Readonly<Record<string, (thrown: unknown) => unknown>> = {
  EVM: thrown => toModalError(thrown, FALLBACK, 'wallet'),
  'EVM node': thrown => toModalError(thrown, FALLBACK, 'chain'),
  Solana: thrown => toSolanaModalError(thrown, FALLBACK, 'wallet'),
  'Solana node': thrown => toSolanaModalError(thrown, FALLBACK, 'chain'),
  Bitcoin: thrown => toBitcoinError(thrown, FALLBACK),
  'placed wallet': thrown => toPlacedWalletError(thrown, FALLBACK),
  WalletConnect: thrown => toWalletConnectError(thrown, FALLBACK),
}

/** Requests over WalletConnect, which return a wallet's own error as it is. */
const REQUESTS: typeof TRANSLATORS = {
  payment: thrown => toRequestError(thrown, 'eth_sendTransaction'),
  signature: thrown => toRequestError(thrown, 'personal_sign'),
  switch: thrown => toRequestError(thrown, 'wallet_switchEthereumChain'),
}

/** Returns the translators by their answer. */
function translate(
  thrown: unknown,
  read: (error: ModalError) => string,
): Readonly<Record<string, string>> {
  const byAnswer: Record<string, string> = {}
  for (const [name, toError] of Object.entries({ ...TRANSLATORS, ...REQUESTS })) {
    const error = toError(thrown)
    const answer = error instanceof ModalError ? read(error) : FALLBACK
    const others = byAnswer[answer]
    if (answer !== FALLBACK) byAnswer[answer] = others === undefined ? name : `${others}, ${name}`
  }
  return byAnswer
}

export const translateByFamily = (thrown: unknown) => translate(thrown, ({ code }) => code)

/** The same for the detail that developers see. */
export const translateDetailByFamily = (thrown: unknown) =>
  translate(thrown, ({ message }) => message)

const withCode = (code: unknown, message = 'x') => Object.assign(new Error(message), { code })
const named = (name: string, message = 'x') => Object.assign(new Error(message), { name })
const simulated = (err: unknown) => ({
  code: -32002,
  message: 'Transaction simulation failed',
  data: { err },
})

const CODES = [
  3, 400, 429, 4001, 4100, 4200, 4900, 4901, 4902, 5000, 5001, 5002, 5003, 5100, 5101, 5700, 5710,
  5720, 5730, 5740, 5750, 5760, 6000, 7001, 8000, 10_001, 32_603, -32_700, -32_600, -32_601,
  -32_602, -32_603, -32_000, -32_001, -32_002, -32_003, -32_004, -32_005, -32_006, -32_014, -32_016,
  99_999,
]

const MESSAGES = [
  'User rejected the request.',
  'Cancelled',
  'Request already pending',
  'Unrecognized chain ID "0xa".',
  'insufficient funds for gas * price + value',
  'Insufficient balance',
  'nonce too low',
  'nonce too high',
  'replacement transaction underpriced',
  'already known',
  'max fee per gas less than block base fee',
  'tx fee (1 ether) exceeds the configured cap',
  'max priority fee per gas higher than max fee',
  'intrinsic gas too low',
  'exceeds block gas limit',
  'execution reverted: no',
  'out of gas',
  'VM exception while processing transaction',
  'Transaction simulation failed: Blockhash not found',
  'Transaction simulation failed: custom program error: 0x1',
  'Transaction simulation failed: User rejected',
  'Attempt to debit an account but found no record of a prior credit.',
  'The source https://page.example is not allowed to interact with this extension',
  'The page has not been authorized, there is no chain info for it',
  'Unauthorized',
  'Unauthorized: origin not allowed',
  'Unauthorized: invalid key',
  'JWT validation error: JWT Token is not yet valid',
  'No matching key. session topic doesn’t exist',
  'Record was recently deleted - session: 1',
  'Missing or invalid. Record was recently deleted',
  'Please call connect() before request()',
  'Failed to publish payload, please try again.',
  'No internet connection detected',
  'Socket stalled when trying to connect',
  'WebSocket connection closed abnormally',
  'Subscribing to 0xab failed',
  'Session request expired. Please try again.',
  'Request expired',
]

/** Raw errors of wallets, nodes and libraries, each by a name of its own. */
export const RAW_ERRORS: readonly (readonly [string, unknown])[] = [
  ...CODES.map(code => [`code ${code}`, withCode(code)] as const),
  ...MESSAGES.map(message => [message, new Error(message)] as const),
  ['a text: User rejected', 'User rejected'],
  ['a text: Failed to publish', 'Failed to publish'],
  ['a text: No matching key', 'No matching key'],
  ['a text: insufficient funds', 'insufficient funds'],
  ...['HttpRequestError', 'TimeoutError', 'TypeError', 'AbortError'].map(
    name => [`named ${name}`, named(name)] as const,
  ),
  ...[
    'AccountNotFound',
    'AlreadyProcessed',
    'BlockhashNotFound',
    'InsufficientFundsForFee',
    { InsufficientFundsForRent: { account_index: 0 } },
    { InsufficientFundsForRent: { account_index: 1 } },
    { InstructionError: [2, { Custom: 1 }] },
    { InstructionError: [2, { Custom: 17 }] },
    { InstructionError: 'odd' },
    null,
  ].map(err => [`simulated ${JSON.stringify(err)}`, simulated(err)] as const),
  ['a declined code over a simulation', { ...simulated('AccountNotFound'), code: 4001 }],
  ['code -32603, insufficient funds', withCode(-32_603, 'insufficient funds')],
  ['code 4100, insufficient funds', withCode(4100, 'insufficient funds')],
  ['code 4100, nonce too low', withCode(4100, 'nonce too low')],
  ['code 4100, Unauthorized: invalid key', withCode(4100, 'Unauthorized: invalid key')],
  ['code 4200, unauthorized', withCode(4200, 'unauthorized')],
  ['code -32000, Unrecognized chain', withCode(-32_000, 'Unrecognized chain')],
  ['code -32000, Unauthorized, unknown chain', withCode(-32_000, 'Unauthorized: unknown chain')],
  ['code -32002, Request already pending', withCode(-32_002, 'Request already pending')],
  ['code -32003, out of gas', withCode(-32_003, 'out of gas')],
  ['code 99999, No matching key', withCode(99_999, 'No matching key')],
  ['code 99999, Failed to publish', withCode(99_999, 'Failed to publish')],
  ['code 7001, Failed to publish', withCode(7001, 'Failed to publish')],
  ['code TIMEOUT, Request expired', withCode('TIMEOUT', 'Request expired')],
  ['code 4001 as text', withCode('4001')],
  ['a code in a wrapper', { code: -32_603, message: 'x', data: { originalError: { code: 4100 } } }],
  ['a code in a cause', new Error('x', { cause: { code: 4200 } })],
  ['no message, Failed to publish in data', { data: { message: 'Failed to publish' } }],
  ['a late match', new Error(`${'x '.repeat(400)}insufficient funds, No matching key`)],
  ['a ModalError', new ModalError('WALLET_CHANGED', 'swapped')],
  ['undefined', undefined],
  ['null', null],
  ['an empty text', ''],
  ['a number', 4001],
  ['an object', {}],
  ['a list', []],
  ['a function', () => undefined],
  ['a symbol', Symbol('x')],
  ['an odd code', { code: 'odd', message: 7 }],
]

/** Errors of which developers see a detail that is not the message alone. */
export const DETAILED_ERRORS: readonly (readonly [string, unknown])[] = [
  ['viem', Object.assign(new Error('URL: https://rpc/?projectId=1'), { shortMessage: 'Failed.' })],
  ['viem with details', Object.assign(new Error('long'), { shortMessage: 'b', details: 'a' })],
  ['control characters', new Error('No\u202E!\nreally')],
  ['a text', 'Failed\nto publish'],
  ['an empty message', withCode(4100, '')],
  ['no message', { code: 4100 }],
  ['a message that is no text', { code: 4100, message: 7 }],
]
