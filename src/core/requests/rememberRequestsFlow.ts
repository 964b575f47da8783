import { isAnyOf } from '@reduxjs/toolkit'
import { getPaymentMark } from '../../domain/payment/paymentMark'
import { isUnsettled, REQUEST_KINDS } from '../../domain/walletRequest'
import { flowsResumed } from '../../events/flowEvents'
import { requestEnded, requestOpened, requestsAbandoned } from '../../events/requestEvents'
import type { AppStartListening } from '../../store/listening'
import { changePaymentMarks } from '../../store/persistence/paymentMarks'
import type { RootState } from '../../store/rootReducer'
import { selectRequests } from './requestsSlice'

/** Own unsettled requests that are stored. */
const selectStoredRequests = (state: RootState) =>
  selectRequests(state).entries.flatMap(({ id, kind, fingerprint, status }) =>
    isUnsettled({ status }) && REQUEST_KINDS[kind].isRemembered && fingerprint !== null
      ? [{ id, fingerprint }]
      : [],
  )
const selectStoredIds = (state: RootState): readonly string[] =>
  [...selectStoredRequests(state), ...selectRequests(state).remembered].map(({ id }) => id)

/**
 * Stores a payment before the wallet gets it, as it outlives the page, and removes it once settled.
 * After time travel no flow awaits the wallet: pending requests end with `requestsAbandoned`.
 */
export function registerRememberRequestsFlow(startListening: AppStartListening) {
  startListening({
    actionCreator: flowsResumed,
    effect: (_action, api) => {
      const hasPending = selectRequests(api.getState()).entries.some(
        ({ status }) => status === 'pending' || status === 'late',
      )
      if (hasPending) api.dispatch(requestsAbandoned())
    },
  })
  return startListening({
    matcher: isAnyOf(requestOpened, requestEnded),
    effect: (_action, api) => {
      const askedAt = api.extra.now()
      const before = selectStoredIds(api.getOriginalState())
      const after = selectStoredIds(api.getState())
      const added = selectStoredRequests(api.getState())
        .filter(({ id }) => !before.includes(id))
        .map(({ id, fingerprint }) => ({ id, payment: getPaymentMark(fingerprint), askedAt }))
      const removed = before.filter(id => !after.includes(id))
      if (added.length + removed.length === 0) return
      changePaymentMarks(api.extra.storage, askedAt, { added, removed })
    },
  })
}
