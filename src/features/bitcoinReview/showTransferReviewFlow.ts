import { nanoid } from '@reduxjs/toolkit'
import { errorText, type ErrorState } from '../../domain/errorCatalogue'
import { viewEntry } from '../../domain/views'
import { disconnected } from '../../events/connectionEvents'
import { flowsHalted, flowsResumed } from '../../events/flowEvents'
import { modalCloseRequested, modalOpenFailed, modalOpenRequested } from '../../events/modalEvents'
import { parseCaipNetworkId } from '../../lib/address/caip'
import type { AppStartListening } from '../../store/listening'
import type { RootState } from '../../store/rootReducer'
import { selectIsOpen } from '../modal/modalSlice'
import { toastShown } from '../notifications/notificationsSlice'
import { selectCurrentView } from '../router/routerSlice'
import { transferReviewed, transferReviewRequested } from './bitcoinReviewEvents'
import { selectBitcoinReview } from './bitcoinReviewSlice'

const LEFT: ErrorState = { code: 'USER_REJECTED', detail: 'The review was left' }

const FORGOTTEN: ErrorState = { code: 'CANCELLED', detail: 'Nobody waits for the review' }

const isShown = (state: RootState) =>
  selectIsOpen(state) && selectCurrentView(state).name === 'BitcoinReview'

/**
 * Shows the payment that a page wants made. Whoever leaves it, by whatever way, has not agreed; one that was asked for before
 * gives way to a newer one, and one that was left standing in the past is forgotten. Ends with `transferReviewed`.
 */
export function registerShowTransferReviewFlow(startListening: AppStartListening) {
  startListening({
    actionCreator: transferReviewRequested,
    effect: ({ payload: { id, transfer } }, api) => {
      const { review: before } = selectBitcoinReview(api.getOriginalState())
      if (before && before.id !== id) {
        api.dispatch(transferReviewed({ id: before.id, error: LEFT }))
      }
      const { caipNetworkId } = transfer
      const { namespace } = parseCaipNetworkId(caipNetworkId)
      const view = viewEntry('BitcoinReview')
      api.dispatch(modalOpenRequested({ view, namespace, caipNetworkId }))
    },
  })
  startListening({
    actionCreator: transferReviewed,
    effect: ({ payload: { id, fingerprint, error } }, api) => {
      if (selectBitcoinReview(api.getOriginalState()).review?.id !== id) return
      const isLate = error?.code === 'REVIEW_TIMEOUT'
      const isAgreed = fingerprint !== undefined // what comes now is the wallet’s
      const isOver = isAgreed || isLate || error?.code === 'CANCELLED'
      if (isOver && isShown(api.getState())) api.dispatch(modalCloseRequested({ by: 'page' }))
      if (!isLate) return
      const text = errorText('REVIEW_TIMEOUT')
      api.dispatch(toastShown({ id: nanoid(), tone: 'warning', text, isSticky: true }))
    },
  })
  startListening({
    actionCreator: flowsHalted,
    effect: async (_action, api) => {
      const { review } = selectBitcoinReview(api.getState())
      if (!review) return
      await api.take(flowsResumed.match)
      api.dispatch(transferReviewed({ id: review.id, error: FORGOTTEN }))
    },
  })
  return startListening({
    predicate: (action, now, before) => {
      const { review } = selectBitcoinReview(now)
      if (!review) return false
      const { namespace } = parseCaipNetworkId(review.transfer.caipNetworkId)
      const isLeft = isShown(before) && !isShown(now)
      const isOver = disconnected.match(action) && action.payload.namespace === namespace
      return isLeft || isOver || modalOpenFailed.match(action)
    },
    effect: (action, api) => {
      const { review } = selectBitcoinReview(api.getState())
      if (!review) return
      const error: ErrorState = modalOpenFailed.match(action)
        ? { code: 'CODE_NOT_LOADED', detail: 'BitcoinReview' }
        : LEFT
      api.dispatch(transferReviewed({ id: review.id, error }))
    },
  })
}
