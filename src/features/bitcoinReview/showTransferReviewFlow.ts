import { nanoid } from '@reduxjs/toolkit'
import { errorText, type ErrorState } from '../../domain/errorCatalogue'
import { handoverFingerprint } from '../../domain/payment/bitcoinTransfer'
import { viewEntry } from '../../domain/views'
import { disconnected } from '../../events/connectionEvents'
import { flowsHalted, flowsResumed } from '../../events/flowEvents'
import { modalCloseRequested, modalOpenFailed, modalOpenRequested } from '../../events/modalEvents'
import { parseCaipNetworkId } from '../../lib/address/caip'
import type { AppStartListening, FlowApi } from '../../store/listening'
import { readPaymentMarks } from '../../store/persistence/paymentMarks'
import type { RootState } from '../../store/rootReducer'
import { selectIsOpen } from '../modal/modalSlice'
import { toastShown } from '../notifications/notificationsSlice'
import { selectCurrentView } from '../router/routerSlice'
import { transferReviewed, transferReviewRequested, transfersRecalled } from './bitcoinReviewEvents'
import { selectBitcoinReview } from './bitcoinReviewSlice'
import { samePayments } from './samePayments'

const LEFT: ErrorState = { code: 'USER_REJECTED', detail: 'The review was left' }

const FORGOTTEN: ErrorState = { code: 'CANCELLED', detail: 'Nobody waits for the review' }

/** Brings what other tabs and earlier pages asked wallets for into state, as storage has it now. */
function recall({ dispatch, extra, getState }: Pick<FlowApi, 'dispatch' | 'extra' | 'getState'>) {
  const marks = readPaymentMarks(extra.storage, extra.now())
  const { remembered } = selectBitcoinReview(getState())
  if (marks.length + remembered.length > 0) dispatch(transfersRecalled(marks))
}

const isShown = (state: RootState) =>
  selectIsOpen(state) && selectCurrentView(state).name === 'BitcoinReview'

/**
 * Shows the payment that a page wants made; one that a wallet builds only where the same may be under way. Whoever leaves it, by whatever way, has not agreed; one that was asked for before
 * gives way to a newer one, and one that was left standing in the past is forgotten. Ends with `transferReviewed`.
 */
export function registerShowTransferReviewFlow(startListening: AppStartListening) {
  startListening({
    actionCreator: transferReviewRequested,
    effect: ({ payload: { id, ...handover } }, api) => {
      const { review: before } = selectBitcoinReview(api.getOriginalState())
      if (before && before.id !== id) {
        api.dispatch(transferReviewed({ id: before.id, error: LEFT }))
      }
      recall(api)
      const { payment, transfer } = handover
      const isDoubted = samePayments(selectBitcoinReview(api.getState()), payment).length > 0
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
        : LEFT
      api.dispatch(transferReviewed({ id: review.id, error }))
    },
  })
}
