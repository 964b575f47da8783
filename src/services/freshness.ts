import { BALANCE_TTL_S, NAME_TTL_S } from '../domain/limits'

/**
 * The age in seconds up to which a flow uses the cached answer of an endpoint; `true` means that
 * the flow always sends a new request. Passed as `forceRefetch`. How long an unused answer stays in
 * the cache is a different matter: see `keepUnusedDataFor` of each endpoint.
 */
export const FRESHNESS = {
  // Account
  getNativeBalance: BALANCE_TTL_S,
  getTokenBalances: BALANCE_TTL_S,
  getChainTokenBalances: BALANCE_TTL_S,
  getTrustedIdentity: true,
  getNames: NAME_TTL_S,
  getHistory: BALANCE_TTL_S,
  getNonces: 10,
  getPurchases: true,
  getCollectibleFacts: true,
  getWalletCollectibles: true,
  // Sending
  resolveName: 60,
  getTokenDecimals: 60,
  getTokenTerms: true,
  isContract: 60,
  getFeeEstimate: true,
  getBlockTime: 600,
  // Swapping
  getSwapTokens: 600,
  getSwapQuote: true,
  getSwapAllowance: true,
  getTokenPrice: 9,
  getGasPrice: 9,
  buildSwap: true,
  buildSwapApproval: true,
  // Names
  getNameSuggestions: true,
  getNameRecord: true,
  // Buying and paying
  getOnRampLists: true,
  getOnRampQuote: true,
  getOnRampLink: true,
  getExchanges: true,
  getPayHolding: true,
  getBuyStatus: true,
  // Smart sessions
  getSessions: true,
} as const satisfies Readonly<Record<string, number | true>>
