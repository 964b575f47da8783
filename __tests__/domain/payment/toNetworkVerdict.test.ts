import { createHttpClient } from '../../../src/clients/createHttpClient'
import { ERRORS, type ErrorCode } from '../../../src/domain/errorCatalogue'
import { ModalError } from '../../../src/domain/ModalError'
import { toNetworkVerdict } from '../../../src/domain/payment/toNetworkVerdict'
import type { FeeEstimate } from '../../../src/domain/payment/send'
import { createEvmAdapter, LIBRARIES, type Library } from '../../chains/eip155/libraries'
import {
  mainnet as ethereum,
  nativeIntent,
  portsWith as evmPortsWith,
} from '../../chains/eip155/world'
import {
  adapterWith,
  ALICE,
  AT_NEWEST_BLOCK,
  BOB,
  mainnet as solana,
} from '../../chains/solana/world'

type Verdict = 'accepted' | 'refused' | 'unchecked'
/** A node's answer to the one request under test. */
type NodeAnswer =
  | { readonly result: unknown }
  | { readonly error: { readonly code: number; readonly message: string; readonly data?: unknown } }
  | { readonly status: number }
  | 'away'

const says = (code: number, message: string, data?: unknown): NodeAnswer => ({
  error: { code, message, ...(data !== undefined && { data }) },
})

/** Answers that are no verdict on the payment, on any chain. */
const CANNOT_SAY: readonly (readonly [string, NodeAnswer])[] = [
  ['an unknown method', says(-32601, 'the method does not exist/is not available')],
  ['an invalid request', says(-32600, 'Invalid request')],
  ['a method that is not allowed', says(-32600, 'method is not whitelisted')],
  ['unknown parameters', says(-32602, 'invalid argument 0: unknown field')],
  ['a parse error', says(-32700, 'Parse error')],
  ['a rate limit', says(-32005, 'daily request count exceeded, request rate limited')],
  ['a rate limit under its HTTP code', says(429, 'Too many requests')],
  ['an unknown API key', says(403, 'Access forbidden')],
  ['an internal error', says(-32603, 'Internal error')],
  ['an unknown error code', says(-39999, 'no')],
  ['HTTP 401', { status: 401 }],
  ['HTTP 403', { status: 403 }],
  ['HTTP 429', { status: 429 }],
  ['HTTP 500', { status: 500 }],
  ['a network failure', 'away'],
]

const EVM: readonly (readonly [string, NodeAnswer, Verdict])[] = [
  ['a gas estimate', { result: '0x5208' }, 'accepted'],
  ...CANNOT_SAY.map(([what, answer]) => [what, answer, 'unchecked'] as const),
  ['an unsupported method', says(-32004, 'Method not supported'), 'unchecked'],
  ['missing state', says(-32000, 'missing trie node'), 'unchecked'],
  ['a missing block', says(-32000, 'header not found'), 'unchecked'],
  ['a timeout', says(-32002, 'request timed out'), 'unchecked'],
  ['a result that is not a number', { result: 'soon' }, 'unchecked'],
  ['a revert', says(3, 'execution reverted: paused', '0x08c379a0'), 'refused'],
  ['a revert under the usual code', says(-32000, 'execution reverted'), 'refused'],
  ['a revert under a code of its own', says(-32015, 'VM execution error.'), 'refused'],
  ['an invalid opcode', says(-32000, 'invalid opcode: INVALID'), 'refused'],
  ['gas above the allowance', says(-32000, 'gas required exceeds allowance (30000000)'), 'refused'],
  ['insufficient funds', says(-32000, 'insufficient funds for gas * price + value'), 'refused'],
  ['a rejection', says(-32003, 'transaction rejected'), 'refused'],
]

const trial = (err: unknown): NodeAnswer => ({
  result: { context: { slot: 1 }, value: { err, logs: [], accounts: null } },
})

const SOLANA: readonly (readonly [string, NodeAnswer, Verdict])[] = [
  ['a successful simulation', trial(null), 'accepted'],
  ...CANNOT_SAY.map(([what, answer]) => [what, answer, 'unchecked'] as const),
  ['a lagging node', says(-32005, 'Node is behind by 150 slots'), 'unchecked'],
  [
    'a node behind the requested slot',
    says(-32016, 'Minimum context slot not reached'),
    'unchecked',
  ],
  ['an unknown block hash', trial('BlockhashNotFound'), 'unchecked'],
  ['cluster maintenance', trial('ClusterMaintenance'), 'unchecked'],
  ['a full block', trial('WouldExceedMaxBlockCostLimit'), 'unchecked'],
  ['a program that fails', trial({ InstructionError: [2, { Custom: 6001 }] }), 'refused'],
  ['a transfer beyond the balance', trial({ InstructionError: [2, { Custom: 1 }] }), 'refused'],
  ['an account that does not exist', trial('AccountNotFound'), 'refused'],
  ['insufficient funds for the fee', trial('InsufficientFundsForFee'), 'refused'],
  [
    'insufficient funds for rent',
    trial({ InsufficientFundsForRent: { account_index: 1 } }),
    'refused',
  ],
  [
    'a failed simulation reported as an error',
    says(-32002, 'Transaction simulation failed'),
    'refused',
  ],
]

/** A node behind `fetch`: one method returns this answer, the others respond normally. */
function nodeThat(answer: NodeAnswer, method: string, others: Readonly<Record<string, unknown>>) {
  interface Asked {
    readonly id: number
    readonly method: string
  }
  return async (input: unknown, init?: RequestInit): Promise<Response> => {
    const body: unknown = input instanceof Request ? await input.text() : init?.body
    const text = ArrayBuffer.isView(body) ? new TextDecoder().decode(body) : (body as string)
    const asked = JSON.parse(text) as Asked | Asked[]
    const list = Array.isArray(asked) ? asked : [asked]
    const isMeant = list.some(each => each.method === method)
    if (isMeant && answer === 'away') throw new TypeError('Failed to fetch')
    if (isMeant && typeof answer === 'object' && 'status' in answer) {
      return new Response('no', { status: answer.status })
    }
    const answers = list.map(each => ({
      jsonrpc: '2.0',
      id: each.id,
      ...(each.method === method ? (answer as object) : { result: others[each.method] ?? null }),
    }))
    return new Response(JSON.stringify(Array.isArray(asked) ? answers : answers[0]), {
      headers: { 'content-type': 'application/json' },
    })
  }
}

async function verdictOf(asking: Promise<FeeEstimate>): Promise<Verdict> {
  let isOver = false
  const ended = asking.then(
    () => 'accepted' as const,
    (thrown: unknown) => {
      if (!(thrown instanceof ModalError)) throw thrown
      return toNetworkVerdict(thrown.code)
    },
  )
  ended.then(
    () => (isOver = true),
    () => (isOver = true),
  )
  for (let at = 0; at < 400 && !isOver; at += 1) await jest.advanceTimersByTimeAsync(100)
  return ended
}

const askEvm = (library: Library, answer: NodeAnswer, method = 'eth_estimateGas') => {
  globalThis.fetch = nodeThat(answer, method, {
    eth_estimateGas: '0x5208',
    eth_gasPrice: '0x3b9aca00',
    eth_maxPriorityFeePerGas: '0x1',
    eth_call: '0x',
  })
  const { chain } = createEvmAdapter(evmPortsWith({}), library)
  return verdictOf(chain.estimateFee(nativeIntent, ethereum, new AbortController().signal))
}

const askSolana = (answer: NodeAnswer, method = 'simulateTransaction') => {
  const http = createHttpClient({
    fetch: nodeThat(answer, method, {
      ...AT_NEWEST_BLOCK,
      getFeeForMessage: { value: 15_000 },
      getMinimumBalanceForRentExemption: 890_880,
      simulateTransaction: { value: { err: null } },
    }),
    now: () => 0,
  })
  const intent = {
    connectorId: 'Wallet',
    caipNetworkId: solana.caipNetworkId,
    from: ALICE,
    to: BOB,
    token: {
      symbol: 'SOL',
      chainId: solana.caipNetworkId,
      quantity: { decimals: '9', numeric: '2' },
    },
    amount: '0.25',
  }
  const { chain } = adapterWith({ http })
  return verdictOf(chain.estimateFee(intent, solana, new AbortController().signal))
}

const realFetch = globalThis.fetch
beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  globalThis.fetch = realFetch
  jest.useRealTimers()
})

describe.each(LIBRARIES)('a payment on an EVM network, checked with its node by %s', library => {
  it.each(EVM)('has the expected verdict for %s', async (_what, answer, verdict) => {
    expect(await askEvm(library, answer)).toBe(verdict)
  })

  it.each(['eth_gasPrice', 'eth_getBlockByNumber'])(
    'is not refused by any answer to %s',
    async method => {
      for (const [, answer] of CANNOT_SAY) {
        expect(await askEvm(library, answer, method)).toBe('unchecked')
      }
    },
  )
})

describe('a payment on Solana', () => {
  it.each(SOLANA)('has the expected verdict for %s', async (_what, answer, verdict) => {
    expect(await askSolana(answer)).toBe(verdict)
  })

  it.each(['getLatestBlockhash', 'getFeeForMessage', 'getMinimumBalanceForRentExemption'])(
    'is not refused by an answer to %s',
    async method => {
      for (const [, answer] of CANNOT_SAY) expect(await askSolana(answer, method)).toBe('unchecked')
    },
  )
})

it('only a network’s answer about a payment counts as a refusal', () => {
  const refusals = (Object.keys(ERRORS) as ErrorCode[]).filter(
    code => toNetworkVerdict(code) === 'refused',
  )
  expect(refusals.sort()).toEqual([
    'EXECUTION_REVERTED',
    'FEE_TOO_HIGH',
    'FEE_TOO_LOW',
    'GAS_TOO_HIGH',
    'GAS_TOO_LOW',
    'INSUFFICIENT_FUNDS',
    'NONCE_TOO_HIGH',
    'NONCE_TOO_LOW',
    'TRANSACTION_REJECTED',
  ])
})
