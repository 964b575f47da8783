// @ts-check
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { address as codec, Psbt } from 'bitcoinjs-lib'
import { sign } from 'viem/accounts'
import { createBitcoinControl, createSandboxNetworks, startBitcoin } from '../src/index.js'
import { createBitcoinKey } from '../src/pocket/keys/createBitcoinKey.js'
import { until } from '../testing/until.js'

const REGTEST = 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328'
const TAPROOT = 'bcrt1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqvg32hk'
const FEE = 500

/** @type {import('../src/lib/types.js').RunningPart} */
let part
/** @type {import('../src/bitcoin/types.js').BitcoinControl} */
let control
before(async () => {
  part = await startBitcoin({ port: 0, blockAfterMs: null })
  control = createBitcoinControl(part.url)
})
after(() => part.close())

/** @param {string} path @returns {Promise<any>} */
const read = async path => (await fetch(part.url + path)).json()

/** @param {string} hex */
async function broadcast(hex) {
  const response = await fetch(`${part.url}/tx`, { method: 'POST', body: hex })
  return { status: response.status, text: await response.text() }
}

/**
 * @param {string} address
 * @returns {Promise<{ txid: string, vout: number, value: number, status: any }[]>}
 */
const coinsOf = address => read(`/address/${address}/utxo`)

/** @param {import('../src/pocket/keys/createBitcoinKey.js').BitcoinKey} key */
const signerOf = ({ publicKey, privateKey }) => ({
  publicKey,
  async sign(/** @type {Buffer} */ digest) {
    const { r, s } = await sign({
      hash: `0x${digest.toString('hex')}`,
      privateKey: `0x${privateKey.toString('hex')}`,
    })
    return Buffer.from([r, s].map(part => part.slice(2).padStart(64, '0')).join(''), 'hex')
  },
})

/**
 * A signed payment of one coin, less the fee.
 *
 * @param {import('../src/pocket/keys/createBitcoinKey.js').BitcoinKey} key
 * @param {{ txid: string, vout: number, value: number }} coin
 * @param {string} to
 */
async function spend(key, { txid, vout, value }, to, sats = value - FEE) {
  const psbt = new Psbt({ network: key.network })
  const script = codec.toOutputScript(key.address, key.network)
  psbt.addInput({ hash: txid, index: vout, witnessUtxo: { script, value } })
  psbt.addOutput({ address: to, value: sats })
  await psbt.signInputAsync(0, signerOf(key))
  psbt.finalizeAllInputs()
  return psbt.extractTransaction(true)
}

test('the chain has a past, and the accounts own coins', async () => {
  const { height, waiting } = await control.state()
  assert.ok(height > 450)
  assert.equal(waiting, 0)
  const { address } = createBitcoinKey(REGTEST, 0)
  const coins = await coinsOf(address)
  const { chain_stats: stats } = await read(`/address/${address}`)
  assert.equal(
    stats.funded_txo_sum - stats.spent_txo_sum,
    coins.reduce((sum, { value }) => sum + value, 0),
  )
  assert.ok(coins.length > 2)
  const history = await read(`/address/${address}/txs`)
  assert.equal(history.length, stats.tx_count)
  const times = history.map((/** @type {any} */ { status }) => status.block_time)
  assert.deepEqual(
    times,
    [...times].sort((a, b) => b - a),
  )
  assert.ok(times.every((/** @type {number} */ time) => time < Date.now() / 1000))
})

test('a payment waits, is mined, and cannot be made twice', async () => {
  const key = createBitcoinKey(REGTEST, 0)
  const to = createBitcoinKey(REGTEST, 1).address
  const [coin] = await coinsOf(key.address)
  assert.ok(coin)
  const transaction = await spend(key, coin, to)
  const id = transaction.getId()
  assert.deepEqual(await broadcast(transaction.toHex()), { status: 200, text: id })
  assert.deepEqual(await read(`/tx/${id}/status`), { confirmed: false })
  assert.ok((await coinsOf(to)).some(({ txid, status }) => txid === id && !status.confirmed))
  assert.ok(!(await coinsOf(key.address)).some(({ txid }) => txid === coin.txid))
  assert.equal((await read(`/address/${to}/txs`))[0].txid, id)
  const other = await spend(key, coin, key.address)
  assert.match((await broadcast(other.toHex())).text, /bad-txns-inputs-spent/)

  const height = await control.mine()
  const { confirmed, block_height: minedAt } = await read(`/tx/${id}/status`)
  assert.deepEqual({ confirmed, minedAt }, { confirmed: true, minedAt: height })
  const found = await read(`/tx/${id}`)
  assert.equal(found.fee, FEE)
  assert.equal(found.vin[0].prevout.scriptpubkey_address, key.address)
  assert.equal(found.vout[0].scriptpubkey_address, to)
  assert.equal(await (await fetch(`${part.url}/tx/${id}/hex`)).text(), transaction.toHex())
  assert.match((await broadcast(other.toHex())).text, /missingorspent/)
})

test('what Bitcoin does not allow is refused', async () => {
  const key = createBitcoinKey(REGTEST, 3)
  const [coin] = await coinsOf(key.address)
  assert.ok(coin)
  const stolen = await spend(key, coin, key.address)
  const signature = stolen.ins[0]?.witness[0]
  assert.ok(signature)
  signature[20] = (signature[20] ?? 0) ^ 1
  const { status, text } = await broadcast(stolen.toHex())
  assert.equal(status, 400)
  assert.match(text, /^sendrawtransaction RPC error: \{"code":-26,"message":".*script-verify-flag/)
  const tooMuch = await spend(key, coin, key.address, coin.value + 1).catch(error => String(error))
  assert.match(
    typeof tooMuch === 'string' ? tooMuch : (await broadcast(tooMuch.toHex())).text,
    /in-belowout|Outputs are spending more/,
  )
  assert.match((await broadcast('00')).text, /"code":-22,"message":"TX decode failed"/)
  assert.equal((await fetch(`${part.url}/address/nobody/utxo`)).status, 400)
  assert.equal((await fetch(`${part.url}/tx/${'ab'.repeat(32)}`)).status, 404)
})

test('the faucet pays to every kind of address', async () => {
  const legacy = 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn'
  for (const address of [TAPROOT, legacy]) {
    const id = await control.faucet(address, 12_345)
    assert.deepEqual(
      (await coinsOf(address)).map(({ txid, value }) => ({ txid, value })),
      [{ txid: id, value: 12_345 }],
    )
    const { vout } = await read(`/tx/${id}`)
    assert.ok(vout.some((/** @type {any} */ out) => out.scriptpubkey_address === address))
  }
  await control.mine()
})

test('a block comes by itself some time after a transaction', async () => {
  await control.mineAfter(20)
  const id = await control.faucet(createBitcoinKey(REGTEST, 2).address, 1_000)
  await until(async () => (await read(`/tx/${id}/status`)).confirmed)
  await control.mineAfter(null)
})

test('its controls are closed to pages', async () => {
  const response = await fetch(`${part.url}/__control`, {
    method: 'POST',
    headers: { origin: 'http://localhost:3000' },
    body: '{"action":"mine"}',
  })
  assert.equal(response.status, 403)
})

test('the network is among those a host is given', () => {
  const [, , bitcoin] = createSandboxNetworks({ '0f9188f13cb7b2c71f2a335e3a4fc328': part.url })
  assert.equal(bitcoin.caipNetworkId, REGTEST)
  assert.deepEqual(bitcoin.rpcUrls.default.http, [part.url])
})
