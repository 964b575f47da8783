// @ts-check
import { usdPriceOf, inCurrency } from '../services/prices.js'

/** The sellers' share and the network fee, as shown to the visitor. */
const FEE_SHARE = 0.015
const NETWORK_FEE = 0.12
/** Payment limits in both currencies. */
export const LIMITS = /** @type {const} */ ([
  { id: 'card', min: '10.00', max: '7500.00' },
  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
])
export const CURRENCIES = /** @type {const} */ (['USD', 'EUR'])

/** The token each asset is paid out in, with its decimals. */
export const ASSETS =
  /** @type {Record<string, { symbol: string, decimals: number, shown: number }>} */ ({
    ETH: { symbol: 'ETH', decimals: 18, shown: 8 },
    USDC: { symbol: 'SUSD', decimals: 6, shown: 6 },
    SUSD: { symbol: 'SUSD', decimals: 6, shown: 6 },
    SOL: { symbol: 'SOL', decimals: 9, shown: 9 },
  })

/**
 * Prices an order. Quote and checkout get the same result while prices stay.
 *
 * @param {{ amount: string, currency: string, asset: string, method?: string }} asked
 */
export function priceOrder({ amount, currency, asset, method = 'card' }) {
  const known = ASSETS[asset]
  const limit = LIMITS.find(({ id }) => id === method)
  if (!known) return { problem: `${asset} is not sold here.` }
  if (!limit) return { problem: 'This is not a way to pay.' }
  if (!CURRENCIES.some(each => each === currency)) return { problem: 'This currency is not taken.' }
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(amount)) return { problem: 'This is not an amount.' }
  const total = Number(amount)
  if (total < Number(limit.min)) return { problem: `At least ${limit.min} ${currency} is needed.` }
  if (total > Number(limit.max)) return { problem: `At most ${limit.max} ${currency} is taken.` }
  const fee = Math.round(total * FEE_SHARE * 100) / 100
  const subtotal = total - fee - NETWORK_FEE
  const price = inCurrency(usdPriceOf(known.symbol), currency.toLowerCase())
  return {
    amount: total.toFixed(2),
    currency,
    asset,
    symbol: known.symbol,
    fee: fee.toFixed(2),
    networkFee: NETWORK_FEE.toFixed(2),
    subtotal: subtotal.toFixed(2),
    bought: (subtotal / price).toFixed(known.shown),
  }
}
