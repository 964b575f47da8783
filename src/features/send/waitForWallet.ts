import type { ErrorState } from '../../domain/errorCatalogue'
import { SEND_TIMEOUT_MS } from '../../domain/limits'
import { flowsHalted } from '../../events/flowEvents'
import type { FlowApi } from '../../store/listening'
import { raceUntil } from '../../store/raceUntil'

/**
 * Asks the wallet for a transaction and waits for its hash: null when somebody travelled in time. Neither a time-out nor the
 * end of the session takes the request out of the wallet, so it is waited for as long as the page is there; `onTimedOut` is
 * told once that it is late.
 */
export async function waitForWallet(
  api: FlowApi,
  ask: (signal: AbortSignal) => Promise<string>,
  onTimedOut: (error: ErrorState) => void,
): Promise<string | null> {
  const controller = new AbortController()
  const answer = ask(controller.signal)
  const wait = (limitMs?: number) => raceUntil(api, flowsHalted.match, limitMs, () => answer)
  try {
    let outcome = await wait(SEND_TIMEOUT_MS)
    if (outcome.kind === 'timedOut') {
      onTimedOut({ code: 'SEND_TIMEOUT', detail: 'The wallet did not answer' })
      outcome = await wait()
    }
    return outcome.kind === 'done' ? outcome.value : null
  } finally {
    controller.abort()
  }
}
