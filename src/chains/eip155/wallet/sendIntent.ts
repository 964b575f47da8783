import type { SendIntent } from '../../../domain/payment/send'
import type { CapturedProvider } from './captureProvider'
import { sendTransaction } from './sendAfterChecks'
import { buildSendRequest, requestFingerprint } from './transactionRequest'

/** Sends a reviewed payment through the wallet. Resolves with the transaction hash. */
export const sendIntent = async (
  provider: CapturedProvider,
  intent: SendIntent,
  fingerprint: string,
  signal: AbortSignal,
  isOver?: () => boolean,
): Promise<string> =>
  sendTransaction(
    provider,
    {
      request: buildSendRequest(intent),
      lineOf: request => requestFingerprint(request, intent.connectorId),
      fingerprint,
      isOver,
    },
    signal,
  )
