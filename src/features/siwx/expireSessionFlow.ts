import { TaskAbortError } from '@reduxjs/toolkit'
import { sessionCheckRequested, signedIn } from './siwxEvents'
import { CLOCK_TOLERANCE_MS } from '../../lib/time/clockTolerance'
import type { AppStartListening } from '../../store/listening'
import { raceUntil } from '../../store/raceUntil'
import { subjectOver } from './askConfig'
import { selectSignIn } from './siwxSlice'

/** The longest that a timer of a browser waits. */
const LONGEST_MS = 2_147_483_647

/** A session that ends while the page is open is looked for again, then. */
export function registerExpireSessionFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: signedIn,
    effect: async ({ payload: { session, ...subject } }, api) => {
      if (session.expirationTime === null) return
      const left = Date.parse(session.expirationTime) + CLOCK_TOLERANCE_MS - api.extra.now()
      if (left > LONGEST_MS) return
      try {
        const never = () => new Promise<never>(() => undefined)
        const end = await raceUntil(api, subjectOver(subject), left, never)
        if (end.kind !== 'timedOut') return
        const { isRequired = true } = selectSignIn(api.getState(), subject.namespace) ?? {}
        api.dispatch(sessionCheckRequested({ namespace: subject.namespace, isQuiet: !isRequired }))
      } catch (thrown) {
        if (!(thrown instanceof TaskAbortError)) throw thrown // else the store's flows were cleared
      }
    },
  })
}
