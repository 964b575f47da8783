import { nanoid } from '@reduxjs/toolkit'
import { getErrorTextKey, type ErrorState } from '../../domain/errorCatalogue'
import {
  bitcoinPaymentFingerprint,
  handoverFingerprint,
  type BitcoinPayment,
} from '../../domain/payment/bitcoinTransfer'
import { viewEntry } from '../../domain/views'
import type { NewRequest } from '../../domain/walletRequest'
import { disconnected } from '../../events/connectionEvents'
import { flowsHalted, flowsResumed } from '../../events/flowEvents'
import { modalCloseRequested, modalOpenFailed, modalOpenRequested } from '../../events/modalEvents'
import { requestEnded, requestOpened } from '../../events/requestEvents'
import { parseCaipNetworkId } from '../../lib/address/caip'
import type { AppStartListening } from '../../store/listening'
import type { RootState } from '../../store/rootReducer'
import { selectConnectionByNamespace } from '../../core/connections/connectionsSlice'
import { selectIsOpen } from '../../core/modal/modalSlice'
import { toastShown } from '../../core/notifications/notificationsSlice'
import { loadRememberedRequests } from '../../core/requests/loadRememberedRequests'
import { findSameRequests } from '../../core/requests/requestRules'
import { selectRequestById, selectRequests } from '../../core/requests/requestsSlice'
import { selectCurrentView } from '../../core/router/routerSlice'
import { transferEnded, transferReviewed, transferReviewRequested } from './bitcoinReviewEvents'
import { selectBitcoinReview } from './bitcoinReviewSlice'

const REVIEW_LEFT: ErrorState = { code: 'USER_REJECTED', detail: 'The review was left' }

const REVIEW_CANCELLED: ErrorState = {
  code: 'CANCELLED',
  detail: 'The review is no longer awaited',
}

/** Tracked as a request, so that it is stored before the wallet gets it. */
function toRequest(state: RootState, id: string, payment: BitcoinPayment): NewRequest {
  const { caipNetworkId, from } = payment
  const { namespace } = parseCaipNetworkId(caipNetworkId)
  const { connectorId } = selectConnectionByNamespace(state, namespace)
  return {
    id,
    kind: 'bitcoin',
    namespace,
    connectorId: connectorId ?? '',
    account: from,
    caipNetworkId,
    fingerprint: bitcoinPaymentFingerprint(payment),
    view: null,
    onSuccess: [],
    onError: [],
    onCancel: [],
  }
}

const isShown = (state: RootState) =>
  selectIsOpen(state) && selectCurrentView(state).name === 'BitcoinReview'

/**
 * Shows the payment a page requested; one the wallet builds only if the same may be under way.
 * Leaving declines it, a newer request replaces it, time travel cancels it. Ends with
 * `transferReviewed`.
 */
export function registerShowTransferReviewFlow(startListening: AppStartListening) {
  startListening({
    actionCreator: transferReviewRequested,
    effect: ({ payload: { id, ...handover } }, api) => {
      const { review: before } = selectBitcoinReview(api.getOriginalState())
      if (before && before.id !== id) {
        api.dispatch(transferReviewed({ id: before.id, error: REVIEW_LEFT }))
      }
      loadRememberedRequests(api)
      const { payment, transfer } = handover
      const line = bitcoinPaymentFingerprint(payment)
      const isDoubted = findSameRequests(selectRequests(api.getState()), line).length > 0
      if (!transfer && !isDoubted) {
        api.dispatch(transferReviewed({ id, fingerprint: handoverFingerprint(handover) }))
        return
      }
      const { caipNetworkId } = payment
      const { namespace } = parseCaipNetworkId(caipNetworkId)
      const view = viewEntry('BitcoinReview')
      api.dispatch(modalOpenRequested({ view, namespace, caipNetworkId }))
    },
  })
  startListening({
    actionCreator: transferReviewed,
    effect: ({ payload: { id, fingerprint, error } }, api) => {
      const { review } = selectBitcoinReview(api.getOriginalState())
      if (review?.id !== id) return
      if (!error) api.dispatch(requestOpened(toRequest(api.getState(), id, review.payment)))
      const isLate = error?.code === 'REVIEW_TIMEOUT'
      const isAgreed = fingerprint !== undefined // the wallet's own screen comes next
      const isOver = isAgreed || isLate || error?.code === 'CANCELLED'
      if (isOver && isShown(api.getState())) api.dispatch(modalCloseRequested({ by: 'page' }))
      if (!isLate) return
      const text = getErrorTextKey('REVIEW_TIMEOUT')
      api.dispatch(toastShown({ id: nanoid(), tone: 'warning', text, isSticky: true }))
    },
  })
  startListening({
    actionCreator: transferEnded,
    effect: ({ payload: { id, error } }, api) => {
      const request = selectRequestById(api.getState(), id)
      if (request) api.dispatch(requestEnded({ request, isLatest: true, ...(error && { error }) }))
    },
  })
  startListening({
    actionCreator: flowsHalted,
    effect: async (_action, api) => {
      const { review } = selectBitcoinReview(api.getState())
      if (!review) return
      await api.take(flowsResumed.match)
      api.dispatch(transferReviewed({ id: review.id, error: REVIEW_CANCELLED }))
    },
  })
  return startListening({
    predicate: (action, now, before) => {
      const { review } = selectBitcoinReview(now)
      if (!review) return false
      const { namespace } = parseCaipNetworkId(review.payment.caipNetworkId)
      const isLeft = isShown(before) && !isShown(now)
      const isOver = disconnected.match(action) && action.payload.namespace === namespace
      return isLeft || isOver || modalOpenFailed.match(action)
    },
    effect: (action, api) => {
      const { review } = selectBitcoinReview(api.getState())
      if (!review) return
      const error: ErrorState = modalOpenFailed.match(action)
        ? { code: 'CODE_NOT_LOADED', detail: 'BitcoinReview' }
        : REVIEW_LEFT
      api.dispatch(transferReviewed({ id: review.id, error }))
    },
  })
}
