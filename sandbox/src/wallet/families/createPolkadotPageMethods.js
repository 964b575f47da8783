// @ts-check
import { hexToU8a, isHex, u8aToHex, u8aToString } from '@polkadot/util'
import { decodeAddress } from '@polkadot/util-crypto'
import { namedParams } from '../../lib/readParams.js'
import { encodePolkadotPayload } from '../../pocket/methods/encodePolkadotPayload.js'
import { invalidParams } from '../invalidParams.js'
import { WALLET_ERRORS, WalletError } from '../walletError.js'

const OPEN = '<Bytes>'
const CLOSE = '</Bytes>'

/**
 * Creates the browser wallet's Polkadot methods. Addresses use the generic Substrate format (42),
 * as from extensions.
 *
 * @param {import('./createFamilyMethods.js').FamilyWallet} wallet
 */
export function createPolkadotPageMethods({ keys, state, share, asker }) {
  let lastId = 0

  /** @param {string} origin */
  const accountsFor = origin =>
    state.placesFor('polkadot', origin).map(place => ({
      address: keys.polkadot(place).addressOn(''),
      genesisHash: null,
      name: `Account ${place + 1}`,
      type: 'sr25519',
    }))

  /**
   * Returns the key of an address in any network's format.
   * @param {string} origin @param {unknown} address
   */
  function pairFor(origin, address) {
    const places = state.placesFor('polkadot', origin)
    const pair = places
      .map(place => keys.polkadot(place).pair)
      .find(({ publicKey }) => isSameKey(publicKey, address))
    if (pair) return pair
    throw new WalletError(WALLET_ERRORS.UNAUTHORIZED)
  }

  /** @param {string} signature */
  const answer = signature => {
    lastId += 1
    return { id: lastId, signature }
  }

  /** @type {Record<string, (call: import('../createMethods.js').Call) => unknown>} */
  const methods = {
    async 'polkadot:enable'(call) {
      await share(call, 'polkadot', 'Polkadot')
      return accountsFor(call.origin)
    },
    'polkadot:accounts': ({ origin }) => accountsFor(origin),
    'polkadot:disconnect': ({ origin }) => state.forget('polkadot', origin),

    async 'polkadot:signRaw'(call) {
      const { address, data, type = 'bytes' } = namedParams(call.params)
      if (typeof data !== 'string' || type !== 'bytes') return invalidParams('Bytes are expected.')
      const pair = pairFor(call.origin, address)
      const bytes = isHex(data) ? hexToU8a(data) : new TextEncoder().encode(data)
      const text = u8aToString(bytes)
      const shown = text.startsWith(OPEN) ? text.slice(OPEN.length, -CLOSE.length) : text
      const rows = [{ label: 'Account', value: String(address) }]
      await asker(call)({ title: 'Sign message', rows, text: shown })
      return answer(u8aToHex(pair.sign(wrap(bytes))))
    },

    async 'polkadot:signPayload'(call) {
      const payload = namedParams(call.params)
      const pair = pairFor(call.origin, payload['address'])
      const bytes = encodePolkadotPayload(payload)
      const rows = [
        { label: 'Account', value: String(payload['address']) },
        { label: 'Network', value: String(payload['genesisHash'] ?? '') },
        { label: 'Nonce', value: String(payload['nonce'] ?? '') },
      ]
      const text = JSON.stringify(payload, null, 2)
      await asker(call)({ title: 'Sign transaction', rows, text })
      return answer(u8aToHex(pair.sign(bytes, { withType: true })))
    },
  }

  return { methods, accountsFor }
}

/**
 * Wraps signed bytes, unless already wrapped, so that they can never be a transaction.
 *
 * @param {Uint8Array} bytes
 */
function wrap(bytes) {
  const text = Buffer.from(bytes)
  const isWrapped = text.indexOf(OPEN) === 0 && text.lastIndexOf(CLOSE) === text.length - 8
  return isWrapped ? bytes : Buffer.concat([Buffer.from(OPEN), text, Buffer.from(CLOSE)])
}

/** @param {Uint8Array} publicKey @param {unknown} address */
function isSameKey(publicKey, address) {
  try {
    return Buffer.from(publicKey).equals(decodeAddress(String(address)))
  } catch {
    return false // Not an address.
  }
}
