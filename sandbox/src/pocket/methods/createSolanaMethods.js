// @ts-check
import bs58 from 'bs58'
import { invalidParams } from '../../wallet/invalidParams.js'
import { WALLET_ERRORS, WalletError } from '../../wallet/walletError.js'
import { signSolanaTransaction } from './signSolanaTransaction.js'

/**
 * What the wallet answers for Solana.
 *
 * @param {{ keys: import('../createPocketKeys.js').PocketKeys }} wallet
 * @returns {Record<string, import('../createPocketMethods.js').PocketMethod>}
 */
export function createSolanaMethods({ keys }) {
  /** @param {unknown} wanted @param {readonly string[]} shared */
  function keyFor(wanted, shared) {
    for (let index = 0; index < keys.count; index += 1) {
      const key = keys.solana(index)
      if (shared.includes(key.address) && (wanted === undefined || wanted === key.address))
        return key
    }
    throw new WalletError(WALLET_ERRORS.UNAUTHORIZED)
  }

  /** @type {import('../createPocketMethods.js').PocketMethod} */
  const listAccounts = ({ accounts }) => accounts.map(pubkey => ({ pubkey }))

  return {
    solana_getAccounts: listAccounts,
    solana_requestAccounts: listAccounts,

    async solana_signMessage({ params, accounts, ask }) {
      const message = bs58.decodeUnsafe(String(params?.message))
      if (!message) return invalidParams('A message in base58 is expected.')
      const key = keyFor(params.pubkey, accounts)
      await ask({
        title: 'Sign message',
        rows: [{ label: 'Account', value: key.address }],
        text: Buffer.from(message).toString(),
      })
      return { signature: bs58.encode(key.sign(message)) }
    },

    async solana_signTransaction({ params, accounts, ask }) {
      const key = keyFor(params?.pubkey, accounts)
      await ask({
        title: 'Sign transaction',
        rows: [{ label: 'Account', value: key.address }],
        text: String(params?.transaction),
      })
      return signSolanaTransaction(params?.transaction, key)
    },

    async solana_signAllTransactions({ params, accounts, ask }) {
      if (!Array.isArray(params?.transactions)) return invalidParams('Transactions are expected.')
      const key = keyFor(params.pubkey, accounts)
      const count = params.transactions.length
      await ask({
        title: `Sign ${count} transactions`,
        rows: [{ label: 'Account', value: key.address }],
      })
      return {
        transactions: params.transactions.map(
          (/** @type {unknown} */ each) => signSolanaTransaction(each, key).transaction,
        ),
      }
    },
  }
}
