import { batchFingerprint } from '../../../domain/calls/batchFingerprint'
import type { CallsBatch } from '../../../domain/calls/walletCalls'
import { ModalError } from '../../../domain/ModalError'
import type { CapturedProvider } from './captureProvider'
import { sendTransaction } from './sendAfterChecks'
import { hexOf, toEvmNetworkId } from './hexNetwork'

/**
 * Sends the single call of a batch as a plain transaction. Resolves with its hash.
 *
 * @throws {ModalError} `INVALID_PARAMS` unless it is one call; otherwise like `sendTransaction`
 */
export async function sendCall(
  provider: CapturedProvider,
  batch: CallsBatch,
  fingerprint: string,
  signal: AbortSignal,
  isOver?: () => boolean,
): Promise<string> {
  const { from, caipNetworkId, calls } = batch
  const [call] = calls
  if (!call || calls.length > 1) throw new ModalError('INVALID_PARAMS', 'Not one call')
  const request = { from, chainId: hexOf(caipNetworkId), ...call }
  const lineOf = ({ from: sender, chainId, ...said }: typeof request) =>
    batchFingerprint({
      ...batch,
      from: sender,
      caipNetworkId: toEvmNetworkId(chainId) ?? caipNetworkId,
      calls: [said],
    })
  return sendTransaction(provider, { request, lineOf, fingerprint, isOver }, signal)
}
