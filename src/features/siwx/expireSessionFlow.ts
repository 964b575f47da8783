import { TaskAbortError } from '@reduxjs/toolkit'
import { sessionCheckRequested, signedIn } from './siwxEvents'
import { CLOCK_TOLERANCE_MS } from '../../lib/time/clockTolerance'
import type { AppStartListening } from '../../store/listening'
import { raceUntil } from '../../store/raceUntil'
import { isSubjectObsolete } from './askConfig'
import { selectSignIn } from './siwxSlice'

/** The longest delay that `setTimeout` accepts. */
const MAX_TIMEOUT_MS = 2_147_483_647

/** Checks the session again once it expires while the page is open. */
export function registerExpireSessionFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: signedIn,
    effect: async ({ payload: { session, ...subject } }, api) => {
      if (session.expirationTime === null) return
      const left = Date.parse(session.expirationTime) + CLOCK_TOLERANCE_MS - api.extra.now()
      if (left > MAX_TIMEOUT_MS) return
      try {
        const never = () => new Promise<never>(() => undefined)
        const end = await raceUntil(api, isSubjectObsolete(subject), left, never)
        if (end.kind !== 'timedOut') return
        const { isRequired = true } = selectSignIn(api.getState(), subject.namespace) ?? {}
        api.dispatch(sessionCheckRequested({ namespace: subject.namespace, isQuiet: !isRequired }))
      } catch (thrown) {
        // cancelled: the store's listeners were cleared
        if (!(thrown instanceof TaskAbortError)) throw thrown
      }
    },
  })
}
