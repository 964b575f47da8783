import { SEND_TIMEOUT_MS } from '../../domain/limits'
import { ModalError } from '../../domain/ModalError'
import type { ErrorState } from '../../domain/errorCatalogue'
import type { FlowApi } from '../../store/listening'
import { raceUntil } from '../../store/raceUntil'
import { sessionOver } from '../../store/sessionOver'
import { flowsHalted } from '../../events/flowEvents'
import { Halted, untilHalted } from './askSessions'
import { namespace } from './sessionAccount'

/**
 * Asks the wallet. Neither a time-out nor the end of its session takes the request out of it: that it is late is told, and
 * its answer is waited for as long as the page is there.
 *
 * @throws {Halted} or what the wallet rejects with
 */
export async function askWallet<T>(
  api: FlowApi,
  work: (signal: AbortSignal) => Promise<T>,
  onLate: (error: ErrorState) => void,
): Promise<T> {
  const controller = new AbortController()
  const answer = work(controller.signal)
  try {
    const over = sessionOver(namespace)
    const outcome = await raceUntil(api, over, SEND_TIMEOUT_MS, () => answer)
    if (outcome.kind === 'done') return outcome.value
    if (outcome.kind === 'left' && flowsHalted.match(outcome.action)) throw new Halted()
    onLate({ code: 'PERMISSION_UNCERTAIN', detail: 'The wallet did not answer' })
    return await untilHalted(api, () => answer)
  } finally {
    controller.abort()
  }
}

/** Whether a wallet was asked and nobody knows what it did. */
export const isUncertain = (thrown: unknown): boolean =>
  !(thrown instanceof ModalError) || thrown.code === 'PERMISSION_UNCERTAIN'
