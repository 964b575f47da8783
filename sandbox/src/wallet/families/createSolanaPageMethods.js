// @ts-check
import bs58 from 'bs58'
import { namedParams } from '../../lib/readParams.js'
import { createSolanaMethods } from '../../pocket/methods/createSolanaMethods.js'
import { sendSolanaTransaction } from '../../pocket/methods/sendSolanaTransaction.js'
import { WALLET_ERRORS, WalletError } from '../walletError.js'

/** The network passed to the relay methods; the signature is the same on each. */
const ANY_CHAIN = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

/**
 * Creates the browser wallet's Solana methods. Bytes are sent as base64.
 *
 * @param {import('./createFamilyMethods.js').FamilyWallet} wallet
 */
export function createSolanaPageMethods({ keys, state, share, asker, solanaUrl }) {
  const signing = createSolanaMethods({ keys })

  /** @param {string} origin */
  const accountsFor = origin =>
    state.placesFor('solana', origin).map(place => {
      const { address, publicKey } = keys.solana(place)
      return { address, publicKey: publicKey.toString('base64') }
    })

  /**
   * @param {import('../createMethods.js').Call} call
   * @param {'solana_signMessage' | 'solana_signTransaction'} method
   * @param {object} params
   */
  const sign = (call, method, params) => {
    const accounts = accountsFor(call.origin).map(({ address }) => address)
    return signing[method]?.({
      chainId: ANY_CHAIN,
      params,
      accounts,
      accountsOn: () => accounts,
      site: call.origin,
      ask: asker(call),
    })
  }

  /** @param {import('../createMethods.js').Call} call */
  async function signTransaction(call) {
    const { address, transaction } = namedParams(call.params)
    const signed = await sign(call, 'solana_signTransaction', { pubkey: address, transaction })
    return String(namedParams(signed)['transaction'])
  }

  /** @type {Record<string, (call: import('../createMethods.js').Call) => unknown>} */
  const methods = {
    async 'solana:connect'(call) {
      if (namedParams(call.params)['silent'] !== true) await share(call, 'solana', 'Solana')
      return accountsFor(call.origin)
    },
    'solana:accounts': ({ origin }) => accountsFor(origin),
    'solana:disconnect': ({ origin }) => state.forget('solana', origin),

    async 'solana:signMessage'(call) {
      const { address, message } = namedParams(call.params)
      const bytes = Buffer.from(String(message), 'base64')
      const params = { pubkey: address, message: bs58.encode(bytes) }
      const { signature } = namedParams(await sign(call, 'solana_signMessage', params))
      return { signature: Buffer.from(bs58.decode(String(signature))).toString('base64') }
    },

    async 'solana:signTransaction'(call) {
      return { transaction: await signTransaction(call) }
    },

    async 'solana:signAndSendTransaction'(call) {
      if (solanaUrl === undefined) {
        throw new WalletError(WALLET_ERRORS.OFFLINE, 'There is no Solana network on this machine.')
      }
      const { options } = namedParams(call.params)
      const transaction = await signTransaction(call)
      const signature = await sendSolanaTransaction(solanaUrl, transaction, options)
      return { signature: Buffer.from(bs58.decode(signature)).toString('base64') }
    },
  }

  return { methods, accountsFor }
}
