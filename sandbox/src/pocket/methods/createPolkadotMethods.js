// @ts-check
import { hexToU8a, isHex, stringToU8a, u8aToHex, u8aWrapBytes } from '@polkadot/util'
import { namedParams } from '../../lib/readParams.js'
import { invalidParams } from '../../wallet/invalidParams.js'
import { WALLET_ERRORS, WalletError } from '../../wallet/walletError.js'
import { encodePolkadotPayload } from './encodePolkadotPayload.js'

/**
 * Creates the wallet's Polkadot methods.
 *
 * @param {{ keys: import('../createPocketKeys.js').PocketKeys }} wallet
 * @returns {Record<string, import('../createPocketMethods.js').PocketMethod>}
 */
export function createPolkadotMethods({ keys }) {
  let lastId = 0

  /** @param {string} chainId @param {unknown} wanted @param {readonly string[]} shared */
  function keyFor(chainId, wanted, shared) {
    for (let index = 0; index < keys.count; index += 1) {
      const key = keys.polkadot(index)
      const address = key.addressOn(chainId)
      if (address === wanted && shared.includes(address)) return key
    }
    throw new WalletError(WALLET_ERRORS.UNAUTHORIZED)
  }

  /** @param {string} signature */
  const answer = signature => {
    lastId += 1
    return { id: lastId, signature }
  }

  return {
    async polkadot_signMessage({ chainId, params, accounts, ask }) {
      const { message, address } = namedParams(params)
      if (typeof message !== 'string') return invalidParams('A message is expected.')
      const { pair } = keyFor(chainId, address, accounts)
      await ask({
        title: 'Sign message',
        rows: [{ label: 'Account', value: String(address) }],
        text: message,
      })
      const bytes = isHex(message) ? hexToU8a(message) : stringToU8a(message)
      return answer(u8aToHex(pair.sign(u8aWrapBytes(bytes))))
    },

    async polkadot_signTransaction({ chainId, params, accounts, ask }) {
      const { address, transactionPayload } = namedParams(params)
      const { pair } = keyFor(chainId, address, accounts)
      const bytes = encodePolkadotPayload(transactionPayload)
      await ask({
        title: 'Sign transaction',
        rows: [{ label: 'Account', value: String(address) }],
        text: JSON.stringify(transactionPayload, null, 2),
      })
      return answer(u8aToHex(pair.sign(bytes, { withType: true })))
    },
  }
}
