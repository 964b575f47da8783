import { isAnyOf, TaskAbortError } from '@reduxjs/toolkit'
import { PAIRING_URI_MS } from '../../domain/limits'
import { pairingCancelled, pairingUriGiven, pairingRequested } from '../../events/pairingEvents'
import { flowsHalted } from '../../events/flowEvents'
import { modalClosed } from '../../events/modalEvents'
import type { AppStartListening } from '../../store/listening'
import { givenPairingUriShown } from './pairingSlice'
import { readPairingUri } from './readPairingUri'

const URI = /^wc:[0-9a-f]{16,128}@2\?\S{1,2000}$/i
const SECOND_MS = 1_000

/** Another code takes its place, or nothing shows it any more. */
const isOver = isAnyOf(flowsHalted, modalClosed, pairingCancelled, pairingRequested)

/** How long the pairing URI holds, as it says itself, and never longer than any other. */
function endOf(uri: string, now: number): number {
  const stamp = new URLSearchParams(uri.slice(uri.indexOf('?'))).get('expiryTimestamp')
  const latest = now + PAIRING_URI_MS
  const told = Number(stamp ?? Number.NaN) * SECOND_MS
  return Number.isNaN(told) ? latest : Math.min(told, latest)
}

/**
 * A pairing URI that the page made itself is shown like one of ours: any wallet may be opened with it. Nobody here waits for its
 * answer; what is no pairing URI is not shown. It is forgotten with the view that shows it. Ends with `givenPairingUriShown`, or with nothing.
 */
export function registerShowGivenPairingUriFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: pairingUriGiven,
    effect: async ({ payload: { pairingUriId } }, api) => {
      api.cancelActiveListeners()
      const uri = readPairingUri(api.extra, pairingUriId)
      try {
        if (uri === null || !URI.test(uri)) {
          api.extra.logger.log('warn', 'What was given to be shown is no pairing code')
          return
        }
        api.dispatch(givenPairingUriShown({ pairingUriId, expiresAt: endOf(uri, api.extra.now()) }))
        await api.condition(isOver)
      } catch (thrown) {
        if (!(thrown instanceof TaskAbortError)) throw thrown // else another pairing URI was given
      } finally {
        api.extra.secrets.take(pairingUriId)
      }
    },
  })
}
