import { createSelector } from '@reduxjs/toolkit'
import { tokenId, type TokenBalance } from '../../domain/token'
import { isNativeHolding, selectHoldings } from '../../core/account/tokenSelectors'
import { selectSendIntent, selectSendToken } from './sendSlice'

/** Services give the native coin a placeholder address. */
const isSameToken = (a: TokenBalance, b: TokenBalance): boolean =>
  tokenId(a) === tokenId(b) || (a.chainId === b.chainId && isNativeHolding(a) && isNativeHolding(b))

/** The chosen token with its latest balance; zero if known not to be held. */
export const selectSendHolding = createSelector(
  [selectSendToken, selectHoldings],
  (token, { phase, tokens }): TokenBalance | null => {
    const held = token && tokens.find(candidate => isSameToken(candidate, token))
    if (!token || held || phase !== 'known') return held ?? token
    return { ...token, quantity: { ...token.quantity, numeric: '0' } }
  },
)

/** The held token of the review: image, name and price. */
export const selectReviewedHolding = createSelector(
  [selectSendIntent, selectHoldings],
  (intent, { tokens }): TokenBalance | null =>
    (intent && tokens.find(held => tokenId(held) === tokenId(intent.token))) ?? null,
)
