import { PAIRING_CODE_MS } from '../../domain/limits'
import { pairingCodeGiven } from '../../events/pairingEvents'
import type { AppStartListening } from '../../store/listening'
import { givenCodeShown } from './pairingSlice'

const URI = /^wc:[0-9a-f]{16,128}@2\?\S{1,2000}$/i
const SECOND_MS = 1_000

/** How long the code holds, as it says itself, and never longer than any other. */
function endOf(uri: string, now: number): number {
  const stamp = new URLSearchParams(uri.slice(uri.indexOf('?'))).get('expiryTimestamp')
  const latest = now + PAIRING_CODE_MS
  const told = Number(stamp ?? Number.NaN) * SECOND_MS
  return Number.isNaN(told) ? latest : Math.min(told, latest)
}

/**
 * A code that the page made itself is shown like one of ours: any wallet may be opened with it. Nobody here waits for its
 * answer; what is no code is not shown. Ends with `givenCodeShown`, or with nothing.
 */
export function registerShowGivenCodeFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: pairingCodeGiven,
    effect: ({ payload: { uri } }, api) => {
      if (!URI.test(uri)) {
        api.extra.logger.log('warn', 'What was given to be shown is no pairing code')
        return
      }
      api.dispatch(givenCodeShown({ uri, expiresAt: endOf(uri, api.extra.now()) }))
    },
  })
}
