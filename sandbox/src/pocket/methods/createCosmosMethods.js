// @ts-check
import { isRecord } from '../../lib/isRecord.js'
import { namedParams } from '../../lib/readParams.js'
import { invalidParams } from '../../wallet/invalidParams.js'
import { WALLET_ERRORS, WalletError } from '../../wallet/walletError.js'

/**
 * Creates the wallet's Cosmos methods.
 *
 * @param {{ keys: import('../createPocketKeys.js').PocketKeys }} wallet
 * @returns {Record<string, import('../createPocketMethods.js').PocketMethod>}
 */
export function createCosmosMethods({ keys }) {
  /** @param {unknown} wanted @param {readonly string[]} shared */
  function keyFor(wanted, shared) {
    for (let index = 0; index < keys.count; index += 1) {
      const key = keys.cosmos(index)
      if (key.address === wanted && shared.includes(key.address)) return key
    }
    throw new WalletError(WALLET_ERRORS.UNAUTHORIZED)
  }

  return {
    cosmos_getAccounts: ({ accounts }) =>
      accounts.map(address => ({
        algo: 'secp256k1',
        address,
        pubkey: Buffer.from(keyFor(address, accounts).publicKey).toString('base64'),
      })),

    async cosmos_signAmino({ params, accounts, ask }) {
      const { signerAddress, signDoc } = namedParams(params)
      if (!isAminoDoc(signDoc)) return invalidParams('A signDoc is expected.')
      const key = keyFor(signerAddress, accounts)
      await ask({
        title: 'Sign transaction',
        rows: [{ label: 'Account', value: key.address }],
        text: JSON.stringify(signDoc, null, 2),
      })
      const { signature } = await key.amino.signAmino(key.address, signDoc)
      return signature
    },

    async cosmos_signDirect({ params, accounts, ask }) {
      const { signerAddress, signDoc } = namedParams(params)
      if (!isRecord(signDoc)) return invalidParams('A signDoc is expected.')
      const key = keyFor(signerAddress, accounts)
      await ask({
        title: 'Sign transaction',
        rows: [
          { label: 'Account', value: key.address },
          { label: 'Chain', value: String(signDoc['chainId']) },
        ],
        text: JSON.stringify(signDoc, null, 2),
      })
      const { signature } = await key.direct.signDirect(key.address, {
        chainId: String(signDoc['chainId']),
        accountNumber: BigInt(String(signDoc['accountNumber'])),
        bodyBytes: Buffer.from(String(signDoc['bodyBytes']), 'base64'),
        authInfoBytes: Buffer.from(String(signDoc['authInfoBytes']), 'base64'),
      })
      return signature
    },
  }
}

/**
 * @param {unknown} given
 * @returns {given is import('@cosmjs/amino').StdSignDoc}
 */
export const isAminoDoc = given =>
  isRecord(given) &&
  ['chain_id', 'account_number', 'sequence', 'memo'].every(key => typeof given[key] === 'string') &&
  isRecord(given['fee']) &&
  Array.isArray(given['msgs'])
