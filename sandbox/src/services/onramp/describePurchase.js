// @ts-check
import { usdPriceOf } from '../prices.js'

const STATUSES = {
  inProgress: 'ONRAMP_TRANSACTION_STATUS_IN_PROGRESS',
  success: 'ONRAMP_TRANSACTION_STATUS_SUCCESS',
  failed: 'ONRAMP_TRANSACTION_STATUS_FAILED',
}
const NAMES = /** @type {Record<string, string>} */ ({ ETH: 'Ether', SUSD: 'Sandbox Dollar' })

/**
 * Describes an order of the checkout as the history service does.
 *
 * @param {import('../../checkout/types.js').Order} order
 * @param {string} images
 */
export function describePurchase(order, images) {
  const { symbol, bought } = order
  const price = usdPriceOf(symbol)
  return {
    id: order.id,
    metadata: {
      operationType: 'buy',
      hash: order.hash ?? '',
      chain: `eip155:${order.chainId}`,
      minedAt: new Date(order.changedAt).toISOString(),
      sentFrom: 'Coinbase',
      sentTo: order.address,
      status: STATUSES[order.status],
      nonce: 1,
    },
    transfers: [
      {
        fungible_info: {
          name: NAMES[symbol] ?? symbol,
          symbol,
          icon: { url: `${images}/icons/token/${symbol}.svg` },
        },
        direction: 'in',
        quantity: { numeric: bought },
        value: Number(bought) * price,
        price,
      },
    ],
  }
}
