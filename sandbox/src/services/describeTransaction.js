// @ts-check
import { formatUnits } from 'viem'
import { kindOf, nameOf, pictureOf } from './collectibles.js'
import { priceOf } from './prices.js'

const APPROVE_SELECTOR = '0x095ea7b3'
const NOBODY = '0x0000000000000000000000000000000000000000'

/**
 * Describes a transaction as the history service does, from one account's side.
 *
 * @param {import('./createChainIndex.js').IndexedTransaction} transaction
 * @param {string} account lower case
 * @param {import('./createChainIndex.js').ChainIndex} index
 * @param {{ currency: { symbol: string, name: string, decimals: number }, images: string }} options
 */
export async function describeTransaction(transaction, account, index, { currency, images }) {
  const transfers = transaction.isFailed
    ? []
    : await listTransfers(transaction, account, index, { currency, images })
  return {
    id: `${index.caipId}:${transaction.hash}`,
    metadata: {
      operationType: nameOperation(transaction, account, transfers),
      hash: transaction.hash,
      chain: index.caipId,
      minedAt: new Date(transaction.at).toISOString(),
      sentFrom: transaction.from,
      sentTo: transaction.to ?? transaction.created ?? '',
      status: transaction.isFailed ? 'failed' : 'confirmed',
      nonce: transaction.nonce,
    },
    transfers,
  }
}

/**
 * @param {import('./createChainIndex.js').IndexedTransaction} transaction
 * @param {string} account
 * @param {import('./createChainIndex.js').ChainIndex} index
 * @param {{ currency: { symbol: string, name: string, decimals: number }, images: string }} options
 */
async function listTransfers(transaction, account, index, { currency, images }) {
  const icon = (/** @type {string} */ symbol) => ({
    url: `${images}/icons/token/${encodeURIComponent(symbol)}.svg`,
  })
  /** @type {import('./types.js').HistoryTransfer[]} */
  const transfers = []

  /**
   * @param {{ name: string, symbol: string, decimals: number }} token
   * @param {bigint} amount
   * @param {import('./types.js').HistoryTransfer['direction']} direction
   */
  const addFungible = ({ name, symbol, decimals }, amount, direction) => {
    const numeric = formatUnits(amount, decimals)
    const price = priceOf(symbol)
    transfers.push({
      fungible_info: { name, symbol, icon: icon(symbol) },
      direction,
      quantity: { numeric },
      value: Number(numeric) * price,
      price,
    })
  }

  const ownDirection = directionOf({ from: transaction.from, to: transaction.to ?? '' }, account)
  if (transaction.value > 0n && ownDirection) addFungible(currency, transaction.value, ownDirection)
  for (const move of transaction.coins) {
    const direction = directionOf(move, account)
    if (direction) addFungible(currency, move.amount, direction)
  }
  for (const move of transaction.tokens) {
    const direction = directionOf(move, account)
    const facts = direction ? await index.factsOf(move.contract) : null
    if (direction && facts) addFungible(facts, move.amount, direction)
  }
  for (const move of transaction.collectibles) {
    const direction = directionOf(move, account)
    if (!direction) continue
    const name = nameOf(move.id)
    const picture = pictureOf(move.id, images)
    transfers.push({
      nft_info: {
        ...(name !== undefined && { name }),
        ...(picture && { content: { preview: picture, detail: picture } }),
        flags: { is_spam: kindOf(move.id) === 'spam' },
      },
      direction,
      quantity: { numeric: '1' },
    })
  }
  return transfers
}

/**
 * @param {{ from: string, to: string }} move
 * @param {string} account
 * @returns {'in' | 'out' | 'self' | undefined} undefined when the account has no part in it
 */
function directionOf({ from, to }, account) {
  if (from === account) return to === account ? 'self' : 'out'
  return to === account ? 'in' : undefined
}

/**
 * @param {import('./createChainIndex.js').IndexedTransaction} transaction
 * @param {string} account
 * @param {import('./types.js').HistoryTransfer[]} transfers
 */
function nameOperation(transaction, account, transfers) {
  const isMint = transaction.collectibles.some(({ from, to }) => from === NOBODY && to === account)
  if (isMint) return 'mint'
  if (transaction.from !== account) return 'receive'
  if (transaction.to === null) return 'deploy'
  if (transaction.input.startsWith(APPROVE_SELECTOR)) return 'approve'
  const ways = new Set(transfers.map(({ direction }) => direction))
  if (ways.has('in') && ways.has('out')) return 'trade'
  if (ways.has('out') || ways.has('self')) return 'send'
  if (ways.has('in')) return 'receive'
  return transaction.isFailed && looksLikeSending(transaction) ? 'send' : 'execute'
}

const TRANSFER_SELECTOR = '0xa9059cbb'

/** @param {import('./createChainIndex.js').IndexedTransaction} transaction */
function looksLikeSending({ value, input }) {
  return value > 0n || input.startsWith(TRANSFER_SELECTOR)
}
