// @ts-check

/** US dollars per unit; the coins are worthless, so the prices are for display only. */
const USD_PRICES = /** @type {Record<string, number>} */ ({
  ETH: 2480.35,
  SND: 1.84,
  SUSD: 1,
  STND: 0.9994,
  SGLD: 64.2,
  BNB: 592.4,
  POL: 0.48,
  XDAI: 1,
  AVAX: 26.35,
  FTM: 0.71,
  KAIA: 0.145,
  SOL: 148.2,
})

/** Units of each currency per US dollar. */
const PER_USD = /** @type {Record<string, number>} */ ({
  usd: 1,
  eur: 0.91,
  gbp: 0.78,
  aud: 1.51,
  cad: 1.37,
  inr: 84.1,
  jpy: 149.6,
  btc: 0.0000158,
  eth: 0.000403,
})

/**
 * Returns a coin's nominal price, where it has no market.
 *
 * @param {string} symbol
 */
export const usdPriceOf = symbol => USD_PRICES[symbol] ?? 0

/**
 * Converts a price in US dollars into another currency.
 *
 * @param {number} usd
 * @param {string} currency
 */
export const inCurrency = (usd, currency) => usd * (PER_USD[currency] ?? 1)

/** @param {string} currency */
export const isCurrency = currency => currency in PER_USD

/**
 * @param {string} symbol
 * @param {string} [currency]
 */
export function priceOf(symbol, currency = 'usd') {
  return inCurrency(usdPriceOf(symbol), currency)
}
