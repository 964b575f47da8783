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

/** Another pairing URI replaces this one, or no view shows it any longer. */
const isOver = isAnyOf(flowsHalted, modalClosed, pairingCancelled, pairingRequested)

/** The URI's own `expiryTimestamp` (in seconds), capped at the usual lifetime. */
function getExpiry(uri: string, now: number): number {
  const stamp = new URLSearchParams(uri.slice(uri.indexOf('?'))).get('expiryTimestamp')
  const latest = now + PAIRING_URI_MS
  const stampedExpiry = Number(stamp ?? Number.NaN) * SECOND_MS
  return Number.isNaN(stampedExpiry) ? latest : Math.min(stampedExpiry, latest)
}

/**
 * Shows a pairing URI that the host app created, for any wallet. The host app handles the wallet's
 * answer. Invalid URIs are ignored with a warning. The URI is forgotten when its view closes. Ends
 * with `givenPairingUriShown`, or nothing.
 */
export function registerShowHostPairingUriFlow(startListening: AppStartListening) {
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
        api.dispatch(
          givenPairingUriShown({ pairingUriId, expiresAt: getExpiry(uri, api.extra.now()) }),
        )
        await api.condition(isOver)
      } catch (thrown) {
        if (!(thrown instanceof TaskAbortError)) throw thrown // otherwise another URI was given
      } finally {
        api.extra.secrets.take(pairingUriId)
      }
    },
  })
}
