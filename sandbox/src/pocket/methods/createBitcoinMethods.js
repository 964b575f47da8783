// @ts-check
import { Psbt } from 'bitcoinjs-lib'
import { namedParams } from '../../lib/readParams.js'
import { invalidParams } from '../../wallet/invalidParams.js'
import { WALLET_ERRORS, WalletError } from '../../wallet/walletError.js'
import { signBitcoinMessage } from './signBitcoinMessage.js'

/**
 * Creates the wallet's Bitcoin methods.
 *
 * @param {{ keys: import('../createPocketKeys.js').PocketKeys }} wallet
 * @returns {Record<string, import('../createPocketMethods.js').PocketMethod>}
 */
export function createBitcoinMethods({ keys }) {
  /** @param {string} chainId @param {unknown} wanted @param {readonly string[]} shared */
  function keyFor(chainId, wanted, shared) {
    for (let index = 0; index < keys.count; index += 1) {
      const key = keys.bip122(chainId, index)
      if (shared.includes(key.address) && (wanted === undefined || wanted === key.address))
        return key
    }
    throw new WalletError(WALLET_ERRORS.UNAUTHORIZED)
  }

  return {
    getAccountAddresses: ({ chainId, accounts }) =>
      accounts.map(address => {
        const { publicKey, path } = keyFor(chainId, address, accounts)
        return { address, publicKey: publicKey.toString('hex'), path, intention: 'payment' }
      }),

    async signMessage({ chainId, params, accounts, ask }) {
      const { message, protocol = 'ecdsa', address, account } = namedParams(params)
      if (typeof message !== 'string') return invalidParams('A message is expected.')
      const key = keyFor(chainId, address ?? account, accounts)
      await ask({
        title: 'Sign message',
        rows: [
          { label: 'Account', value: key.address },
          { label: 'Form', value: String(protocol) },
        ],
        text: message,
      })
      const { signature, messageHash } = await signBitcoinMessage(key, message, String(protocol))
      return {
        address: key.address,
        signature: signature.toString('hex'),
        messageHash: messageHash.toString('hex'),
      }
    },

    async signPsbt({ chainId, params, accounts, ask }) {
      const { psbt: unsigned, account, signInputs, broadcast } = namedParams(params)
      if (broadcast) return invalidParams('There is no Bitcoin network to broadcast on.')
      const key = keyFor(chainId, account, accounts)
      const psbt = Psbt.fromBase64(String(unsigned), { network: key.network })
      const outputs = psbt.txOutputs.map(({ address, value }) => ({
        label: 'To',
        value: `${address ?? 'a script'}: ${value} sat`,
      }))
      await ask({
        title: 'Sign Bitcoin transaction',
        rows: [{ label: 'Account', value: key.address }, ...outputs],
      })
      const wanted = /** @type {{ index: number, address?: string, sighashTypes?: number[] }[]} */ (
        signInputs ?? psbt.txInputs.map((_, index) => ({ index }))
      )
      for (const { index, address, sighashTypes } of wanted) {
        if (address !== undefined && address !== key.address) continue
        await psbt.signInputAsync(index, key.signer, sighashTypes)
      }
      return { psbt: psbt.toBase64() }
    },
  }
}
