// @ts-check

/** US dollars for one unit; these coins are worth nothing, so the numbers are only for show. */
const USD_PRICES = /** @type {Record<string, number>} */ ({
  ETH: 2480.35,
  SND: 1.84,
  SUSD: 1,
  STND: 0.9994,
  SGLD: 64.2,
})

/** How much of each currency one US dollar buys. */
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

/** @param {string} currency */
export const isCurrency = currency => currency in PER_USD

/**
 * @param {string} symbol
 * @param {string} [currency]
 */
export function priceOf(symbol, currency = 'usd') {
  return (USD_PRICES[symbol] ?? 0) * (PER_USD[currency] ?? 1)
}
