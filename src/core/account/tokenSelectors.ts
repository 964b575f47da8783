import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import type { AccountFigure } from '../../domain/accountFigure'
import { nativeDecimals } from '../../domain/nativeCoin'
import type { Network } from '../../domain/network'
import type { TokenOption } from '../../domain/options'
import { isNative, tokenId, type TokenBalance } from '../../domain/token'
import { toCaipAddress } from '../../lib/address/caip'
import { isNativeToken } from '../../lib/amount/tokenSendRules'
import { toDecimal } from '../../lib/amount/decimal'
import { sumDecimals } from '../../lib/amount/decimalMath'
import { selectModalApiState } from '../../services/selectModalApiState'
import type { RootState } from '../../store/rootReducer'
import { selectCan } from '../connections/capabilitySelectors'
import { selectActiveNamespace, selectActiveNetwork } from '../network/networkSelectors'
import { isChunkMissing } from '../notifications/isChunkMissing'
import { selectOptions } from '../options/optionsSlice'
import { tokensApi } from './tokensApi'
import { selectActiveAccount } from './accountSelectors'
import type { Holdings } from './accountState'
import {
  getBalancePhase,
  selectActiveNativeAmount,
  selectActiveNativeBalance,
} from './nativeBalanceSelectors'

/** The result of one query; the error of the last attempt remains until one succeeds. */
interface Answer {
  readonly data?: readonly TokenBalance[] | undefined
  readonly error?: unknown
}

const NO_TOKENS: readonly TokenBalance[] = []
const NO_OPTIONS: readonly TokenOption[] = []
const NO_ANSWER: Answer = {}
const LOADING: Holdings = {
  phase: 'loading',
  tokens: NO_TOKENS,
  isStale: false,
  isPartial: false,
}

const createServiceSelector = weakMapMemoize(
  (address: string, { caipNetworkId, nativeCurrency: coin }: Network) =>
    tokensApi.endpoints.getTokenBalances.select({ address, caipNetworkId, coin }),
)
const createChainSelector = weakMapMemoize(
  (address: string, network: Network, tokens: readonly TokenOption[]) =>
    tokensApi.endpoints.getChainTokenBalances.select({ address, network, tokens }),
)

const selectTokenOptions = (state: RootState): readonly TokenOption[] => {
  const network = selectActiveNetwork(state)
  return (network && selectOptions(state).tokens[network.caipNetworkId]) ?? NO_OPTIONS
}

function selectFromService(state: RootState): Answer {
  const services = selectModalApiState(state)
  const network = selectActiveNetwork(state)
  const { address } = selectActiveAccount(state)
  if (!services || !network || address === null) return NO_ANSWER
  return createServiceSelector(address, network)(services)
}

function selectFromChain(state: RootState): Answer {
  const services = selectModalApiState(state)
  const network = selectActiveNetwork(state)
  const { address } = selectActiveAccount(state)
  if (!services || !network || address === null) return NO_ANSWER
  return createChainSelector(address, network, selectTokenOptions(state))(services)
}

/**
 * Prefers the balance service, which has prices and every token; even its previous answer beats the
 * chain's, which covers only the host's tokens. Without the chunk no request is pending.
 */
function toHoldings(service: Answer, chain: Answer, isMissing: boolean): Holdings {
  if (service.data) {
    const isStale = service.error !== undefined
    return { phase: 'known', tokens: service.data, isStale, isPartial: false }
  }
  const isPartial = service.error !== undefined
  if (chain.data) {
    return { phase: 'known', tokens: chain.data, isStale: chain.error !== undefined, isPartial }
  }
  if (chain.error !== undefined || isMissing) {
    return { phase: 'unavailable', tokens: NO_TOKENS, isStale: false, isPartial }
  }
  return LOADING
}

function toNativeHolding(network: Network, balance: string): TokenBalance {
  const { name, symbol } = network.nativeCurrency
  return {
    name,
    symbol,
    chainId: network.caipNetworkId,
    quantity: { decimals: String(nativeDecimals(network)), numeric: balance },
    ...(network.imageUrl !== undefined && { iconUrl: network.imageUrl }),
  }
}

/** Uses the network's icon for a native currency that has none. */
function withCoinPicture(holdings: Holdings, { imageUrl }: Network): Holdings {
  const isBare = (token: TokenBalance) => isNativeHolding(token) && token.iconUrl === undefined
  if (imageUrl === undefined || !holdings.tokens.some(isBare)) return holdings
  const tokens = holdings.tokens.map(token =>
    isBare(token) ? { ...token, iconUrl: imageUrl } : token,
  )
  return { ...holdings, tokens }
}

/** Adds the native balance, which is read from the chain, when the service left it out (P34). */
function withNative(holdings: Holdings, network: Network, balance: string | null): Holdings {
  const { phase, tokens } = holdings
  if (phase === 'loading' || balance === null) return holdings
  if (phase === 'known' && (toDecimal(balance) === '0' || tokens.some(isNativeHolding))) {
    return holdings
  }
  return {
    ...holdings,
    phase: 'known',
    tokens: [toNativeHolding(network, balance), ...tokens],
    isStale: holdings.isStale || phase === 'unavailable',
  }
}

const selectAnswered = createSelector(
  [selectFromService, selectFromChain, (state: RootState) => isChunkMissing(state, 'account')],
  toHoldings,
)

/** Holdings of the active account on the active network. */
export const selectHoldings = createSelector(
  [selectAnswered, selectActiveNetwork, selectActiveNativeAmount],
  (answered, network, balance): Holdings =>
    network ? withCoinPicture(withNative(answered, network, balance), network) : LOADING,
)

/** Whether a token is the native currency, which some services list under a placeholder address. */
export const isNativeHolding = (token: TokenBalance): boolean =>
  isNative(token) || isNativeToken(token.address)

/**
 * Ids of tokens whose symbol is not unique: anyone can send an account a token with any symbol. The
 * native currency and the host's tokens are taken as genuine.
 */
export const selectAmbiguousTokenIds = createSelector(
  [(state: RootState) => selectHoldings(state).tokens, selectActiveNetwork, selectTokenOptions],
  (tokens, network, named): readonly string[] => {
    const symbolOf = ({ symbol }: { readonly symbol: string }) => symbol.toLowerCase()
    const isNamed = ({ address = '' }: TokenBalance) =>
      named.some(one => address.toLowerCase().endsWith(`:${one.address.toLowerCase()}`))
    return tokens
      .filter(token => {
        if (!network || isNativeHolding(token) || isNamed(token)) return false
        const symbol = symbolOf(token)
        return (
          symbol === symbolOf(network.nativeCurrency) ||
          tokens.some(other => other !== token && symbolOf(other) === symbol)
        )
      })
      .map(tokenId)
  },
)

/** The native currency's holding, which may load before the rest; null until known. */
export function selectNativeHolding(state: RootState): TokenBalance | null {
  const listed = selectHoldings(state).tokens.find(isNativeHolding)
  const network = selectActiveNetwork(state)
  const balance = selectActiveNativeAmount(state)
  if (listed || !network || balance === null) return listed ?? null
  return toNativeHolding(network, balance)
}

/** Returns the total value of the priced tokens; null when none has a price. */
export function totalValue(tokens: readonly TokenBalance[]): string | null {
  const values = tokens.flatMap(({ value }) => (value === undefined ? [] : [value]))
  return values.length === 0 ? null : sumDecimals(values)
}

/**
 * Separate from `selectAccountFigure`, which changes with the balance, because it sums every token.
 * The native balance added there has no price.
 */
const selectTotalValue = createSelector(
  [(state: RootState) => selectAnswered(state).tokens],
  totalValue,
)

/** The balance shown below the account's name. An unknown balance is never shown as 0. */
export const selectAccountFigure = createSelector(
  [
    selectHoldings,
    selectTotalValue,
    selectActiveNetwork,
    selectActiveNativeAmount,
    (state: RootState) => getBalancePhase(selectActiveNativeBalance(state)),
    (state: RootState) => selectCan(state, selectActiveNamespace(state), 'balance'),
  ],
  ({ phase, tokens }, total, network, balance, balancePhase, canBeRead): AccountFigure => {
    if (!network || !canBeRead) return { kind: 'none' }
    if (phase === 'loading') return { kind: 'loading' }
    if (total !== null) return { kind: 'fiat', total }
    const amount = balance ?? tokens.find(isNativeHolding)?.quantity.numeric
    const { symbol } = network.nativeCurrency
    if (amount !== undefined) return { kind: 'native', amount, symbol }
    const isUnavailable = balancePhase === 'unavailable' || phase === 'unavailable'
    return { kind: isUnavailable ? 'unavailable' : 'loading' }
  },
)

/** The balance before the payment that just left this account; null otherwise. */
export function selectPreviousFigure(state: RootState): AccountFigure | null {
  const before = state.send?.figureBefore
  const { address } = selectActiveAccount(state)
  const network = selectActiveNetwork(state)
  if (!before || address === null || !network) return null
  return before.account === toCaipAddress(network.caipNetworkId, address) ? before.figure : null
}

/** Returns the tokens whose name, symbol or address contains the text. */
export function matchingTokens(
  tokens: readonly TokenBalance[],
  text: string,
): readonly TokenBalance[] {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return tokens
  return tokens.filter(({ name, symbol, address = '' }) =>
    [name, symbol, address].some(part => part.toLowerCase().includes(wanted)),
  )
}

/** Price of the native coin; undefined if unknown. */
export const selectNativePrice = createSelector(
  [selectHoldings],
  ({ tokens }) => tokens.find(isNativeHolding)?.price,
)
