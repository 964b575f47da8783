import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import { nativeDecimals } from '../../domain/nativeCoin'
import type { Network } from '../../domain/network'
import type { SwapToken } from '../../domain/schemas/swap'
import { swapFingerprint, type SwapSide } from '../../domain/swap/swapReview'
import { isSwapNetwork } from '../../domain/swap/swapNetworks'
import { SUGGESTED_MAX, SUGGESTED_SYMBOLS } from '../../domain/swap/swapRules'
import { tokenId, type TokenBalance } from '../../domain/token'
import type { CaipAddress, CaipNetworkId } from '../../lib/address/caip'
import { toDecimal } from '../../lib/amount/decimal'
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
import type { RequestStatus, SwapOption, SwapOptions } from './swapState'

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

/** How far the token list of the opened form is. An empty list is as useless as none. */
export function selectTokensStatus(state: RootState): RequestStatus {
  const services = selectModalApiState(state)
  const { caipNetworkId } = selectSwap(state)
  if (!services || caipNetworkId === null) return 'uninitialized'
  const entry = selectTokenListByNetwork(caipNetworkId)(services)
  const status: RequestStatus = entry.status
  return status === 'fulfilled' && entry.data?.length === 0 ? 'rejected' : status
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
