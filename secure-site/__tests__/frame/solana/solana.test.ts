import { ed25519 } from '@noble/curves/ed25519'
import { base58 } from '@scure/base'
import {
  ASSOCIATED_TOKEN,
  COMPUTE_BUDGET,
  MEMO,
  SYSTEM,
  TOKEN,
} from '../../../src/frame/solana/describeInstruction'
import { buildMessage, buildTransaction, layout } from '../harness/buildSolana'
import type { BuiltInstruction } from '../harness/buildSolana'
import { approve, reject, reviewed } from '../harness/review'
import { startFrame } from '../harness/startFrame'

const MAINNET = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const OTHER = '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV'
const MINT = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const SOURCE = '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM'
const { u32, u64 } = layout

async function startWithAccount() {
  const frame = startFrame({ chainId: MAINNET })
  const user = await frame.logIn()
  return { frame, own: user.payload?.address as string }
}

const shown = () => document.body.textContent
const pay = (from: string): BuiltInstruction => ({
  program: SYSTEM,
  accounts: [from, OTHER],
  data: [...u32(2), ...u64(1_500_000_000n)],
})

it('returns a Solana account on a Solana network', async () => {
  const frame = startFrame()
  await frame.logIn()
  const user = await frame.request('GET_USER', { chainId: MAINNET })
  expect(user.payload).toMatchObject({ chainId: MAINNET })
  expect(base58.decode(user.payload?.address as string)).toHaveLength(32)
})

it('shows a payment, and signs exactly the message it received', async () => {
  const { frame, own } = await startWithAccount()
  const message = buildMessage(own, [pay(own)])
  const id = frame.rpc('solana_signTransaction', { transaction: buildTransaction(message) })
  await reviewed('Sign a transaction')
  for (const words of ['1.5 SOL', '7EcD hSYG', 'Solana', 'At most 0.000005 SOL'])
    expect(shown()).toContain(words)
  approve(frame, 'Sign')
  const { payload } = await frame.answered(id)
  const signed = base58.decode(payload?.transaction as string)
  expect(signed.slice(65)).toEqual(message)
  expect(ed25519.verify(signed.slice(1, 65), message, base58.decode(own))).toBe(true)
})

it('signs several after one approval that lists them all', async () => {
  const { frame, own } = await startWithAccount()
  const messages = [buildMessage(own, [pay(own)]), buildMessage(own, [pay(own)], { version: 0 })]
  const id = frame.rpc('solana_signAllTransactions', {
    transactions: messages.map(each => buildTransaction(each)),
  })
  await reviewed('Sign 2 transactions')
  expect(shown()).toContain('1 of 2: Send')
  expect(shown()).toContain('2 of 2: Send')
  approve(frame, 'Sign')
  const { payload } = await frame.answered(id)
  const signed = (payload?.transactions as string[]).map(each => base58.decode(each))
  expect(signed.map(each => each.slice(65))).toEqual(messages)
})

it('sends what it signed with the options of the page', async () => {
  const { frame, own } = await startWithAccount()
  const sent: unknown[] = []
  frame.server.rpc.sendTransaction = params => {
    sent.push(params)
    return 'signature'
  }
  const message = buildMessage(own, [pay(own)])
  const id = frame.rpc('solana_signAndSendTransaction', {
    transaction: buildTransaction(message),
    options: { skipPreflight: true, preflightCommitment: 'singleGossip' },
  })
  await reviewed('Send a transaction')
  approve(frame, 'Send')
  expect((await frame.answered(id)).payload).toEqual({ signature: 'signature' })
  const [[transaction, options]] = sent as [[string, unknown]]
  expect(options).toEqual({
    encoding: 'base64',
    skipPreflight: true,
    preflightCommitment: 'confirmed',
  })
  expect(Uint8Array.from(Buffer.from(transaction, 'base64').subarray(65))).toEqual(message)
})

it.each([
  {
    what: 'a checked transfer of tokens',
    make: () => ({
      program: TOKEN,
      accounts: [SOURCE, MINT, OTHER],
      data: [12, ...u64(2_500_000n), 6],
    }),
    says: ['Send tokens', '2.5', 'To token account', 'EPjF Wdd5'],
  },
  {
    what: 'a transfer that names no token',
    make: () => ({ program: TOKEN, accounts: [SOURCE, OTHER], data: [3, ...u64(2_500_000n)] }),
    says: ['2500000 in the token’s smallest unit', 'does not say which token'],
  },
  {
    what: 'an approval without limit',
    make: () => ({ program: TOKEN, accounts: [SOURCE, OTHER], data: [4, ...u64(2n ** 64n - 1n)] }),
    says: ['Let an address spend your tokens', 'Unlimited', 'There is no limit'],
  },
  {
    what: 'a new token account',
    make: () => ({ program: ASSOCIATED_TOKEN, accounts: [SOURCE, OTHER, OTHER, MINT], data: [1] }),
    says: ['Open a token account', 'Owner'],
  },
  {
    what: 'a note',
    make: () => ({ program: MEMO, accounts: [], data: [...new TextEncoder().encode('rent')] }),
    says: ['Attach a note', 'rent'],
  },
  {
    what: 'a change of owner as unknown',
    make: () => ({ program: TOKEN, accounts: [SOURCE], data: [6, 2, 1] }),
    says: ['Call a program', '3 bytes', 'not known here'],
  },
  {
    what: 'an unknown program by its address',
    make: () => ({ program: MINT, accounts: [SOURCE], data: [1, 2, 3, 4] }),
    says: ['Call a program', 'EPjF Wdd5', '4 bytes'],
  },
])('shows $what', async ({ make, says }) => {
  const { frame, own } = await startWithAccount()
  const transaction = buildTransaction(buildMessage(own, [make()]))
  const id = frame.rpc('solana_signTransaction', { transaction })
  await reviewed('Sign a transaction')
  for (const words of says) expect(shown()).toContain(words)
  reject()
  expect((await frame.answered(id)).payload).toMatchObject({ code: 4001 })
})

it('includes the compute price in the fee', async () => {
  const { frame, own } = await startWithAccount()
  const budget = [
    { program: COMPUTE_BUDGET, accounts: [], data: [2, ...u32(300_000)] },
    { program: COMPUTE_BUDGET, accounts: [], data: [3, ...u64(1_000_000n)] },
  ]
  const transaction = buildTransaction(buildMessage(own, [...budget, pay(own)]))
  frame.rpc('solana_signTransaction', { transaction })
  await reviewed('Sign a transaction')
  expect(shown()).toContain('At most 0.000305 SOL')
})

it('reports accounts from lookup tables', async () => {
  const { frame, own } = await startWithAccount()
  const message = buildMessage(own, [pay(own)], { version: 0, lookups: [3, 4] })
  frame.rpc('solana_signTransaction', { transaction: buildTransaction(message) })
  await reviewed('Sign a transaction')
  expect(shown()).toContain('tables on the network')
})

it.each([
  {
    what: 'a transaction that another account pays',
    make: () => buildTransaction(buildMessage(OTHER, [pay(OTHER)])),
    code: 4100,
  },
  {
    what: 'bytes behind the message',
    make: (own: string) => buildTransaction(Uint8Array.from([...buildMessage(own, [pay(own)]), 0])),
    code: -32602,
  },
  {
    what: 'half a message',
    make: (own: string) => buildTransaction(buildMessage(own, [pay(own)]).slice(0, 60)),
    code: -32602,
  },
  {
    what: 'a version that it does not know',
    make: (own: string) =>
      buildTransaction(Uint8Array.from([0x81, ...buildMessage(own, [pay(own)])])),
    code: -32602,
  },
  { what: 'what is no base58', make: () => '0OIl', code: -32602 },
])('refuses $what', async ({ make, code }) => {
  const { frame, own } = await startWithAccount()
  const answer = await frame.answered(
    frame.rpc('solana_signTransaction', { transaction: make(own) }),
  )
  expect(answer).toMatchObject({ type: '@w3m-frame/RPC_REQUEST_ERROR', payload: { code } })
})

it('signs a message’s bytes', async () => {
  const { frame, own } = await startWithAccount()
  const bytes = new TextEncoder().encode('Hello from Solana')
  const id = frame.rpc('solana_signMessage', { message: base58.encode(bytes), pubkey: own })
  await reviewed('Sign message')
  expect(shown()).toContain('Hello from Solana')
  approve(frame, 'Sign')
  const { payload } = await frame.answered(id)
  const signature = base58.decode(payload?.signature as string)
  expect(ed25519.verify(signature, bytes, base58.decode(own))).toBe(true)
})

it('refuses a transaction disguised as a message', async () => {
  const { frame, own } = await startWithAccount()
  const message = base58.encode(buildMessage(own, [pay(own)]))
  const answer = await frame.answered(frame.rpc('solana_signMessage', { message, pubkey: own }))
  expect(answer.payload).toMatchObject({ code: -32602 })
})
