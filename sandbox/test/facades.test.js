// @ts-check
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { makeSignDoc as makeAminoDoc } from '@cosmjs/amino'
import { encodePubkey, makeAuthInfoBytes, makeSignDoc, Registry } from '@cosmjs/proto-signing'
import { TxRaw } from 'cosmjs-types/cosmos/tx/v1beta1/tx'
import { SignMode } from 'cosmjs-types/cosmos/tx/signing/v1beta1/signing'
import { compactToU8a, hexToU8a, u8aConcat, u8aToHex } from '@polkadot/util'
import { encodeAddress } from '@polkadot/util-crypto'
import { WebSocket } from 'ws'
import {
  COSMOS_FACADE,
  createCosmosControl,
  createPolkadotControl,
  startCosmosRest,
  startPolkadotRpc,
} from '../src/index.js'
import { createCosmosKey } from '../src/pocket/keys/createCosmosKey.js'
import { createPolkadotKey } from '../src/pocket/keys/createPolkadotKey.js'
import { encodePolkadotPayload } from '../src/pocket/methods/encodePolkadotPayload.js'
import { GENESIS_HASH } from '../src/polkadot/polkadotNetwork.js'
import { createPolkadotLedger } from '../src/polkadot/createPolkadotLedger.js'

const { bech32Prefix, denom, id } = COSMOS_FACADE
/** @type {import('../src/lib/types.js').RunningPart} */
let cosmos
/** @type {import('../src/lib/types.js').RunningPart} */
let polkadot
before(async () => {
  ;[cosmos, polkadot] = await Promise.all([
    startCosmosRest({ port: 0 }),
    startPolkadotRpc({ port: 0 }),
  ])
})
after(() => Promise.all([cosmos.close(), polkadot.close()]))

/** @param {string} path @param {object} [body] @returns {Promise<any>} */
async function rest(path, body) {
  const options = body && { method: 'POST', body: JSON.stringify(body) }
  return (await fetch(`${cosmos.url}/cosmos/${path}`, options)).json()
}
/** @param {string} address */
const held = async address =>
  (await rest(`bank/v1beta1/balances/${address}/by_denom?denom=${denom}`)).balance.amount

/**
 * @param {Awaited<ReturnType<typeof createCosmosKey>>} key
 * @param {string} to
 * @param {{
 *   amount?: string, sequence?: number, number?: number,
 *   isAmino?: boolean, chainId?: string, from?: string,
 * }} [how]
 */
async function signSend(key, to, how = {}) {
  const { amount = '1000000', sequence = 0, number = 0, isAmino = false, chainId = id } = how
  const coins = [{ denom, amount }]
  const fee = { amount: [{ denom, amount: '500' }], gas: '200000' }
  const value = { fromAddress: how.from ?? key.address, toAddress: to, amount: coins }
  const bodyBytes = new Registry().encodeTxBody({
    messages: [{ typeUrl: '/cosmos.bank.v1beta1.MsgSend', value }],
    memo: 'hello',
  })
  const pubkey = encodePubkey({
    type: 'tendermint/PubKeySecp256k1',
    value: Buffer.from(key.publicKey).toString('base64'),
  })
  const mode = isAmino ? SignMode.SIGN_MODE_LEGACY_AMINO_JSON : SignMode.SIGN_MODE_DIRECT
  const authInfoBytes = makeAuthInfoBytes(
    [{ pubkey, sequence }],
    fee.amount,
    200_000,
    undefined,
    undefined,
    mode,
  )
  const { signature } = isAmino
    ? await key.amino.signAmino(
        key.address,
        makeAminoDoc(
          [
            {
              type: 'cosmos-sdk/MsgSend',
              value: { from_address: key.address, to_address: to, amount: coins },
            },
          ],
          fee,
          chainId,
          'hello',
          number,
          sequence,
        ),
      )
    : await key.direct.signDirect(
        key.address,
        makeSignDoc(bodyBytes, authInfoBytes, chainId, number),
      )
  const signatures = [Buffer.from(signature.signature, 'base64')]
  return Buffer.from(TxRaw.encode({ bodyBytes, authInfoBytes, signatures }).finish())
}

/** @param {Buffer} bytes */
const broadcast = async bytes =>
  (
    await rest('tx/v1beta1/txs', {
      tx_bytes: bytes.toString('base64'),
      mode: 'BROADCAST_MODE_SYNC',
    })
  ).tx_response

test('Cosmos: the network says who it is, and keeps balances', async () => {
  const info = await rest('base/tendermint/v1beta1/node_info')
  assert.equal(info.default_node_info.network, id)
  const { address } = await createCosmosKey(2, bech32Prefix)
  const { balances } = await rest(`bank/v1beta1/balances/${address}`)
  assert.deepEqual(balances, [{ denom, amount: '42500000' }])
  const control = createCosmosControl(cosmos.url)
  await control.faucet(address, '7', 'uother')
  assert.equal((await rest(`bank/v1beta1/balances/${address}`)).balances.length, 2)
  const elsewhere = (await createCosmosKey(2)).address
  assert.equal((await rest(`bank/v1beta1/balances/${elsewhere}`)).code, 3)
  await assert.rejects(control.faucet(elsewhere, '7'), /no address/)
})

test('Cosmos: a payment moves coins once its signature is right, directly or by amino', async () => {
  const from = await createCosmosKey(1, bech32Prefix)
  const to = (await createCosmosKey(6, bech32Prefix)).address
  const { account } = await rest(`auth/v1beta1/accounts/${from.address}`)
  const number = Number(account.account_number)
  const direct = await signSend(from, to, { number })
  const taken = await broadcast(direct)
  assert.equal(taken.code, 0)
  assert.equal(await held(to), '1500000')
  assert.equal(await held(from.address), String(250_000_000 - 1_000_500))
  assert.equal((await rest(`tx/v1beta1/txs/${taken.txhash}`)).tx_response.txhash, taken.txhash)
  assert.equal((await broadcast(direct)).code, 32)
  const amino = await broadcast(await signSend(from, to, { number, sequence: 1, isAmino: true }))
  assert.equal(amino.code, 0, amino.raw_log)
  assert.equal(await held(to), '2500000')
})

test('Cosmos: what is wrongly signed, or not covered, changes nothing', async () => {
  const from = await createCosmosKey(3, bech32Prefix)
  const to = (await createCosmosKey(4, bech32Prefix)).address
  const { account } = await rest(`auth/v1beta1/accounts/${from.address}`)
  const number = Number(account.account_number)
  const right = await signSend(from, to, { number })
  const tampered = Buffer.from(right)
  tampered[tampered.length - 1] = Number(tampered.at(-1)) ^ 1
  const refused = await Promise.all([
    broadcast(tampered),
    broadcast(await signSend(from, to, { number, chainId: 'other-1' })),
    broadcast(await signSend(from, to, { number: number + 1 })),
    broadcast(await signSend(from, to, { number, isAmino: true, chainId: 'other-1' })),
    broadcast(await signSend(from, to, { number, from: to })),
    broadcast(await signSend(from, to, { number, sequence: 1 })),
    broadcast(await signSend(from, to, { number, amount: '7000000' })),
    broadcast(Buffer.from('nonsense')),
  ])
  assert.deepEqual(
    refused.map(({ code }) => code),
    [4, 4, 4, 4, 4, 32, 5, 2],
  )
  assert.equal(await held(from.address), '7000000')
  assert.equal(await held(to), '1000000')
})

/** @param {string} method @param {...unknown} params @returns {Promise<any>} */
async function rpc(method, ...params) {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  return (await fetch(polkadot.url, { method: 'POST', body })).json()
}
/** @param {Uint8Array} key */
async function storageOf(key) {
  const { blake2AsU8a, xxhashAsU8a } = await import('@polkadot/util-crypto')
  const head = u8aConcat(xxhashAsU8a('System', 128), xxhashAsU8a('Account', 128))
  return u8aToHex(u8aConcat(head, blake2AsU8a(key, 128), key))
}
/** The free balance in an account's record, lowest byte first. @param {Uint8Array} key */
async function free(key) {
  const { result } = await rpc('state_getStorage', await storageOf(key))
  return result && BigInt(u8aToHex(hexToU8a(result).subarray(16, 32).reverse()))
}

/**
 * @param {Awaited<ReturnType<typeof createPolkadotKey>>} key
 * @param {Uint8Array} to
 * @param {{ amount?: bigint, nonce?: number, genesisHash?: string }} [how]
 */
function signTransfer({ pair }, to, how = {}) {
  const { amount = 10n ** 10n, nonce = 0, genesisHash = GENESIS_HASH } = how
  const call = u8aConcat('0x0503', [0], to, compactToU8a(amount))
  const payload = encodePolkadotPayload({
    method: u8aToHex(call),
    era: '0x00',
    nonce,
    tip: 0,
    specVersion: 1,
    transactionVersion: 1,
    genesisHash,
    blockHash: genesisHash,
    signedExtensions: [
      'CheckNonZeroSender',
      'CheckSpecVersion',
      'CheckTxVersion',
      'CheckGenesis',
      'CheckMortality',
      'CheckNonce',
      'CheckWeight',
      'ChargeTransactionPayment',
    ],
  })
  const signature = pair.sign(payload, { withType: true })
  const body = u8aConcat(
    [0x84, 0],
    pair.publicKey,
    signature,
    [0],
    compactToU8a(nonce),
    compactToU8a(0),
    call,
  )
  return u8aConcat(compactToU8a(body.length), body)
}

test('Polkadot: the node says who it is, over HTTP and WebSocket', async () => {
  assert.equal((await rpc('system_chain')).result, 'Sandbox Polkadot')
  assert.equal((await rpc('chain_getBlockHash', 0)).result, GENESIS_HASH)
  assert.deepEqual((await rpc('system_properties')).result, {
    ss58Format: 42,
    tokenDecimals: 10,
    tokenSymbol: 'SDOT',
  })
  assert.equal((await rpc('state_call')).error.code, -32601)
  const socket = new WebSocket(polkadot.url.replace('http', 'ws'))
  await new Promise(resolve => socket.once('open', resolve))
  socket.send(JSON.stringify({ jsonrpc: '2.0', id: 7, method: 'chain_getHeader', params: [] }))
  const answer = await new Promise(resolve => socket.once('message', resolve))
  assert.equal(JSON.parse(String(answer)).id, 7)
  assert.match(JSON.parse(String(answer)).result.number, /^0x/)
  socket.close()
})

test('Polkadot: accounts are where nodes keep them, in SCALE', async () => {
  const { pair } = await createPolkadotKey(2)
  assert.equal(await free(pair.publicKey), 321n * 10n ** 10n)
  assert.equal(await free(new Uint8Array(32).fill(9)), null)
  await createPolkadotControl(polkadot.url).faucet(encodeAddress(pair.publicKey, 0), '5', '6')
  assert.equal(await free(pair.publicKey), 321n * 10n ** 10n + 5n)
  assert.equal((await rpc('state_getStorage', '0x1234')).result, null)
  assert.equal(createPolkadotLedger().read('nonsense'), null)
})

test('Polkadot: a transfer moves coins once its signature is right, and nothing else does', async () => {
  const from = await createPolkadotKey(1)
  const to = (await createPolkadotKey(6)).pair.publicKey
  const submit = (/** @type {Uint8Array} */ extrinsic) =>
    rpc('author_submitExtrinsic', u8aToHex(extrinsic))
  const right = signTransfer(from, to)
  const tampered = Uint8Array.from(right)
  tampered[tampered.length - 1] = Number(tampered.at(-1)) ^ 1
  const wrong = [
    tampered,
    signTransfer(from, to, { genesisHash: `0x${'91'.repeat(32)}` }),
    signTransfer(from, to, { nonce: 1 }),
    signTransfer(from, to, { amount: 1200n * 10n ** 10n }),
    right.subarray(0, -1),
  ]
  for (const extrinsic of wrong) assert.equal((await submit(extrinsic)).error.code, 1010)
  assert.equal(await free(to), 2n * 10n ** 10n)

  assert.match((await submit(right)).result, /^0x[0-9a-f]{64}$/)
  assert.equal(await free(to), 3n * 10n ** 10n)
  assert.ok((await free(from.pair.publicKey)) < 1199n * 10n ** 10n)
  assert.equal((await rpc('system_accountNextIndex', encodeAddress(from.pair.publicKey))).result, 1)
  assert.match((await submit(right)).error.message, /outdated/)
})
