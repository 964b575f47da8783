import { resolveIntent } from './resolveIntent'
import type { SendIntent } from './send'
import { transferFingerprint } from './transferFingerprint'

/**
 * Freezes what the visitor reviews. An adapter derives the same line from the request it is about to hand over and
 * stops when they differ (D3).
 *
 * @throws {ModalError} `INVALID_PARAMS` when the intent does not describe one payment on one network.
 */
export function intentFingerprint(intent: SendIntent): string {
  return transferFingerprint(resolveIntent(intent))
}
