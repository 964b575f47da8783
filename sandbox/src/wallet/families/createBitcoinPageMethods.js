// @ts-check
import { address as addresses, Psbt } from 'bitcoinjs-lib'
import { isRecord } from '../../lib/isRecord.js'
import { listParams, namedParams } from '../../lib/readParams.js'
import { signBitcoinMessage } from '../../pocket/methods/signBitcoinMessage.js'
import { invalidParams } from '../invalidParams.js'
import { WALLET_ERRORS, WalletError } from '../walletError.js'
import { createEsplora } from './createEsplora.js'

/** CAIP-2 ids by wallets' network names. */
const NETWORK_NAMES = /** @type {Record<string, string>} */ ({
  Mainnet: 'bip122:000000000019d6689c085ae165831e93',
  Testnet: 'bip122:000000000933ea01ad0ee984209779ba',
  Testnet4: 'bip122:000000000933ea01ad0ee984209779ba',
  Regtest: 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328',
})

/** Virtual bytes of a SegWit payment's input and output. */
const INPUT_BYTES = 68
const OUTPUT_BYTES = 31
const FRAME_BYTES = 11
/** Smaller change is left to the miner. */
const DUST = 294

/** @typedef {import('../createMethods.js').Call} Call */
/** @typedef {import('../../pocket/keys/createBitcoinKey.js').BitcoinKey} BitcoinKey */

/**
 * Creates the browser wallet's Bitcoin methods: each account has a payment address (SegWit) and one
 * for ordinals (taproot).
 *
 * @param {import('./createFamilyMethods.js').FamilyWallet} wallet
 */
export function createBitcoinPageMethods({ keys, state, share, asker, bitcoinUrl }) {
  /** @param {string} origin @returns {BitcoinKey[]} */
  const keysFor = origin =>
    state
      .placesFor('bip122', origin)
      .flatMap(place => [
        keys.bip122(state.bitcoinChain, place),
        keys.taproot(state.bitcoinChain, place),
      ])

  /** @param {string} origin */
  const accountsFor = origin =>
    keysFor(origin).map(({ address, publicKey, purpose, path }) => ({
      address,
      publicKey: publicKey.toString('hex'),
      purpose,
      path,
    }))

  /** @param {string} origin @param {unknown} address */
  function keyFor(origin, address) {
    const shared = keysFor(origin)
    const key = address === undefined ? shared[0] : shared.find(each => each.address === address)
    if (key) return key
    throw new WalletError(WALLET_ERRORS.UNAUTHORIZED)
  }

  function esplora() {
    if (bitcoinUrl !== undefined && state.bitcoinChain === NETWORK_NAMES['Regtest']) {
      return createEsplora(bitcoinUrl)
    }
    throw new WalletError(
      WALLET_ERRORS.OFFLINE,
      'There is no such Bitcoin network on this machine.',
    )
  }

  /**
   * @param {Psbt} psbt
   * @param {string} origin
   * @param {unknown} given inputs with their addresses; all own inputs by default
   */
  async function signInputs(psbt, origin, given) {
    const wanted = Array.isArray(given) ? given.map(namedParams) : undefined
    const list = wanted ?? psbt.txInputs.map((_, index) => ({ index, address: undefined }))
    for (const { index, address, sighashTypes } of /** @type {any[]} */ (list)) {
      const key = address === undefined ? ownerOf(psbt, index, origin) : keyFor(origin, address)
      if (!key) continue
      const input = psbt.data.inputs[index]
      if (!input) return invalidParams(`There is no input ${index}.`)
      if (key.purpose === 'ordinals' && !input.tapInternalKey) {
        psbt.updateInput(index, { tapInternalKey: key.publicKey.subarray(1) })
      }
      await psbt.signInputAsync(index, key.signer, sighashTypes)
    }
  }

  /** @param {Psbt} psbt @param {number} index @param {string} origin */
  function ownerOf(psbt, index, origin) {
    return keysFor(origin).find(({ signer }) => {
      try {
        return psbt.inputHasPubkey(index, signer.publicKey)
      } catch {
        return false // Too little is known of that input.
      }
    })
  }

  /** @param {Psbt} psbt */
  async function broadcast(psbt) {
    psbt.finalizeAllInputs()
    return esplora().send(psbt.extractTransaction().toHex())
  }

  /** @type {Record<string, (call: Call) => unknown>} */
  const methods = {
    async 'bitcoin:connect'(call) {
      if (namedParams(call.params)['silent'] !== true) await share(call, 'bip122', networkName())
      return accountsFor(call.origin)
    },
    'bitcoin:accounts': ({ origin }) => accountsFor(origin),
    'bitcoin:disconnect': ({ origin }) => state.forget('bip122', origin),
    'bitcoin:network': () => ({ name: networkName(), chainId: state.bitcoinChain }),

    async 'bitcoin:changeNetwork'({ params, ask }) {
      const name = String(namedParams(params)['name'])
      const chainId = NETWORK_NAMES[name]
      if (chainId === undefined) throw new WalletError(WALLET_ERRORS.UNKNOWN_CHAIN, name)
      if (chainId === state.bitcoinChain) return
      const rows = [
        { label: 'From', value: networkName() },
        { label: 'To', value: name },
      ]
      await ask({ kind: 'network', details: { title: 'Switch network', rows } })
      state.switchBitcoinChain(chainId)
    },

    async 'bitcoin:signMessage'(call) {
      const { address, message, protocol = 'bip322' } = namedParams(call.params)
      if (typeof message !== 'string') return invalidParams('A message is expected.')
      const key = keyFor(call.origin, address)
      await asker(call)({
        title: 'Sign message',
        rows: [
          { label: 'Account', value: key.address },
          { label: 'Form', value: String(protocol) },
        ],
        text: message,
      })
      const form = String(protocol).toLowerCase().startsWith('bip322') ? 'bip322' : 'ecdsa'
      const { signature, messageHash } = await signBitcoinMessage(key, message, form)
      return {
        address: key.address,
        signature: signature.toString('base64'),
        messageHash: messageHash.toString('hex'),
      }
    },

    async 'bitcoin:signPsbt'(call) {
      const { psbt: unsigned, signInputs: wanted, broadcast: doesSend } = namedParams(call.params)
      const { network, address } = keyFor(call.origin, undefined)
      const psbt = readPsbt(unsigned, network)
      if (doesSend === true) esplora()
      const outputs = psbt.txOutputs.map(({ address: to, value }) => ({
        label: 'To',
        value: `${to ?? 'a script'}: ${value} sat`,
      }))
      const rows = [{ label: 'Account', value: address }, ...outputs]
      const title = doesSend === true ? 'Sign and send Bitcoin' : 'Sign Bitcoin transaction'
      await asker(call)({ title, rows })
      await signInputs(psbt, call.origin, wanted)
      const signed = psbt.toBase64()
      return doesSend === true ? { psbt: signed, txid: await broadcast(psbt) } : { psbt: signed }
    },

    async 'bitcoin:sendTransfer'(call) {
      const { recipients, from } = namedParams(call.params)
      const key = keyFor(call.origin, from)
      const wanted = listParams(recipients).map(readRecipient)
      if (wanted.length === 0) return invalidParams('A recipient is expected.')
      const payment = await buildPayment(key, wanted)
      const rows = [
        { label: 'From', value: key.address },
        ...wanted.map(({ address, value }) => ({ label: 'To', value: `${address}: ${value} sat` })),
        { label: 'Fee', value: `${payment.fee} sat` },
        { label: 'Network', value: networkName() },
      ]
      await asker(call)({ title: 'Send Bitcoin', rows })
      await signInputs(payment.psbt, call.origin, undefined)
      return { txid: await broadcast(payment.psbt) }
    },
  }

  const networkName = () =>
    Object.keys(NETWORK_NAMES).find(name => NETWORK_NAMES[name] === state.bitcoinChain) ?? 'Mainnet'

  /**
   * @param {BitcoinKey} key
   * @param {{ address: string, value: number }[]} wanted
   */
  async function buildPayment(key, wanted) {
    if (key.purpose !== 'payment') return invalidParams('Payments go from a payment address.')
    const { utxos, feeRate } = esplora()
    const [coins, rate] = await Promise.all([utxos(key.address), feeRate()])
    const psbt = new Psbt({ network: key.network })
    const script = addresses.toOutputScript(key.address, key.network)
    const total = wanted.reduce((sum, { value }) => sum + value, 0)
    let held = 0
    let fee = Math.ceil((FRAME_BYTES + OUTPUT_BYTES * (wanted.length + 1)) * rate)
    for (const { txid, vout, value } of coins) {
      if (held >= total + fee) break
      psbt.addInput({ hash: txid, index: vout, witnessUtxo: { script, value } })
      held += value
      fee += Math.ceil(INPUT_BYTES * rate)
    }
    if (held < total + fee) {
      throw new WalletError({ code: -32000, message: 'Insufficient funds.' })
    }
    for (const { address, value } of wanted) psbt.addOutput({ address, value })
    const change = held - total - fee
    if (change >= DUST) psbt.addOutput({ address: key.address, value: change })
    return { psbt, fee: change >= DUST ? fee : fee + change }
  }

  return { methods, accountsFor }
}

/** @param {unknown} text @param {import('bitcoinjs-lib').Network} network */
function readPsbt(text, network) {
  try {
    return Psbt.fromBase64(String(text), { network })
  } catch {
    return invalidParams('That is no PSBT.')
  }
}

/** @param {unknown} given */
function readRecipient(given) {
  const { address, amount } = isRecord(given) ? given : {}
  const value = Number(amount)
  if (typeof address !== 'string' || !Number.isSafeInteger(value) || value <= 0) {
    return invalidParams('An address and an amount in satoshi are expected.')
  }
  return { address, value }
}
