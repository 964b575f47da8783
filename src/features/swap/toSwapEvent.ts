import type { UnknownAction } from '@reduxjs/toolkit'
import type { ErrorCode, ErrorState } from '../../domain/errorCatalogue'
import { swapFingerprint, type SwapReview } from '../../domain/swap/swapReview'
import { hasViewContent } from '../../domain/viewFacts'
import { isAboutReview } from '../../domain/walletRequest'
import { requestEnded, requestTimedOut } from '../../events/requestEvents'
import { transactionMined } from '../../events/sendEvents'
import { viewShown } from '../../events/viewEvents'
import type { CaipNetworkId } from '../../lib/address/caip'
import type { RootState } from '../../store/rootReducer'
import { selectIsSmartAccount } from '../../core/account/selectIsSmartAccount'
import { selectActiveCaipNetworkId } from '../../core/network/networkSlice'
import {
  toMinedTransaction,
  type MinedTransaction,
} from '../../core/transactions/toMinedTransaction'
import { selectSwapQuote } from './swapQuoteSelectors'
import { selectSwap, swapFailed, swapOpened, swapReviewRequested } from './swapSlice'

interface EventContext {
  readonly network: CaipNetworkId | null
  readonly isSmartAccount: boolean
}

interface SwapProperties extends EventContext {
  /** Symbols. */
  readonly swapFromToken: string
  readonly swapToToken: string
  /** Decimal strings. Received by the receipt once mined, by the quote before; null if unknown. */
  readonly swapFromAmount: string
  readonly swapToAmount: string | null
}

/** Analytics events for swaps. */
export type SwapEvent =
  | {
      readonly name: 'OPEN_SWAP' | 'CLICK_SELECT_NETWORK_TO_SWAP'
      readonly properties: EventContext
    }
  | { readonly name: 'INITIATE_SWAP' | 'SWAP_SUCCESS'; readonly properties: SwapProperties }
  | {
      readonly name: 'SWAP_ERROR' | 'SWAP_APPROVAL_ERROR'
      readonly properties: SwapProperties & { readonly code: ErrorCode }
    }

function minedEvent(
  mined: MinedTransaction | undefined,
  isSmartAccount: boolean,
): SwapEvent | undefined {
  const { sent, code = null } = mined ?? {}
  if (!sent?.swappedFor) return undefined
  const properties: SwapProperties = {
    network: sent.caipNetworkId,
    isSmartAccount,
    swapFromToken: sent.symbol,
    swapToToken: sent.swappedFor.symbol,
    swapFromAmount: sent.amount,
    swapToAmount: sent.swappedFor.received ?? null,
  }
  return code === null
    ? { name: 'SWAP_SUCCESS', properties }
    : { name: 'SWAP_ERROR', properties: { ...properties, code } }
}

/** The network list was opened from the swap form. */
const isNetworkChoiceOpened = (action: UnknownAction): boolean =>
  viewShown.match(action) &&
  action.payload.cause === 'pushed' &&
  hasViewContent(action.payload.view, 'offeredNetworks') &&
  action.payload.previous?.name === 'Swap'

/** The error an action reports for the swap on screen. */
function getReportedError(
  action: UnknownAction,
  review: SwapReview | null,
): ErrorState | undefined {
  if (swapFailed.match(action)) return action.payload
  if (!requestTimedOut.match(action) && !requestEnded.match(action)) return undefined
  const { request, error } = action.payload
  const isWaited = requestEnded.match(action) || request.status === 'pending'
  const isShown = review !== null && isAboutReview(action.payload, swapFingerprint(review))
  return isWaited && isShown ? error : undefined
}

export function toSwapEvent(action: UnknownAction, state: RootState): SwapEvent | undefined {
  const isSmartAccount = selectIsSmartAccount(state)
  if (transactionMined.match(action)) {
    return minedEvent(toMinedTransaction(action.payload, state), isSmartAccount)
  }
  const where: EventContext = { network: selectActiveCaipNetworkId(state), isSmartAccount }
  if (swapOpened.match(action)) return { name: 'OPEN_SWAP', properties: where }
  if (isNetworkChoiceOpened(action))
    return { name: 'CLICK_SELECT_NETWORK_TO_SWAP', properties: where }
  const { review, source, target, amount } = selectSwap(state)
  if (swapReviewRequested.match(action)) {
    if (review || !source || !target) return undefined // the same swap, reviewed again
    const properties: SwapProperties = {
      ...where,
      swapFromToken: source.symbol,
      swapToToken: target.symbol,
      swapFromAmount: amount,
      swapToAmount: selectSwapQuote(state).quote?.targetAmount ?? null,
    }
    return { name: 'INITIATE_SWAP', properties }
  }
  const error = getReportedError(action, review)
  if (!error || !review) return undefined
  return {
    name: review.step === 'swap' ? 'SWAP_ERROR' : 'SWAP_APPROVAL_ERROR',
    properties: {
      network: review.caipNetworkId,
      isSmartAccount,
      swapFromToken: review.source.symbol,
      swapToToken: review.target.symbol,
      swapFromAmount: review.amount,
      swapToAmount: review.targetAmount,
      code: error.code,
    },
  }
}
