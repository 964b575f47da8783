// @ts-check
import { isAddress } from 'viem'
import { isRecord } from '../lib/isRecord.js'

/**
 * @typedef {{
 *   path: string, query: Record<string, string>, seller: 'meld' | 'coinbase' | 'exchange',
 *   address: string, assets: string[], chainId: string | undefined, network: number | undefined,
 *   amount: string, currency: string, asset: string,
 * }} Checkout
 */

/** The sellers' names for networks the sandbox may emulate. */
const CHAINS = /** @type {Record<string, number>} */ ({
  arbitrum: 42161,
  base: 8453,
  optimism: 10,
  polygon: 137,
})

/**
 * Parses the URL of a checkout page. Each seller has its own format.
 *
 * @param {string} path
 * @param {Record<string, string>} query
 * @returns {Checkout | undefined} undefined when it is invalid
 */
export function readCheckout(path, query) {
  const read = READERS[path]
  const said = read?.(query)
  if (!said || !isPayable(said.address) || said.assets.length === 0) return undefined
  return {
    path,
    query,
    chainId: query['chainId'],
    network: CHAINS[query['defaultNetwork'] ?? ''],
    amount: query['presetFiatAmount'] ?? query['sourceAmount'] ?? '50',
    currency: query['fiatCurrency'] ?? query['sourceCurrencyCode'] ?? 'USD',
    asset: said.assets[0] ?? '',
    ...said,
  }
}

/** Amounts for an exchange are in coins or tokens. @param {Record<string, string>} query */
function readExchange({ sessionId, walletAddress = '', asset = '', amount = '' }) {
  if (!sessionId) return undefined
  const seller = /** @type {const} */ ('exchange')
  return { seller, address: walletAddress, assets: asset ? [asset] : [], amount }
}

/** @param {Record<string, string>} query */
function readMeld({ publicKey, walletAddress = '', destinationCurrencyCode = '' }) {
  if (!publicKey) return undefined
  const assets = destinationCurrencyCode ? [destinationCurrencyCode] : []
  return { seller: /** @type {const} */ ('meld'), address: walletAddress, assets }
}

/** @param {Record<string, string>} query */
function readCoinbase({ appId, destinationWallets = '' }) {
  if (!appId) return undefined
  /** @type {unknown} */
  let wallets
  try {
    wallets = JSON.parse(destinationWallets)
  } catch {
    return undefined
  }
  const [wallet] = Array.isArray(wallets) ? /** @type {unknown[]} */ (wallets) : []
  if (!isRecord(wallet) || !Array.isArray(wallet['assets'])) return undefined
  return {
    seller: /** @type {const} */ ('coinbase'),
    address: String(wallet['address']),
    assets: wallet['assets'].map(String),
  }
}

/**
 * @type {Record<string, (query: Record<string, string>) =>
 *   (Pick<Checkout, 'seller' | 'address' | 'assets'> & { amount?: string }) | undefined>}
 */
const READERS = {
  '/': readMeld,
  '/buy/select-asset': readCoinbase,
  '/exchange': readExchange,
}

/** @param {string} address EVM or Solana */
function isPayable(address) {
  return isAddress(address, { strict: false }) || /^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(address)
}
