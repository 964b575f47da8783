import { isAnyOf } from '@reduxjs/toolkit'
import { markOf } from '../../domain/payment/paymentMark'
import type { AppStartListening } from '../../store/listening'
import { changePaymentMarks } from '../../store/persistence/paymentMarks'
import type { RootState } from '../../store/rootReducer'
import { recallSwaps } from './recallSwaps'
import { selectSwap, swapRequestEnded, swapReviewReady, swapWalletAsked } from './swapSlice'

const idsIn = (state: RootState): readonly string[] => {
  const { requests, remembered } = selectSwap(state)
  return [...requests, ...remembered].map(({ id }) => id)
}

/**
 * A swap in a wallet outlives the page that asked for it: it is stored before the wallet hears of it and taken away when its
 * end is known, and a review is told what is stored. Ends with `swapRequestsRecalled`, or in silence.
 */
export function registerRememberSwapsFlow(startListening: AppStartListening) {
  return startListening({
    matcher: isAnyOf(swapReviewReady, swapWalletAsked, swapRequestEnded),
    effect: (action, api) => {
      if (swapReviewReady.match(action)) {
        recallSwaps(api)
        return
      }
      const askedAt = api.extra.now()
      const before = idsIn(api.getOriginalState())
      const after = idsIn(api.getState())
      const added = selectSwap(api.getState())
        .requests.filter(({ id }) => !before.includes(id))
        .map(({ id, fingerprint }) => ({ id, payment: markOf(fingerprint), askedAt }))
      const removed = before.filter(id => !after.includes(id))
      changePaymentMarks(api.extra.storage, askedAt, { added, removed })
    },
  })
}
