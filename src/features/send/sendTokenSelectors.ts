import { createSelector } from '@reduxjs/toolkit'
import { tokenId, type TokenBalance } from '../../domain/token'
import { isNativeHolding, selectHoldings } from '../account/tokenSelectors'
import { selectSendIntent, selectSendToken } from './sendSlice'

/** Services list the coin under a stand-in address, the chain under none. */
const isSame = (a: TokenBalance, b: TokenBalance): boolean =>
  tokenId(a) === tokenId(b) || (a.chainId === b.chainId && isNativeHolding(a) && isNativeHolding(b))

/** The chosen token with the freshest balance there is; what is known not to be held is held at nothing. */
export const selectSendHolding = createSelector(
  [selectSendToken, selectHoldings],
  (token, { phase, tokens }): TokenBalance | null => {
    const held = token && tokens.find(candidate => isSame(candidate, token))
    if (!token || held || phase !== 'known') return held ?? token
    return { ...token, quantity: { ...token.quantity, numeric: '0' } }
  },
)

/** The token of the reviewed payment as it is held: its picture, its name, its price. */
export const selectReviewedHolding = createSelector(
  [selectSendIntent, selectHoldings],
  (intent, { tokens }): TokenBalance | null =>
    (intent && tokens.find(held => tokenId(held) === tokenId(intent.token))) ?? null,
)
