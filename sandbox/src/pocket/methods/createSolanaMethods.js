// @ts-check
import bs58 from 'bs58'
import { namedParams } from '../../lib/readParams.js'
import { invalidParams } from '../../wallet/invalidParams.js'
import { WALLET_ERRORS, WalletError } from '../../wallet/walletError.js'
import { SOLANA } from '../../solana/solanaNetwork.js'
import { sendSolanaTransaction } from './sendSolanaTransaction.js'
import { signSolanaTransaction } from './signSolanaTransaction.js'

/**
 * Creates the wallet's Solana methods.
 *
 * @param {{ keys: import('../createPocketKeys.js').PocketKeys, solanaUrl?: string | undefined }}
 *   wallet `solanaUrl`: the node of this machine
 * @returns {Record<string, import('../createPocketMethods.js').PocketMethod>}
 */
export function createSolanaMethods({ keys, solanaUrl }) {
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
      const { message: given, pubkey } = namedParams(params)
      const message = bs58.decodeUnsafe(String(given))
      if (!message) return invalidParams('A message in base58 is expected.')
      const key = keyFor(pubkey, accounts)
      await ask({
        title: 'Sign message',
        rows: [{ label: 'Account', value: key.address }],
        text: Buffer.from(message).toString(),
      })
      return { signature: bs58.encode(key.sign(message)) }
    },

    async solana_signTransaction({ params, accounts, ask }) {
      const { pubkey, transaction } = namedParams(params)
      const key = keyFor(pubkey, accounts)
      await ask({
        title: 'Sign transaction',
        rows: [{ label: 'Account', value: key.address }],
        text: String(transaction),
      })
      return signSolanaTransaction(transaction, key)
    },

    async solana_signAndSendTransaction({ chainId, params, accounts, ask }) {
      const { pubkey, transaction, sendOptions } = namedParams(params)
      const key = keyFor(pubkey, accounts)
      if (solanaUrl === undefined || chainId !== SOLANA.caipId)
        throw new WalletError(WALLET_ERRORS.OFFLINE, 'There is no such Solana network here.')
      await ask({
        title: 'Send transaction',
        rows: [{ label: 'Account', value: key.address }],
        text: String(transaction),
      })
      const signed = signSolanaTransaction(transaction, key).transaction
      return { signature: await sendSolanaTransaction(solanaUrl, signed, sendOptions) }
    },

    async solana_signAllTransactions({ params, accounts, ask }) {
      const { pubkey, transactions } = namedParams(params)
      if (!Array.isArray(transactions)) return invalidParams('Transactions are expected.')
      const key = keyFor(pubkey, accounts)
      const count = transactions.length
      await ask({
        title: `Sign ${count} transactions`,
        rows: [{ label: 'Account', value: key.address }],
      })
      return {
        transactions: transactions.map(
          (/** @type {unknown} */ each) => signSolanaTransaction(each, key).transaction,
        ),
      }
    },
  }
}
