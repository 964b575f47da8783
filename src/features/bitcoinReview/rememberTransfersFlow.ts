import { isAnyOf } from '@reduxjs/toolkit'
import { bitcoinPaymentFingerprint } from '../../domain/payment/bitcoinTransfer'
import { markOf } from '../../domain/payment/paymentMark'
import type { AppStartListening } from '../../store/listening'
import { changePaymentMarks } from '../../store/persistence/paymentMarks'
import type { RootState } from '../../store/rootReducer'
import { transferEnded, transferReviewed } from './bitcoinReviewEvents'
import { selectBitcoinReview } from './bitcoinReviewSlice'

const idsIn = (state: RootState): readonly string[] => {
  const { handedOver, remembered } = selectBitcoinReview(state)
  return [...handedOver, ...remembered].map(({ id }) => id)
}

/** A payment is stored before a wallet hears of it, and taken away when its end is known. Ends in silence. */
export function registerRememberTransfersFlow(startListening: AppStartListening) {
  return startListening({
    matcher: isAnyOf(transferReviewed, transferEnded),
    effect: (_action, api) => {
      const askedAt = api.extra.now()
      const before = idsIn(api.getOriginalState())
      const after = idsIn(api.getState())
      const added = selectBitcoinReview(api.getState())
        .handedOver.filter(({ id }) => !before.includes(id))
        .map(({ id, payment }) => ({
          id,
          payment: markOf(bitcoinPaymentFingerprint(payment)),
          askedAt,
        }))
      const removed = before.filter(id => !after.includes(id))
      if (added.length + removed.length === 0) return
      changePaymentMarks(api.extra.storage, askedAt, { added, removed })
    },
  })
}
