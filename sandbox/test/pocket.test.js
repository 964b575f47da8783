// @ts-check
import assert from 'node:assert/strict'
import { createHash, createPublicKey, verify } from 'node:crypto'
import { after, before, beforeEach, test } from 'node:test'
import { serializeSignDoc } from '@cosmjs/amino'
import { makeSignBytes } from '@cosmjs/proto-signing'
import { u8aWrapBytes } from '@polkadot/util'
import { cryptoWaitReady, signatureVerify } from '@polkadot/util-crypto'
import { Verifier } from 'bip322-js'
import { networks, payments, Psbt, Transaction } from 'bitcoinjs-lib'
import bs58 from 'bs58'
import { parseEther, toHex, verifyMessage, verifyTypedData } from 'viem'
import { HDKey } from 'viem/accounts'
import {
  accountAt,
  createPocketControl,
  createRelayControl,
  FAMILIES,
  POCKET_ACCOUNTS,
  startChain,
  startPocketWallet,
  startRelay,
  startSolana,
  startVerify,
} from '../src/index.js'
import { readSeed } from '../src/accounts.js'
import { createJsonRpc } from '../src/lib/jsonRpc.js'
import { encodePolkadotPayload } from '../src/pocket/methods/encodePolkadotPayload.js'
import { solanaKey } from '../src/solana/seedSolana.js'
import { SOLANA as SANDBOX_SOLANA } from '../src/solana/solanaNetwork.js'
import { writeTransaction } from '../src/solana/writeTransaction.js'
import { createDapp } from '../testing/createDapp.js'
import { until } from '../testing/until.js'
import { untilMined } from '../testing/untilMined.js'

const EVM = 'eip155:31337'
const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const BITCOIN = 'bip122:000000000019d6689c085ae165831e93'
const POLKADOT = 'polkadot:91b171bb158e2d3848fa23a9f1c25182'
const COSMOS = 'cosmos:cosmoshub-4'
const EVENTS = ['accountsChanged', 'chainChanged']
const EVERYTHING = Object.fromEntries(
  Object.entries(FAMILIES).map(([family, { chains, methods }]) => [
    family,
    { chains: Object.keys(chains), methods, events: EVENTS },
  ]),
)
const ONE = { eip155: { chains: [EVM], methods: FAMILIES.eip155.methods, events: EVENTS } }
const account = accountAt(POCKET_ACCOUNTS[0])

/** @type {import('../src/chains/types.js').RunningChain} */
let chain
/** @type {import('../src/relay/types.js').RunningRelay} */
let relay
/** @type {import('../src/lib/types.js').RunningPart[]} */
let parts
/** @type {ReturnType<typeof createJsonRpc>} */
let solanaRpc
/** @type {string} */
let url
/** @type {import('../src/pocket/types.js').PocketControl} */
let pocket
/** @type {import('../src/relay/types.js').RelayControl} */
let relayControl
/** @type {Awaited<ReturnType<typeof createDapp>>} */
let dapp

before(async () => {
  await cryptoWaitReady()
  const [node, other, hub, verifier, svm] = await Promise.all([
    startChain({ port: 0, seed: false }),
    startChain({ port: 0, seed: false, chainId: 31338 }),
    startRelay({ port: 0 }),
    startVerify({ port: 0 }),
    startSolana({ port: 0, socketPort: 0, slotMs: 50 }),
  ])
  solanaRpc = createJsonRpc(svm.url)
  chain = node
  relay = hub
  const wallet = await startPocketWallet({
    chains: [node, other],
    relayUrl: hub.url,
    verifyUrl: verifier.url,
    solanaUrl: svm.url,
    port: 0,
  })
  parts = [wallet, node, other, hub, verifier, svm]
  url = wallet.url
  pocket = createPocketControl(url)
  relayControl = createRelayControl(hub.url)
  dapp = await createDapp(hub.url)
})
after(() => Promise.all([dapp.close(), ...parts.map(part => part.close())]))
beforeEach(async () => {
  const hadSession = (await pocket.sessions()).length > 0
  await pocket.reset()
  // The library's page side fails if it connects again while its session is being deleted.
  if (hadSession) await dapp.next('deleted')
  dapp.forget()
})

/** @param {object} namespaces */
async function pairFor(namespaces) {
  const connecting = dapp.connect(namespaces)
  connecting.catch(() => {}) // the caller handles the rejection
  const uri = await dapp.next('uri')
  await pocket.pair(uri)
  return { connecting, uri }
}

/** @param {object} namespaces @param {import('../src/pocket/types.js').PocketAnswer} [choice] */
async function connect(namespaces, choice) {
  await pocket.next({ session_proposal: choice ?? 'approve' })
  const { connecting } = await pairFor(namespaces)
  const session = await connecting
  // The wallet has it when the page's confirmation has arrived.
  await pocket.nextSession()
  return session
}

/** @param {any} session @param {string} chainId */
const addressOn = (session, chainId) =>
  session.namespaces[chainId.split(':')[0] ?? ''].accounts
    .find((/** @type {string} */ each) => each.startsWith(`${chainId}:`))
    .slice(chainId.length + 1)

/** @param {string} path */
const bareKey = path => HDKey.fromMasterSeed(readSeed()).derive(path)

test('the wallet introduces itself with the given name and icons until it is reset', async () => {
  const icons = ['https://stranger.example/icon.png']
  await pocket.introduce({ name: 'Stranger', icons })
  const { peer } = await connect(ONE)
  assert.equal(peer.metadata.name, 'Stranger')
  assert.deepEqual(peer.metadata.icons, icons)
  await pocket.reset()
  await dapp.next('deleted')
  const { peer: again } = await connect(ONE)
  assert.equal(again.metadata.name, 'Sandbox Pocket')
  assert.match(again.metadata.icons[0], /^data:image/)
})

test('the wallet switches network and account and notifies pages', async () => {
  await connect(ONE)
  await pocket.switchChain('eip155:31338')
  assert.ok((await dapp.next('update')).eip155.chains.includes('eip155:31338'))
  assert.deepEqual(await dapp.next('event'), {
    event: { name: 'chainChanged', data: 31338 },
    chainId: 'eip155:31338',
  })
  await pocket.switchAccount(1)
  const second = accountAt(POCKET_ACCOUNTS[1]).address
  assert.equal((await dapp.next('update')).eip155.accounts[0], `${EVM}:${second}`)
  assert.deepEqual((await dapp.next('event')).event, {
    name: 'accountsChanged',
    data: [`${EVM}:${second}`],
  })
  await pocket.emit({ chainId: EVM, name: 'accountsChanged', data: ['nonsense'] })
  assert.deepEqual((await dapp.next('event')).event.data, ['nonsense'])
})

test('one session covers five families, and every signature is valid', async () => {
  const session = await connect(EVERYTHING)
  assert.deepEqual(Object.keys(session.namespaces).sort(), Object.keys(FAMILIES).sort())
  await pocket.policy({ '*': 'approve' })

  const signature = await dapp.request(EVM, 'personal_sign', [toHex('hello'), account.address])
  assert.ok(await verifyMessage({ address: account.address, message: 'hello', signature }))
  const typedData = {
    domain: { name: 'Test', chainId: 31337 },
    primaryType: /** @type {const} */ ('Note'),
    types: { Note: [{ name: 'text', type: 'string' }] },
    message: { text: 'hello' },
  }
  const typed = await dapp.request(EVM, 'eth_signTypedData_v4', [
    account.address,
    JSON.stringify(typedData),
  ])
  assert.ok(await verifyTypedData({ address: account.address, ...typedData, signature: typed }))

  const solana = addressOn(session, SOLANA)
  const key = createPublicKey({
    key: { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(bs58.decode(solana)).toString('base64url') },
    format: 'jwk',
  })
  const said = await dapp.request(SOLANA, 'solana_signMessage', {
    message: bs58.encode(Buffer.from('hello')),
    pubkey: solana,
  })
  assert.ok(verify(null, Buffer.from('hello'), key, bs58.decode(said.signature)))
  const message = Buffer.concat([
    Buffer.from([1, 0, 0, 1]),
    Buffer.from(bs58.decode(solana)),
    Buffer.alloc(32, 7),
    Buffer.from([0]),
  ])
  const transaction = Buffer.concat([Buffer.from([1]), Buffer.alloc(64), message])
  const signed = await dapp.request(SOLANA, 'solana_signTransaction', {
    transaction: transaction.toString('base64'),
    pubkey: solana,
  })
  assert.ok(verify(null, message, key, bs58.decode(signed.signature)))
  const inside = Buffer.from(signed.transaction, 'base64').subarray(1, 65)
  assert.deepEqual(inside, Buffer.from(bs58.decode(signed.signature)))

  const bitcoin = addressOn(session, BITCOIN)
  for (const protocol of ['ecdsa', 'bip322']) {
    const params = { account: bitcoin, address: bitcoin, message: 'hello', protocol }
    const { signature: hex } = await dapp.request(BITCOIN, 'signMessage', params)
    const base64 = Buffer.from(hex, 'hex').toString('base64')
    assert.ok(Verifier.verifySignature(bitcoin, 'hello', base64), protocol)
  }
  const output = payments.p2wpkh({ address: bitcoin, network: networks.bitcoin }).output
  assert.ok(output)
  const psbt = new Psbt()
    .addInput({ hash: '11'.repeat(32), index: 0, witnessUtxo: { script: output, value: 5000 } })
    .addOutput({ address: bitcoin, value: 4000 })
  const answer = await dapp.request(BITCOIN, 'signPsbt', {
    account: bitcoin,
    psbt: psbt.toBase64(),
    signInputs: [{ address: bitcoin, index: 0 }],
  })
  const isTrue = Psbt.fromBase64(answer.psbt).validateSignaturesOfInput(0, (_key, hash, given) =>
    bareKey("m/84'/0'/0'/0/0").verify(hash, given),
  )
  assert.ok(isTrue)
  const [listed] = await dapp.request(BITCOIN, 'getAccountAddresses', { account: bitcoin })
  assert.equal(listed.address, bitcoin)
  assert.equal(Transaction.SIGHASH_ALL, 1)

  const polkadot = addressOn(session, POLKADOT)
  const raw = await dapp.request(POLKADOT, 'polkadot_signMessage', {
    address: polkadot,
    message: 'hello',
  })
  assert.ok(signatureVerify(u8aWrapBytes(Buffer.from('hello')), raw.signature, polkadot).isValid)
  const transactionPayload = {
    address: polkadot,
    method: '0x0403',
    era: '0x00',
    nonce: '0x01',
    tip: '0x00',
    specVersion: '0x0000000a',
    transactionVersion: '0x00000002',
    genesisHash: `0x${'91'.repeat(32)}`,
    blockHash: `0x${'91'.repeat(32)}`,
    signedExtensions: [
      'CheckSpecVersion',
      'CheckTxVersion',
      'CheckGenesis',
      'CheckMortality',
      'CheckNonce',
      'CheckWeight',
      'ChargeTransactionPayment',
    ],
  }
  const sent = await dapp.request(POLKADOT, 'polkadot_signTransaction', {
    address: polkadot,
    transactionPayload,
  })
  const payload = encodePolkadotPayload(transactionPayload)
  assert.ok(signatureVerify(payload, sent.signature, polkadot).isValid)

  const cosmos = addressOn(session, COSMOS)
  const [cosmosAccount] = await dapp.request(COSMOS, 'cosmos_getAccounts', {})
  assert.equal(cosmosAccount.address, cosmos)
  const cosmosKey = bareKey("m/44'/118'/0'/0/0")
  const sha256 = (/** @type {Uint8Array} */ bytes) => createHash('sha256').update(bytes).digest()
  const amino = {
    chain_id: 'cosmoshub-4',
    account_number: '0',
    sequence: '0',
    fee: { amount: [], gas: '0' },
    msgs: [],
    memo: 'hello',
  }
  const byAmino = await dapp.request(COSMOS, 'cosmos_signAmino', {
    signerAddress: cosmos,
    signDoc: amino,
  })
  const aminoSignature = Buffer.from(byAmino.signature, 'base64')
  assert.ok(cosmosKey.verify(sha256(serializeSignDoc(amino)), aminoSignature))
  const direct = {
    chainId: 'cosmoshub-4',
    accountNumber: '1',
    bodyBytes: 'AQ==',
    authInfoBytes: 'Ag==',
  }
  const byDirect = await dapp.request(COSMOS, 'cosmos_signDirect', {
    signerAddress: cosmos,
    signDoc: direct,
  })
  const directBytes = makeSignBytes({
    chainId: 'cosmoshub-4',
    accountNumber: 1n,
    bodyBytes: Uint8Array.of(1),
    authInfoBytes: Uint8Array.of(2),
  })
  assert.ok(cosmosKey.verify(sha256(directBytes), Buffer.from(byDirect.signature, 'base64')))
})

test('a transaction lands on the chain', async () => {
  await connect(ONE)
  await pocket.policy({ eth_sendTransaction: 'approve' })
  const to = '0x00000000000000000000000000000000000a11ce'
  const value = parseEther('1.25')
  const transaction = { from: account.address, to, value: toHex(value) }
  const hash = await dapp.request(EVM, 'eth_sendTransaction', [transaction])
  const receipt = await untilMined(chain.url, hash)
  assert.equal(receipt.status, 'success')
  assert.equal(BigInt(await chain.rpc.call('eth_getBalance', [to, 'latest'])), value)
})

test('Solana: a payment is signed and sent on the chain of this machine, and on no other', async () => {
  const session = await connect(EVERYTHING)
  await pocket.policy({ '*': 'approve' })
  const { caipId } = SANDBOX_SOLANA
  const [from, to] = [addressOn(session, caipId), bs58.encode(Buffer.alloc(32, 9))]
  assert.equal(from, solanaKey(0).address)
  /** @type {{ value: { blockhash: string } }} */
  const { value } = await solanaRpc.call('getLatestBlockhash', [])
  const data = Buffer.alloc(12)
  data.writeUInt32LE(2)
  data.writeBigUInt64LE(1_000_000_000n, 4)
  const accounts = [
    { address: from, isSigner: true, isWritable: true },
    { address: to, isWritable: true },
  ]
  const transfer = { program: '1'.repeat(32), accounts, data }
  const transaction = writeTransaction(solanaKey(0), [transfer], value.blockhash)
  transaction.fill(0, 1, 65) // the signature is the wallet's affair
  const params = { transaction: transaction.toString('base64'), pubkey: from, sendOptions: {} }
  const { signature } = await dapp.request(caipId, 'solana_signAndSendTransaction', params)
  assert.equal(bs58.decode(signature).length, 64)
  /** @type {{ value: number }} */
  const { value: lamports } = await solanaRpc.call('getBalance', [to])
  assert.equal(lamports, 1_000_000_000)
  await assert.rejects(dapp.request(SOLANA, 'solana_signAndSendTransaction', params), {
    code: 4900,
  })
})

test('the user sees a request, grants less, refuses it or leaves it pending', async () => {
  const { connecting } = await pairFor(EVERYTHING)
  const proposal = await pocket.nextPending({ method: 'session_proposal' })
  assert.equal(proposal.peer.name, 'Test page')
  assert.deepEqual(
    proposal.namespaces?.map(({ family }) => family),
    Object.keys(FAMILIES),
  )
  await pocket.answer(proposal.id, true, {
    namespaces: ['eip155', 'solana'],
    chains: ['eip155:31338', SOLANA],
    accounts: [1],
  })
  const { namespaces } = await connecting
  assert.deepEqual(Object.keys(namespaces).sort(), ['eip155', 'solana'])
  const second = accountAt(POCKET_ACCOUNTS[1]).address
  assert.deepEqual(namespaces.eip155.accounts, [`eip155:31338:${second}`])

  const ask = () => dapp.request('eip155:31338', 'personal_sign', [toHex('hello'), second])
  const first = ask()
  const request = await pocket.nextPending({ method: 'personal_sign' })
  assert.equal(request.details.text, 'hello')
  await pocket.answer(request.id, false)
  await assert.rejects(first, { code: 5000 })

  await pocket.next({ personal_sign: { error: { code: 4100, message: 'Not now.' } } })
  await assert.rejects(ask(), { code: 4100, message: /Not now/ })
  await pocket.next({ personal_sign: 'hang' })
  const hanging = ask()
  const hung = await pocket.nextPending({ method: 'personal_sign' })
  assert.equal(hung.isHanging, true)
  await pocket.answer(hung.id, true)
  assert.match(await hanging, /^0x/)
  const outcomes = (await pocket.requests()).map(({ outcome }) => outcome)
  assert.deepEqual(outcomes, [
    'answered',
    { code: 5000, message: 'User rejected.' },
    { code: 4100, message: 'Not now.' },
    'answered',
  ])

  const foreign = accountAt(0).address
  const notShared = dapp.request('eip155:31338', 'personal_sign', [toHex('hello'), foreign])
  await assert.rejects(notShared, { code: 4100 })
})

test('a batch of calls is one prompt and one transaction, on the chains of the session', async () => {
  await connect(ONE)
  const to = accountAt(7).address
  const call = { to, value: toHex(parseEther('0.1')) }
  const batch = { version: '2.0.0', from: account.address, chainId: '0x7a69', calls: [call, call] }
  const send = (/** @type {object} */ more = {}) =>
    dapp.request(EVM, 'wallet_sendCalls', [{ ...batch, atomicRequired: true, ...more }])
  const held = BigInt(await chain.rpc.call('eth_getBalance', [to, 'latest']))
  const sent = send()
  const question = await pocket.nextPending({ method: 'wallet_sendCalls' })
  assert.equal(question.details.title, 'Send 2 calls')
  assert.ok(
    question.details.rows.some(({ label, value }) => label === 'Call 2: To' && value === to),
  )
  await pocket.answer(question.id, true)
  const { id } = await sent
  /** @type {any} */
  let status
  await until(async () => {
    status = await dapp.request(EVM, 'wallet_getCallsStatus', [id])
    return status.status === 200
  })
  assert.equal(status.receipts.length, 1)
  /** @type {any} */
  const mined = await chain.rpc.call('eth_getTransactionByHash', [
    status.receipts[0].transactionHash,
  ])
  assert.deepEqual([mined.type, mined.to], ['0x4', account.address.toLowerCase()])
  const now = BigInt(await chain.rpc.call('eth_getBalance', [to, 'latest']))
  assert.equal(now - held, parseEther('0.2'))

  await pocket.next({ wallet_sendCalls: 'reject' })
  await assert.rejects(send(), { code: 5000 })
  await assert.rejects(send({ id }), { code: 5720 })
  await assert.rejects(send({ chainId: '0x7a6a' }), { code: 5710 })
  await assert.rejects(send({ from: to }), { code: 4100 })
  await pocket.atomic('unsupported')
  await assert.rejects(send(), { code: 5760 })
  await pocket.atomic('none')
  await assert.rejects(send(), { code: 4200 })
  await pocket.atomic('supported')
  const told = await dapp.request(EVM, 'wallet_getCapabilities', [account.address])
  assert.deepEqual(Object.keys(told), ['0x7a69'])
  const { atomic, assetDiscovery, permissions } = told['0x7a69']
  assert.deepEqual([atomic, assetDiscovery], [{ status: 'supported' }, { supported: true }])
  assert.equal(permissions.supported, true)
  const assets = await dapp.request(EVM, 'wallet_getAssets', [{ account: account.address }])
  const balance = await chain.rpc.call('eth_getBalance', [account.address, 'latest'])
  assert.deepEqual(Object.keys(assets), ['0x7a69'])
  assert.deepEqual([assets['0x7a69'][0].address, assets['0x7a69'][0].balance], ['native', balance])
})

test('a session without batches rejects them before they reach the wallet', async () => {
  await connect(ONE, { methods: ['personal_sign'] })
  const batch = { version: '2.0.0', chainId: '0x7a69', atomicRequired: true, calls: [] }
  await assert.rejects(dapp.request(EVM, 'wallet_sendCalls', [batch]), /wallet_sendCalls/)
  assert.deepEqual(
    (await pocket.requests()).filter(({ method }) => method === 'wallet_sendCalls'),
    [],
  )
})

test('a refused proposal is reported, and one with unsupported chains is refused automatically', async () => {
  await pocket.next({ session_proposal: 'reject' })
  await assert.rejects((await pairFor(ONE)).connecting, /User rejected/)
  const nowhere = { eip155: { chains: ['eip155:999'], methods: ['personal_sign'], events: [] } }
  await pocket.next({ session_proposal: 'approve' })
  await assert.rejects((await pairFor(nowhere)).connecting, /Unsupported chains/)
})

test('a pairing URI works once, and not after it has expired', async () => {
  await pocket.next({ session_proposal: 'approve' })
  const { connecting, uri } = await pairFor(ONE)
  await connecting
  await assert.rejects(pocket.pair(uri), /already exists/)
  const stale = uri
    .replace(/expiryTimestamp=\d+/, 'expiryTimestamp=1')
    .replace(/wc:[0-9a-f]{8}/, 'wc:00000000')
  await assert.rejects(pocket.pair(stale), /expired/i)
  await assert.rejects(pocket.pair('hello'), /./)
})

test('a page requests another network', async () => {
  await connect(ONE)
  await pocket.policy({ '*': 'approve' })
  const switchTo = (/** @type {number} */ id) =>
    dapp.request(EVM, 'wallet_switchEthereumChain', [{ chainId: toHex(id) }])
  await switchTo(31338)
  assert.equal((await dapp.next('event')).event.data, 31338)
})

test('either side ends the session', async () => {
  await connect(ONE)
  assert.equal(await pocket.disconnect(), 1)
  await dapp.next('deleted')
  assert.deepEqual(await pocket.sessions(), [])
  await connect(ONE)
  await dapp.disconnect()
  await until(async () => (await pocket.sessions()).length === 0)
})

test('a request sent while the wallet or the relay is offline is answered once', async () => {
  await connect(ONE)
  await pocket.policy({ '*': 'approve' })
  const ask = (/** @type {string} */ text) =>
    dapp.request(EVM, 'personal_sign', [toHex(text), account.address])
  await pocket.goOffline()
  const waiting = ask('while away')
  await until(async () => (await relayControl.state()).sockets === 1)
  await pocket.goOnline()
  assert.match(await waiting, /^0x/)

  await pocket.policy({ personal_sign: 'ask' })
  const open = ask('while the relay is gone')
  const question = await pocket.nextPending({ method: 'personal_sign' })
  await relayControl.restart({ downMs: 100 })
  await pocket.answer(question.id, true)
  assert.match(await open, /^0x/)
  const answered = (await pocket.requests()).filter(({ method }) => method === 'personal_sign')
  assert.deepEqual(
    answered.map(({ outcome }) => outcome),
    ['answered', 'answered'],
  )
})

test('one click connects and signs in', async () => {
  await pocket.next({ session_authenticate: 'approve' })
  const asking = dapp.authenticate({
    chains: [EVM],
    domain: 'localhost:3000',
    uri: 'http://localhost:3000/',
    nonce: 'abcdef123456',
    methods: ['personal_sign'],
  })
  await pocket.pair(await dapp.next('uri'))
  const { auths, namespaces } = await asking
  const [{ p, s }] = auths
  const message = await dapp.format({ request: p, iss: p.iss })
  assert.ok(await verifyMessage({ address: account.address, message, signature: s.s }))
  assert.deepEqual(namespaces.eip155.accounts, [`${EVM}:${account.address}`])
})

test('the page shows pending requests as text, and other origins cannot control the wallet', async () => {
  const rude = await createDapp(relay.url, {
    name: '<img src=x onerror=alert(1)>',
    url: 'http://localhost:3000',
  })
  const connecting = rude.connect(ONE)
  connecting.catch(() => {}) // rejects when the page closes below
  await pocket.pair(await rude.next('uri'))
  await pocket.nextPending()
  const parts = await (await fetch(`${url}/parts`)).text()
  assert.match(parts, /&lt;img src=x/)
  assert.doesNotMatch(parts, /<img src=x/)
  const page = await fetch(`${url}/wc?uri=wc:abc`)
  assert.equal(page.status, 200)
  assert.match(page.headers.get('content-security-policy') ?? '', /script-src 'self'/)
  for (const file of ['pocket.js', 'pocket.css', 'style.css', 'jsQR.js']) {
    assert.equal((await fetch(`${url}/${file}`)).status, 200, file)
  }
  const body = JSON.stringify({ action: 'policy', rules: { '*': 'approve' } })
  const foreign = { method: 'POST', headers: { origin: 'http://localhost:3000' }, body }
  assert.equal((await fetch(`${url}/__control`, foreign)).status, 403)
  await rude.close()
})
