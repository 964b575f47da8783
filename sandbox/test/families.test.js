// @ts-check
import assert from 'node:assert/strict'
import { createHash, createPublicKey, verify } from 'node:crypto'
import { createServer } from 'node:http'
import { after, afterEach, before, beforeEach, test } from 'node:test'
import { serializeSignDoc } from '@cosmjs/amino'
import { makeSignBytes } from '@cosmjs/proto-signing'
import { ed25519 } from '@noble/curves/ed25519'
import { schnorr, secp256k1 } from '@noble/curves/secp256k1'
import { decodeAddress } from '@polkadot/util-crypto'
import { hexToU8a } from '@polkadot/util'
import { sr25519Verify, waitReady } from '@polkadot/wasm-crypto'
import { address as addresses, networks, payments, Psbt, Transaction } from 'bitcoinjs-lib'
import bs58 from 'bs58'
import { createWalletControl, startChain, startWallet } from '../src/index.js'
import { encodePolkadotPayload } from '../src/pocket/methods/encodePolkadotPayload.js'
import { createScriptedPage } from '../testing/createScriptedPage.js'
import { until } from '../testing/until.js'

const SITE = 'http://localhost:3000'
const ALL = '?families=eip155,solana,bip122,polkadot,cosmos'
const HUB = 'cosmoshub-4'
const bytesOf = (/** @type {string} */ text) => new TextEncoder().encode(text)

/** @type {import('../src/lib/types.js').RunningPart[]} */
let parts
/** @type {string} */
let url
/** @type {import('../src/wallet/types.js').WalletControl} */
let control
/** @type {Awaited<ReturnType<typeof createScriptedPage>>} */
let page
/** @type {{ url: string, asked: { path: string, body: string }[], close(): void }} */
let nodes

before(async () => {
  await waitReady()
  const chain = await startChain({ port: 0, seed: false })
  nodes = await startNodes()
  const wallet = await startWallet({
    port: 0,
    chains: [chain],
    solanaUrl: nodes.url,
    solanaChains: ['solana:localnet'],
    bitcoinUrl: nodes.url,
  })
  parts = [wallet, chain]
  url = wallet.url
  control = createWalletControl(url)
})
after(async () => {
  nodes.close()
  await Promise.all(parts.map(part => part.close()))
})
beforeEach(async () => {
  nodes.asked.length = 0
  await control.reset()
  page = await createScriptedPage(url, { origin: SITE, query: `${ALL}&bitcoin=listed,standard` })
})
afterEach(() => page.close())

/** Answers what a Solana node and an Esplora-type API are asked for when something is sent. */
async function startNodes() {
  /** @type {{ path: string, body: string }[]} */
  const asked = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const path = request.url ?? ''
    asked.push({ path, body })
    if (path.endsWith('/utxo')) {
      return response.end(JSON.stringify([{ txid: '22'.repeat(32), vout: 1, value: 100_000 }]))
    }
    if (path === '/fee-estimates') return response.end(JSON.stringify({ 1: 2 }))
    if (path === '/tx') return response.end(Transaction.fromHex(body).getId())
    const { id, params } = JSON.parse(body)
    const signature = Buffer.from(params[0], 'base64').subarray(1, 65)
    response.end(JSON.stringify({ jsonrpc: '2.0', id, result: bs58.encode(signature) }))
  })
  await new Promise(resolve => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return { url: `http://127.0.0.1:${port}`, asked, close: () => server.close() }
}

/** @param {string} family */
const standardWallet = family =>
  page.standardWallets.find(({ chains }) =>
    chains.some((/** @type {string} */ each) => each.startsWith(family)),
  )

async function connectAll() {
  await control.policy({ '*': 'approve' })
  const solana = standardWallet('solana')
  const bitcoin = standardWallet('bitcoin')
  await solana.features['standard:connect'].connect()
  await bitcoin.features['bitcoin:connect'].connect()
  const polkadot = await page.window.injectedWeb3['sandbox-wallet'].enable('Test')
  const { keplr } = page.window
  await keplr.enable(HUB)
  return { solana, bitcoin, polkadot, keplr }
}

test('without being asked to, the script is on EVM only', async () => {
  const plain = await createScriptedPage(url)
  assert.deepEqual(plain.standardWallets, [])
  assert.equal(plain.window.injectedWeb3, undefined)
  assert.equal(plain.window.keplr, undefined)
  assert.equal(plain.window.btc_providers, undefined)
  assert.deepEqual(
    page.standardWallets.map(({ name }) => name),
    ['Sandbox Wallet', 'Sandbox Wallet'],
  )
  page.standardWallets.length = 0
  const register = (/** @type {any} */ wallet) => void page.standardWallets.push(wallet)
  page.window.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: { register } }))
  assert.equal(page.standardWallets.length, 2)
})

test('nothing is shared before a person approved it, family by family', async () => {
  const solana = standardWallet('solana')
  const { connect } = solana.features['standard:connect']
  assert.deepEqual(await connect({ silent: true }), { accounts: [] })
  const asked = connect()
  const open = await control.nextPending({ method: 'solana:connect' })
  assert.equal(open.origin, SITE)
  assert.equal(open.details.accounts?.length, 3)
  await control.answer(open.id, true, { accounts: [1] })
  const { accounts } = await asked
  assert.equal(accounts.length, 1)
  assert.equal(accounts[0].address, open.details.accounts?.[1]?.address)
  assert.deepEqual(
    Buffer.from(accounts[0].publicKey),
    Buffer.from(bs58.decode(accounts[0].address)),
  )
  assert.deepEqual((await connect({ silent: true })).accounts, accounts)
  const bitcoin = standardWallet('bitcoin')
  const silent = await bitcoin.features['bitcoin:connect'].connect({ silent: true })
  assert.deepEqual(silent, { accounts: [] })
})

test('refusals come in the words of each family, and nothing hangs after a reset', async () => {
  await control.policy({ '*': 'reject' })
  const { features } = standardWallet('solana')
  await assert.rejects(features['standard:connect'].connect(), { code: 4001 })
  const provider = page.window.SandboxWalletProvider
  const refused = await provider.request('getAddresses', { purposes: ['payment'] })
  assert.equal(refused.error.code, -32000)
  const { enable } = page.window.injectedWeb3['sandbox-wallet']
  await assert.rejects(enable('Test'), { message: 'Cancelled' })
  await assert.rejects(page.window.keplr.enable(HUB), { message: 'Request rejected' })
  await control.policy({ '*': 'hang' })
  const hanging = assert.rejects(features['standard:connect'].connect(), { code: 4001 })
  assert.equal((await control.nextPending()).hasWindow, false)
  await control.reset()
  await hanging
})

test('Solana: messages and transactions are signed, and sent when asked to', async () => {
  const { solana } = await connectAll()
  const [account] = solana.accounts
  const message = bytesOf('hello')
  const [signed] = await solana.features['solana:signMessage'].signMessage({ account, message })
  assert.ok(ed25519.verify(signed.signature, message, account.publicKey))

  const body = Buffer.concat([
    Buffer.from([1, 0, 0, 1]),
    Buffer.from(account.publicKey),
    Buffer.alloc(32, 7),
    Buffer.from([0]),
  ])
  const transaction = Buffer.concat([Buffer.from([1]), Buffer.alloc(64), body])
  const { signTransaction } = solana.features['solana:signTransaction']
  const [{ signedTransaction }] = await signTransaction({ account, transaction })
  assert.ok(ed25519.verify(signedTransaction.subarray(1, 65), body, account.publicKey))

  const { signAndSendTransaction } = solana.features['solana:signAndSendTransaction']
  const [{ signature }] = await signAndSendTransaction({
    account,
    transaction,
    chain: 'solana:localnet',
    options: { skipPreflight: true },
  })
  assert.ok(ed25519.verify(signature, body, account.publicKey))
  const { method, params } = JSON.parse(nodes.asked.at(-1)?.body ?? '')
  assert.equal(method, 'sendTransaction')
  assert.deepEqual(params[1], { encoding: 'base64', skipPreflight: true })
})

test('Bitcoin: messages are signed after BIP-322, by segwit and by taproot', async () => {
  const { bitcoin } = await connectAll()
  const [payment, ordinals] = bitcoin.accounts
  assert.match(payment.address, /^bcrt1q/)
  assert.match(ordinals.address, /^bcrt1p/)
  const message = bytesOf('hello')
  const { signMessage } = bitcoin.features['bitcoin:signMessage']
  const answers = await signMessage({ account: payment, message }, { account: ordinals, message })
  const [byPayment, byOrdinals] = answers.map((/** @type {any} */ { signature }) =>
    readWitness(signature),
  )

  const [signature, publicKey] = byPayment ?? []
  assert.ok(signature && publicKey)
  const { output = Buffer.alloc(0) } = payments.p2pkh({ pubkey: publicKey })
  const digest = toSign('hello', payment.address).hashForWitnessV0(
    0,
    output,
    0,
    Transaction.SIGHASH_ALL,
  )
  const der = secp256k1.Signature.fromDER(signature.subarray(0, -1))
  assert.ok(secp256k1.verify(der, digest, publicKey))

  const [tapSignature] = byOrdinals ?? []
  assert.ok(tapSignature)
  const script = addresses.toOutputScript(ordinals.address, networks.regtest)
  const type = tapSignature.length === 65 ? Number(tapSignature[64]) : Transaction.SIGHASH_DEFAULT
  const tapDigest = toSign('hello', ordinals.address).hashForWitnessV1(0, [script], [0], type)
  assert.ok(schnorr.verify(tapSignature.subarray(0, 64), tapDigest, script.subarray(2)))
})

test('Bitcoin: a PSBT is signed by both kinds of address', async () => {
  const { bitcoin } = await connectAll()
  const [payment, ordinals] = bitcoin.accounts
  const scriptOf = (/** @type {any} */ { address }) =>
    addresses.toOutputScript(address, networks.regtest)
  const psbt = new Psbt({ network: networks.regtest })
    .addInput({
      hash: '11'.repeat(32),
      index: 0,
      witnessUtxo: { script: scriptOf(payment), value: 5000 },
    })
    .addInput({
      hash: '11'.repeat(32),
      index: 1,
      witnessUtxo: { script: scriptOf(ordinals), value: 600 },
    })
    .addOutput({ address: payment.address, value: 5000 })
  const [{ signedPsbt }] = await bitcoin.features['bitcoin:signTransaction'].signTransaction({
    psbt: psbt.toBuffer(),
    inputsToSign: [
      { account: payment, signingIndexes: [0] },
      { account: ordinals, signingIndexes: [1] },
    ],
  })
  const signed = Psbt.fromBuffer(Buffer.from(signedPsbt), { network: networks.regtest })
  assert.ok(
    signed.validateSignaturesOfInput(0, (key, hash, given) => secp256k1.verify(given, hash, key)),
  )
  assert.ok(
    signed.validateSignaturesOfInput(1, (key, hash, given) => schnorr.verify(given, hash, key)),
  )
})

test('Bitcoin: the provider pays from the addresses it shared', async () => {
  await connectAll()
  const provider = page.window.SandboxWalletProvider
  const [entry] = page.window.btc_providers
  assert.equal(page.window[entry.id], provider)
  const { result } = await provider.request('getAddresses', { purposes: ['payment', 'ordinals'] })
  const [payment] = result.addresses
  assert.equal(payment.purpose, 'payment')
  const recipients = [{ address: result.addresses[1].address, amount: 40_000 }]
  const sent = await provider.request('sendTransfer', { recipients })
  const raw = Transaction.fromHex(nodes.asked.find(({ path }) => path === '/tx')?.body ?? '')
  assert.equal(sent.result.txid, raw.getId())
  const [toRecipient, change] = raw.outs
  assert.equal(toRecipient?.value, 40_000)
  const fee = 100_000 - 40_000 - Number(change?.value)
  assert.ok(fee > 200 && fee < 500, String(fee))
  const [signature, publicKey] = raw.ins[0]?.witness ?? []
  assert.ok(signature && publicKey)
  const { output = Buffer.alloc(0) } = payments.p2pkh({ pubkey: publicKey })
  const digest = raw.hashForWitnessV0(0, output, 100_000, Transaction.SIGHASH_ALL)
  assert.ok(
    secp256k1.verify(secp256k1.Signature.fromDER(signature.subarray(0, -1)), digest, publicKey),
  )

  const tooMuch = await provider.request('sendTransfer', {
    recipients: [{ address: payment.address, amount: 100_000 }],
  })
  assert.match(tooMuch.error.message, /Insufficient funds/)
  assert.equal((await provider.request('wallet_changeNetwork', { name: 'Mainnet' })).result, null)
  const onMainnet = await provider.request('getAccounts', { purposes: ['payment'] })
  assert.match(onMainnet.result[0].address, /^bc1q/)
  assert.match(
    (await provider.request('sendTransfer', { recipients })).error.message,
    /no such Bitcoin network/,
  )
})

test('Polkadot: bytes are signed between their marks, and payloads as they are', async () => {
  const { polkadot } = await connectAll()
  const [{ address, type }] = await polkadot.accounts.get()
  assert.equal(type, 'sr25519')
  const key = decodeAddress(address)
  const raw = await polkadot.signer.signRaw({ address, data: '0x68656c6c6f', type: 'bytes' })
  const wrapped = bytesOf('<Bytes>hello</Bytes>')
  assert.ok(sr25519Verify(hexToU8a(raw.signature), wrapped, key))
  const genesis = `0x${'91'.repeat(32)}`
  const payload = {
    address,
    method: '0x0403',
    era: '0x00',
    nonce: '0x01',
    tip: '0x00',
    specVersion: '0x0000000a',
    transactionVersion: '0x00000002',
    genesisHash: genesis,
    blockHash: genesis,
    signedExtensions: ['CheckSpecVersion', 'CheckTxVersion', 'CheckGenesis', 'CheckNonce'],
  }
  const { signature } = await polkadot.signer.signPayload(payload)
  const bytes = hexToU8a(signature)
  assert.equal(bytes[0], 1)
  assert.ok(sr25519Verify(bytes.subarray(1), encodePolkadotPayload(payload), key))
})

test('Cosmos: documents and text are signed, for the addresses of each network', async () => {
  const { keplr } = await connectAll()
  const key = await keplr.getKey(HUB)
  assert.match(key.bech32Address, /^cosmos1/)
  const isTrue = (/** @type {Uint8Array} */ bytes, /** @type {string} */ signature) =>
    verify(
      'sha256',
      bytes,
      { key: secpKey(key.pubKey), dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64'),
    )

  const signer = keplr.getOfflineSigner(HUB)
  assert.equal((await signer.getAccounts())[0].address, key.bech32Address)
  const doc = {
    chain_id: HUB,
    account_number: '0',
    sequence: '0',
    fee: { amount: [], gas: '0' },
    msgs: [],
    memo: 'hello',
  }
  const amino = await signer.signAmino(key.bech32Address, doc)
  assert.ok(isTrue(serializeSignDoc(amino.signed), amino.signature.signature))
  const direct = {
    chainId: HUB,
    accountNumber: 1n,
    bodyBytes: Uint8Array.of(1),
    authInfoBytes: Uint8Array.of(2),
  }
  const byDirect = await signer.signDirect(key.bech32Address, direct)
  assert.ok(isTrue(makeSignBytes(direct), byDirect.signature.signature))

  const said = await keplr.signArbitrary(HUB, key.bech32Address, 'hello')
  const value = { signer: key.bech32Address, data: Buffer.from('hello').toString('base64') }
  const text = serializeSignDoc({
    chain_id: '',
    account_number: '0',
    sequence: '0',
    fee: { gas: '0', amount: [] },
    msgs: [{ type: 'sign/MsgSignData', value }],
    memo: '',
  })
  assert.ok(isTrue(text, said.signature))

  assert.match((await keplr.getKey('osmosis-1')).bech32Address, /^osmo1/)
  await assert.rejects(keplr.enable('sand-1'), { code: 4902, message: /no chain info for sand-1/ })
  const bech32Config = { bech32PrefixAccAddr: 'sand' }
  await keplr.experimentalSuggestChain({ chainId: 'sand-1', chainName: 'Sand', bech32Config })
  assert.match((await keplr.getKey('sand-1')).bech32Address, /^sand1/)
})

test('each family hears of another account, a lock and the end in its own form', async () => {
  const { solana, bitcoin, polkadot, keplr } = await connectAll()
  /** @type {string[]} */
  const heard = []
  const first = solana.accounts[0].address
  solana.features['standard:events'].on('change', (/** @type {any} */ { accounts }) =>
    heard.push(`solana ${accounts.length} ${accounts[0]?.address !== first}`),
  )
  page.window.SandboxWalletProvider.addListener('accountChange', () => heard.push('bitcoin'))
  const stop = polkadot.accounts.subscribe((/** @type {any[]} */ list) =>
    heard.push(`polkadot ${list.length} ${list[0]?.name}`),
  )
  page.window.addEventListener('keplr_keystorechange', () => heard.push('cosmos'))
  await until(() => heard.length === 1)
  assert.deepEqual(heard.splice(0), ['polkadot 1 Account 1'])

  const before = (await keplr.getKey(HUB)).bech32Address
  for (const family of /** @type {const} */ (['solana', 'bip122', 'polkadot', 'cosmos'])) {
    await control.switchAccount(2, family)
  }
  await until(() => heard.length === 4)
  assert.deepEqual(heard.splice(0), ['solana 2 true', 'bitcoin', 'polkadot 2 Account 3', 'cosmos'])
  assert.notEqual((await keplr.getKey(HUB)).bech32Address, before)
  const state = await control.state()
  assert.deepEqual(
    state.families.map(({ family, selected, accounts }) => [family, selected, accounts.length]),
    [
      ['solana', 2, 3],
      ['bip122', 2, 3],
      ['polkadot', 2, 3],
      ['cosmos', 2, 3],
    ],
  )

  await control.lock()
  await until(() => solana.accounts.length === 0)
  assert.deepEqual(await polkadot.accounts.get(), [])
  await control.unlock()
  await until(() => solana.accounts.length === 2)

  stop()
  heard.length = 0
  await control.disconnectSite(SITE)
  await until(() => solana.accounts.length === 0 && bitcoin.accounts.length === 0)
  assert.ok(!heard.some(each => each.startsWith('polkadot')))
  const account = { address: first }
  const { signMessage } = solana.features['solana:signMessage']
  await assert.rejects(signMessage({ account, message: bytesOf('hello') }), { code: 4100 })
})

test('the page ends its connection in one family and keeps the others', async () => {
  const { solana, bitcoin, keplr } = await connectAll()
  await solana.features['standard:disconnect'].disconnect()
  assert.deepEqual(solana.accounts, [])
  assert.equal(bitcoin.accounts.length, 2)
  const sites = (await control.state()).families.map(({ family, sites: all }) => [
    family,
    all.length,
  ])
  assert.deepEqual(sites, [
    ['solana', 0],
    ['bip122', 1],
    ['polkadot', 1],
    ['cosmos', 1],
  ])
  await keplr.disable()
  await control.policy({ '*': 'reject' })
  await assert.rejects(keplr.getKey(HUB), { message: 'Request rejected' })
})

/** A BIP-322 signature as the stack it stands for. @param {Uint8Array} bytes */
function readWitness(bytes) {
  const buffer = Buffer.from(bytes)
  const count = Number(buffer[0])
  /** @type {Buffer[]} */
  const stack = []
  let at = 1
  for (let index = 0; index < count; index += 1) {
    const length = Number(buffer[at])
    stack.push(buffer.subarray(at + 1, at + 1 + length))
    at += 1 + length
  }
  return stack
}

/**
 * The transaction that a BIP-322 signature is of.
 *
 * @param {string} message
 * @param {string} address
 */
function toSign(message, address) {
  const script = addresses.toOutputScript(address, networks.regtest)
  const toSpend = new Transaction()
  toSpend.version = 0
  const tag = createHash('sha256').update('BIP0322-signed-message').digest()
  const hash = createHash('sha256').update(tag).update(tag).update(message).digest()
  const push = Buffer.concat([Buffer.from([0, 32]), hash])
  toSpend.addInput(Buffer.alloc(32), 0xffffffff, 0, push)
  toSpend.addOutput(script, 0)
  const transaction = new Transaction()
  transaction.version = 0
  transaction.addInput(toSpend.getHash(), 0, 0)
  transaction.addOutput(Buffer.from([0x6a]), 0)
  return transaction
}

/** A compressed key as OpenSSL takes it. @param {Uint8Array} publicKey */
function secpKey(publicKey) {
  const point = secp256k1.ProjectivePoint.fromHex(publicKey).toRawBytes(false)
  const part = (/** @type {number} */ from) =>
    Buffer.from(point.subarray(from, from + 32)).toString('base64url')
  return createPublicKey({
    key: { kty: 'EC', crv: 'secp256k1', x: part(1), y: part(33) },
    format: 'jwk',
  })
}
