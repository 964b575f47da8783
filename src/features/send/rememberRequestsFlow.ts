import { isAnyOf } from '@reduxjs/toolkit'
import { markOf } from '../../domain/payment/paymentMark'
import type { AppStartListening } from '../../store/listening'
import { changePaymentMarks } from '../../store/persistence/paymentMarks'
import type { RootState } from '../../store/rootReducer'
import { recallRequests } from './recallRequests'
import { requestEnded, reviewReady, selectSend, walletAsked } from './sendSlice'

const idsIn = (state: RootState): readonly string[] => {
  const { requests, remembered } = selectSend(state)
  return [...requests, ...remembered].map(({ id }) => id)
}

/**
 * A payment in a wallet outlives the page that asked for it: it is stored before the wallet hears of it and taken away
 * when its end is known, and a review is told what is stored. Ends with `requestsRecalled`, or in silence.
 */
export function registerRememberRequestsFlow(startListening: AppStartListening) {
  return startListening({
    matcher: isAnyOf(reviewReady, walletAsked, requestEnded),
    effect: (action, api) => {
      if (reviewReady.match(action)) {
        recallRequests(api)
        return
      }
      const askedAt = api.extra.now()
      const before = idsIn(api.getOriginalState())
      const after = idsIn(api.getState())
      const added = selectSend(api.getState())
        .requests.filter(({ id }) => !before.includes(id))
        .map(({ id, fingerprint }) => ({ id, payment: markOf(fingerprint), askedAt }))
      const removed = before.filter(id => !after.includes(id))
      changePaymentMarks(api.extra.storage, askedAt, { added, removed })
    },
  })
}
