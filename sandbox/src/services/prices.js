// @ts-check

/** US dollars for one unit; these coins are worth nothing, so the numbers are only for show. */
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

/**
 * What a coin goes for at first, wherever there is no market for it.
 *
 * @param {string} symbol
 */
export const usdPriceOf = symbol => USD_PRICES[symbol] ?? 0

/**
 * What a price in US dollars is in another currency.
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
