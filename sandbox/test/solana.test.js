// @ts-check
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import {
  AccountRole,
  address,
  appendTransactionMessageInstructions,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  getAddressEncoder,
  getBase64EncodedWireTransaction,
  getProgramDerivedAddress,
  getSignatureFromTransaction,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signature as asSignature,
  signTransactionMessageWithSigners,
} from '@solana/web3.js'
import {
  createSandboxNetworks,
  createSolanaControl,
  SOLANA_MINTS,
  SOLANA_RULED_MINTS,
  solanaAccountAt,
  startSolana,
} from '../src/index.js'
import { until } from '../testing/until.js'

const SYSTEM = address('11111111111111111111111111111111')
const BUDGET = address('ComputeBudget111111111111111111111111111111')
const ASSOCIATED = address('ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL')
const SOL = 1_000_000_000n

/** @type {import('../src/solana/types.js').RunningSolana} */
let part
/** @type {import('../src/solana/types.js').SolanaControl} */
let control
before(async () => {
  part = await startSolana({ port: 0, socketPort: 0, slotMs: 20 })
  control = createSolanaControl(part.url)
})
after(() => part.close())

const rpc = () => createSolanaRpc(/** @type {any} */ (part.url))

/** @param {string} method @param {unknown[]} params @returns {Promise<any>} */
async function ask(method, params) {
  const response = await fetch(part.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  return response.json()
}

/** @param {bigint} lamports */
async function newWallet(lamports) {
  const signer = await generateKeyPairSigner()
  if (lamports > 0n) await control.airdrop(signer.address, Number(lamports))
  return signer
}

/** @param {any} signer @param {string} to @param {bigint} lamports */
function transfer(signer, to, lamports) {
  const data = new DataView(new ArrayBuffer(12))
  data.setUint32(0, 2, true)
  data.setBigUint64(4, lamports, true)
  return {
    programAddress: SYSTEM,
    accounts: [
      { address: signer.address, role: AccountRole.WRITABLE_SIGNER },
      { address: address(to), role: AccountRole.WRITABLE },
    ],
    data: new Uint8Array(data.buffer),
  }
}

/** @param {any} signer @param {any[]} instructions @param {any} [lifetime] */
async function signed(signer, instructions, lifetime) {
  const { value } = await rpc().getLatestBlockhash().send()
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    each => setTransactionMessageFeePayerSigner(signer, each),
    each => setTransactionMessageLifetimeUsingBlockhash(lifetime ?? value, each),
    each => appendTransactionMessageInstructions(instructions, each),
  )
  return signTransactionMessageWithSigners(message)
}

/** @param {any} transaction @returns {Promise<any>} the whole answer, errors and all */
const send = transaction =>
  ask('sendTransaction', [getBase64EncodedWireTransaction(transaction), { encoding: 'base64' }])

/** @param {string} owner @param {{ address: string, program: string }} mint */
async function accountOf(owner, mint) {
  const encoder = getAddressEncoder()
  const seeds = [owner, mint.program, mint.address].map(each => encoder.encode(address(each)))
  return (await getProgramDerivedAddress({ programAddress: ASSOCIATED, seeds }))[0]
}

test('the chain is one of its own, and says so the same way everywhere', async () => {
  const genesis = await rpc().getGenesisHash().send()
  const network = createSandboxNetworks()[3]
  assert.equal(network.caipNetworkId, `solana:${genesis.slice(0, 32)}`)
  assert.equal(network.id, genesis.slice(0, 32))
})

test('accounts own coins and tokens of both programs, under the addresses other libraries work out', async () => {
  const owner = solanaAccountAt(0).address
  const { value } = await rpc().getBalance(address(owner)).send()
  assert.ok(value > 25n * SOL)
  for (const mint of Object.values(SOLANA_MINTS)) {
    const { value: found } = await rpc()
      .getTokenAccountsByOwner(
        address(owner),
        { programId: address(mint.program) },
        { encoding: 'jsonParsed' },
      )
      .send()
    assert.equal(found.length, 1)
    assert.equal(found[0]?.pubkey, await accountOf(owner, mint))
    const [{ account }] = /** @type {any} */ (found)
    const { info } = account.data.parsed
    assert.equal(info.mint, mint.address)
    assert.equal(info.tokenAmount.decimals, mint.decimals)
    assert.ok(info.tokenAmount.uiAmount > 0)
  }
})

test('a payment is made, confirmed over a socket, and costs what was asked for it', async () => {
  const alice = await newWallet(2n * SOL)
  const to = (await newWallet(0n)).address
  const budget = new DataView(new ArrayBuffer(5))
  budget.setUint8(0, 2)
  budget.setUint32(1, 1_000, true)
  const price = new DataView(new ArrayBuffer(9))
  price.setUint8(0, 3)
  price.setBigUint64(1, 2_000_000n, true)
  const transaction = await signed(alice, [
    { programAddress: BUDGET, data: new Uint8Array(budget.buffer) },
    { programAddress: BUDGET, data: new Uint8Array(price.buffer) },
    transfer(alice, to, SOL / 2n),
  ])
  const signature = getSignatureFromTransaction(transaction)
  const abort = new AbortController()
  const notifications = await createSolanaRpcSubscriptions(/** @type {any} */ (part.socketUrl))
    .signatureNotifications(signature, { commitment: 'confirmed' })
    .subscribe({ abortSignal: abort.signal })
  // Read before sending: the library drops notifications while no read is pending.
  const confirmed = notifications[Symbol.asyncIterator]().next()
  assert.equal((await send(transaction)).result, signature)
  assert.equal((await confirmed).value?.value.err, null)
  abort.abort()
  const fee = 5_000n + 2_000n
  assert.equal((await rpc().getBalance(address(to)).send()).value, SOL / 2n)
  assert.equal((await rpc().getBalance(alice.address).send()).value, 2n * SOL - SOL / 2n - fee)
  const found = /** @type {any} */ (
    await rpc()
      .getTransaction(signature, { encoding: 'json', maxSupportedTransactionVersion: 0 })
      .send()
  )
  assert.equal(found.meta.fee, fee)
  assert.equal((await ask('getSignaturesForAddress', [to])).result[0].signature, signature)
})

test('a token goes to an owner without an account for it, who has one then', async () => {
  const { dollar, gold } = SOLANA_MINTS
  for (const mint of [dollar, gold]) {
    const alice = await newWallet(SOL)
    const key = mint === dollar ? 'dollar' : 'gold'
    await control.mint(key, alice.address, 5_000_000)
    const bob = (await newWallet(0n)).address
    const [from, to] = await Promise.all([accountOf(alice.address, mint), accountOf(bob, mint)])
    const data = new DataView(new ArrayBuffer(10))
    data.setUint8(0, 12)
    data.setBigUint64(1, 1_500_000n, true)
    data.setUint8(9, mint.decimals)
    const open = {
      programAddress: ASSOCIATED,
      accounts: [
        { address: alice.address, role: AccountRole.WRITABLE_SIGNER },
        { address: to, role: AccountRole.WRITABLE },
        { address: bob, role: AccountRole.READONLY },
        { address: address(mint.address), role: AccountRole.READONLY },
        { address: SYSTEM, role: AccountRole.READONLY },
        { address: address(mint.program), role: AccountRole.READONLY },
      ],
      data: Uint8Array.of(1),
    }
    const move = {
      programAddress: address(mint.program),
      accounts: [
        { address: from, role: AccountRole.WRITABLE },
        { address: address(mint.address), role: AccountRole.READONLY },
        { address: to, role: AccountRole.WRITABLE },
        { address: alice.address, role: AccountRole.READONLY_SIGNER },
      ],
      data: new Uint8Array(data.buffer),
    }
    const { result, error } = await send(await signed(alice, [open, move]))
    assert.equal(error, undefined)
    assert.ok(result)
    assert.equal((await rpc().getTokenAccountBalance(to).send()).value.amount, '1500000')
    const { meta } = (await ask('getTransaction', [result, { maxSupportedTransactionVersion: 0 }]))
      .result
    assert.equal(meta.postTokenBalances.length, 2)
    const rent = (await ask('getAccountInfo', [to, { encoding: 'base64' }])).result.value
    assert.equal(
      rent.lamports,
      (await ask('getMinimumBalanceForRentExemption', [rent.space])).result,
    )
  }
})

test('the chain refuses what a real one refuses, with the same messages', async () => {
  const alice = await newWallet(SOL)
  const to = (await newWallet(0n)).address
  const tooMuch = await send(await signed(alice, [transfer(alice, to, 100n * SOL)]))
  assert.equal(tooMuch.error.code, -32002)
  assert.match(tooMuch.error.message, /custom program error: 0x1$/)
  assert.deepEqual(tooMuch.error.data.err, { InstructionError: [0, { Custom: 1 }] })
  assert.match(tooMuch.error.data.logs.join(), /insufficient lamports/)

  const unfunded = await newWallet(0n)
  const poor = await send(await signed(unfunded, [transfer(unfunded, to, 1n)]))
  assert.match(poor.error.message, /found no record of a prior credit/)

  const transaction = await signed(alice, [transfer(alice, to, SOL / 10n)])
  const broken = Buffer.from(getBase64EncodedWireTransaction(transaction), 'base64')
  broken.writeUInt8(broken.readUInt8(5) ^ 1, 5)
  const forged = await ask('sendTransaction', [broken.toString('base64'), { encoding: 'base64' }])
  assert.match(forged.error.message, /signature verification failure/)

  assert.ok((await send(transaction)).result)
  assert.match((await send(transaction)).error.message, /already been processed/)

  const dust = await send(await signed(alice, [transfer(alice, (await newWallet(0n)).address, 1n)]))
  assert.match(dust.error.message, /insufficient funds for rent/)

  const garbage = await ask('sendTransaction', ['AAAA', { encoding: 'base64' }])
  assert.equal(garbage.error.code, -32602)
  assert.equal((await ask('getNothing', [])).error.code, -32601)
})

test('a block hash expires after 150 slots', async () => {
  const alice = await newWallet(SOL)
  const transaction = await signed(alice, [transfer(alice, solanaAccountAt(1).address, 1n)])
  await control.passSlots(151)
  assert.match((await send(transaction)).error.message, /Blockhash not found/)
})

test('a simulation costs nothing and returns the result of a real transaction', async () => {
  const alice = await newWallet(SOL)
  const transaction = await signed(alice, [transfer(alice, solanaAccountAt(1).address, SOL / 2n)])
  const wire = getBase64EncodedWireTransaction(transaction)
  const { value } = await rpc().simulateTransaction(wire, { encoding: 'base64' }).send()
  assert.equal(value.err, null)
  assert.equal(value.unitsConsumed, 150n)
  assert.equal((await rpc().getBalance(alice.address).send()).value, SOL)
})

test('the past is there, with real transactions', async () => {
  const list = await rpc()
    .getSignaturesForAddress(address(solanaAccountAt(0).address))
    .send()
  assert.ok(list.length >= 4)
  const days = (Date.now() / 1000 - Number(list.at(-1)?.blockTime)) / 86_400
  assert.ok(days > 80 && days < 100, `${days} days`)
  const oldest = /** @type {any} */ (
    await rpc()
      .getTransaction(asSignature(String(list.at(-1)?.signature)), {
        encoding: 'json',
        maxSupportedTransactionVersion: 0,
      })
      .send()
  )
  assert.equal(oldest.meta.err, null)
})

test('slots pass, and a transaction becomes final', async () => {
  const signature = await control.airdrop(solanaAccountAt(4).address, 1_000)
  await until(async () => {
    const { result } = await ask('getSignatureStatuses', [[signature]])
    return result.value[0].confirmationStatus === 'finalized'
  })
  const before = (await control.state()).slot
  await until(async () => (await control.state()).slot > before)
})

test('a token is shown in other amounts, by the multiplier of the time, and another one keeps its share', async () => {
  const { shares, levied } = SOLANA_RULED_MINTS
  const signer = await newWallet(2n * SOL)
  await control.mint('shares', signer.address, 1_000_000_000)
  const shown = async () => {
    const { result } = await ask('getTokenAccountsByOwner', [
      signer.address,
      { mint: shares.address },
      { encoding: 'jsonParsed' },
    ])
    return result.value[0].account.data.parsed.info.tokenAmount
  }
  assert.deepEqual(await shown(), {
    amount: '1000000000',
    decimals: 8,
    uiAmount: 20,
    uiAmountString: '20',
  })
  await control.scaleShares(2, 3, Math.floor(Date.now() / 1_000) + 3_600)
  assert.equal((await shown()).uiAmountString, '20')
  await control.scaleShares(2, 3, Math.floor(Date.now() / 1_000) - 3_600)
  assert.equal((await shown()).uiAmountString, '30')
  await control.scaleShares(2)

  await control.mint('levied', signer.address, 20_000_000_000)
  const other = await newWallet(0n)
  await control.mint('levied', other.address, 1)
  const [from, to] = [
    await accountOf(signer.address, levied),
    await accountOf(other.address, levied),
  ]
  const data = new DataView(new ArrayBuffer(10))
  data.setUint8(0, 12)
  data.setBigUint64(1, 10_000_000_000n, true)
  data.setUint8(9, 8)
  const { error } = await send(
    await signed(signer, [
      {
        programAddress: address(levied.program),
        accounts: [
          { address: from, role: AccountRole.WRITABLE },
          { address: address(levied.address), role: AccountRole.READONLY },
          { address: to, role: AccountRole.WRITABLE },
          { address: signer.address, role: AccountRole.READONLY_SIGNER },
        ],
        data: new Uint8Array(data.buffer),
      },
    ]),
  )
  assert.equal(error, undefined)
  const { value } = await rpc().getTokenAccountBalance(to).send()
  assert.equal(value.amount, '9500000001')
})
