import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import { nativeDecimals } from '../../domain/nativeCoin'
import type { Network } from '../../domain/network'
import type { SwapToken } from '../../domain/schemas/swap'
import {
  costInDollars,
  INITIAL_GAS,
  isAbove,
  isGasInsufficient,
  isSourceInsufficient,
  networkCost,
  priceImpact,
} from '../../domain/swap/swapAmounts'
import { swapFingerprint, type SwapSide } from '../../domain/swap/swapReview'
import { isSwapNetwork } from '../../domain/swap/swapNetworks'
import { IMPACT_MAX, SUGGESTED_MAX, SUGGESTED_SYMBOLS } from '../../domain/swap/swapRules'
import { tokenId, type TokenBalance } from '../../domain/token'
import type { CaipAddress, CaipNetworkId } from '../../lib/address/caip'
import { isDecimal, toDecimal } from '../../lib/amount/decimal'
import { addDecimal, multiplyDecimal } from '../../lib/amount/decimalMath'
import { isNativeToken, nativeTokenId } from '../../lib/amount/tokenSendRules'
import { selectModalApiState } from '../../services/selectModalApiState'
import type { RootState } from '../../store/rootReducer'
import {
  isNativeHolding,
  selectHoldings,
  selectAmbiguousTokenIds,
} from '../../core/account/tokenSelectors'
import { selectActiveNetwork } from '../../core/network/networkSelectors'
import { selectNetworkById } from '../../core/network/networkSlice'
import { selectIsOnOtherNetwork } from '../../core/network/selectIsOnOtherNetwork'
import { selectRequests } from '../../core/requests/requestsSlice'
import { getEarlierRequest, type EarlierRequest } from '../../core/requests/requestRules'
import { swapApi } from './swapApi'
import { selectSwap } from './swapSlice'
import type { SwapOption, SwapOptions, SwapProblem } from './swapState'

const NO_TOKENS: readonly SwapToken[] = []
const NO_OPTIONS: SwapOptions = { suggested: [], listed: [], own: [], others: [] }

/** The native coin, from the network alone: no service can override it. */
export function createCoinSide(network: Network): SwapSide {
  const { caipNetworkId, nativeCurrency, imageUrl } = network
  return {
    address: nativeTokenId(caipNetworkId) as CaipAddress,
    symbol: nativeCurrency.symbol,
    name: nativeCurrency.name,
    decimals: nativeDecimals(network),
    ...(imageUrl !== undefined && { logoUri: imageUrl }),
  }
}

export const isCoin = ({ address }: Pick<SwapSide, 'address'>): boolean => isNativeToken(address)

export const isSameSide = (a: SwapSide | null, b: SwapSide | null): boolean =>
  a !== null && b !== null && a.address.toLowerCase() === b.address.toLowerCase()

const isSameText = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

function toSide(held: TokenBalance, network: Network): SwapSide {
  const iconUrl = held.iconUrl
  const logo = iconUrl === undefined ? {} : { logoUri: iconUrl }
  if (isNativeHolding(held)) return { ...createCoinSide(network), ...logo }
  const { symbol, name, address, quantity } = held
  const decimals = Number(quantity.decimals)
  return { address: address as CaipAddress, symbol, name, decimals, ...logo }
}

/** Services list tokens that were held once. */
const isNonZero = ({ quantity }: TokenBalance) => Number(quantity.numeric) !== 0

const selectTokenListByNetwork = weakMapMemoize((caipNetworkId: CaipNetworkId) =>
  swapApi.endpoints.getSwapTokens.select({ caipNetworkId }),
)

function selectListedTokens(state: RootState): readonly SwapToken[] {
  const services = selectModalApiState(state)
  const network = selectActiveNetwork(state)
  if (!services || !network) return NO_TOKENS
  return selectTokenListByNetwork(network.caipNetworkId)(services).data ?? NO_TOKENS
}

export const selectIsSwapNetwork = (state: RootState): boolean =>
  isSwapNetwork(selectActiveNetwork(state)?.caipNetworkId ?? null)

function compareBySymbol(a: SwapOption, b: SwapOption): number {
  return a.side.symbol.localeCompare(b.side.symbol, 'en')
}

/** All tokens to swap: held ones first, then the rest by symbol. */
export const selectSwapOptions = createSelector(
  [selectListedTokens, selectHoldings, selectActiveNetwork, selectAmbiguousTokenIds],
  (listed, { tokens }, network, sharers): SwapOptions => {
    if (!network) return NO_OPTIONS
    const coin = createCoinSide(network)
    const pictured = listed.find(isCoin)?.logoUri
    const native = pictured === undefined ? coin : { ...coin, logoUri: coin.logoUri ?? pictured }
    const known = [native, ...listed.filter(token => !isCoin(token))]
    const sides = known.map(({ address, symbol, name, decimals, logoUri }) => ({
      address,
      symbol,
      name,
      decimals,
      ...(logoUri !== undefined && { logoUri }),
    }))
    const own = tokens.filter(isNonZero).map(held => {
      const side = toSide(held, network)
      const isListed = sides.some(one => isSameSide(one, side))
      const isBorrowed = sides.some(({ symbol }) => isSameText(symbol, side.symbol))
      const isShared = !isListed && (isBorrowed || sharers.includes(tokenId(held)))
      return { side, held, isShared }
    })
    const others = sides
      .filter(side => !own.some(option => isSameSide(option.side, side)))
      .map(side => ({ side, held: null, isShared: false }))
    const named = sides.map(side => own.find(option => isSameSide(option.side, side))?.side ?? side)
    const wanted = SUGGESTED_SYMBOLS.flatMap(
      symbol => named.find(side => side.symbol === symbol && !isCoin(side)) ?? [],
    )
    const suggested = [...named.filter(isCoin), ...wanted].slice(0, SUGGESTED_MAX)
    return { suggested, listed: named, own, others: others.sort(compareBySymbol) }
  },
)

/**
 * Finds a token by address or symbol. Anyone can send an account a token with any symbol, so
 * unlisted holdings match only if no listed token does.
 */
export function selectSideByText(state: RootState, wanted: string): SwapSide | undefined {
  const { listed, own, others } = selectSwapOptions(state)
  const text = wanted.toLowerCase()
  const all = [...own, ...others].map(({ side }) => side)
  const isAddress = (address: string) => address === text || address.endsWith(`:${text}`)
  const isCalled = ({ symbol }: SwapSide) => symbol.toLowerCase() === text
  return (
    all.find(({ address }) => isAddress(address.toLowerCase())) ??
    listed.find(isCalled) ??
    all.find(isCalled)
  )
}

/** Prefixes before other matches, then symbol, name, address; -1 for none. */
function getMatchRank({ symbol, name, address }: SwapSide, wanted: string): number {
  const places = [symbol, name, address].map(text => text.toLowerCase().indexOf(wanted))
  const best = places.findIndex(place => place === 0)
  if (best >= 0) return best
  const first = places.findIndex(place => place > 0)
  return first < 0 ? -1 : places.length + first
}

/** Options that contain the text, best match first. */
export function matchingOptions(
  options: readonly SwapOption[],
  text: string,
): readonly SwapOption[] {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return options
  return options
    .map(option => ({ option, rank: getMatchRank(option.side, wanted) }))
    .filter(({ rank }) => rank >= 0)
    .sort((a, b) => a.rank - b.rank)
    .map(({ option }) => option)
}

/** The holding of a side; null if not held or unknown. */
export function selectHeld(state: RootState, side: SwapSide | null): TokenBalance | null {
  if (!side) return null
  const network = selectActiveNetwork(state)
  const { tokens } = selectHoldings(state)
  return (network && tokens.find(held => isSameSide(toSide(held, network), side))) ?? null
}

/** Held amount, a decimal string; null if unknown. */
export function selectBalance(state: RootState, side: SwapSide | null): string | null {
  const held = selectHeld(state, side)
  if (held) return toDecimal(held.quantity.numeric)
  return selectHoldings(state).phase === 'known' ? '0' : null
}

/** Price of a side from the holdings; undefined if unknown. */
export const selectHeldPrice = (state: RootState, side: SwapSide | null): string | undefined =>
  toDecimal(selectHeld(state, side)?.price) ?? undefined

/** Network fee in the native coin before a transaction is built; null if unknown. */
export function selectInitialCost(state: RootState): string | null {
  const gasPrice = selectSwap(state).quote?.gasPrice
  return gasPrice == null ? null : networkCost(gasPrice, INITIAL_GAS)
}

/** Whether the coin does not cover the network fee; false while a figure is missing. */
function selectIsShortOfGas(state: RootState): boolean {
  const { quote, source, amount } = selectSwap(state)
  const network = selectActiveNetwork(state)
  if (!network || !quote || !source) return false
  const cost = selectInitialCost(state)
  const balance = selectBalance(state, createCoinSide(network))
  // Without a price, both sides are in the coin.
  const price = quote.coinPrice ?? '1'
  const asked = cost !== null && isCoin(source) ? addDecimal(cost, amount) : cost
  const held = balance === null ? null : multiplyDecimal(balance, price)
  return isGasInsufficient(costInDollars(asked, price), held) === true
}

/** Price impact in percent; null without both prices. */
export const selectImpact = createSelector(
  [(state: RootState) => selectSwap(state).amount, (state: RootState) => selectSwap(state).quote],
  (amount, quote) => quote && priceImpact({ amount, ...quote }),
)

/** The first problem that blocks the review, or null. */
export function selectSwapProblem(state: RootState): SwapProblem | null {
  const { tokensPhase, source, target, amount, quotePhase, quoteProblem } = selectSwap(state)
  if (tokensPhase !== 'known') return 'loading'
  if (!source) return 'sourceMissing'
  if (!target) return 'targetMissing'
  if (amount === '') return 'amountMissing'
  const decimal = isDecimal(amount) ? toDecimal(amount) : null
  if (decimal === null) return 'amountWrong'
  if (decimal === '0') return 'amountMissing'
  if ((amount.split('.')[1]?.length ?? 0) > source.decimals) return 'tooPrecise'
  const balance = selectBalance(state, source)
  if (balance !== null && isSourceInsufficient(decimal, balance)) return 'tooMuch'
  if (quotePhase === 'failed') return quoteProblem
  if (quotePhase !== 'known' && selectSwap(state).quote === null) return 'quoting'
  if (selectIsShortOfGas(state)) return 'shortOfGas'
  return isAbove(selectImpact(state), IMPACT_MAX) ? 'impactTooHigh' : null
}

const UNFILLED: readonly (SwapProblem | null)[] = [
  'loading',
  'sourceMissing',
  'targetMissing',
  'amountMissing',
  'amountWrong',
  'tooPrecise',
]

/** Whether the form is complete enough to reserve space for a price. */
export const selectHasPriceRoom = (state: RootState): boolean =>
  !UNFILLED.includes(selectSwapProblem(state))

/** Whether an earlier request for this swap or its approval is open or in doubt. */
export const selectEarlierSwap = createSelector(
  [(state: RootState) => selectSwap(state).review, selectRequests],
  (review, requests): EarlierRequest => {
    if (!review) return 'none'
    const { connectorId } = review
    const fingerprint = swapFingerprint(review)
    return getEarlierRequest(requests, { kinds: ['swap', 'approval'], connectorId, fingerprint })
  },
)

/** The network of the swap under review. */
export function selectNetworkOfSwap(state: RootState): Network | null {
  const { review } = selectSwap(state)
  return review && selectNetworkById(state, review.caipNetworkId)
}

/** Whether the wallet last reported another network than the swap's. */
export function selectIsSwapperElsewhere(state: RootState): boolean {
  const { review } = selectSwap(state)
  return review !== null && selectIsOnOtherNetwork(state, review.caipNetworkId)
}
