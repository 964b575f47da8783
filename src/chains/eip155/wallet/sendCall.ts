import { batchFingerprint } from '../../../domain/calls/batchFingerprint'
import type { CallsBatch } from '../../../domain/calls/walletCalls'
import { ModalError } from '../../../domain/ModalError'
import type { CapturedProvider } from './captureProvider'
import { handOverTransaction } from './handOver'
import { hexOf, idOf } from './hexNetwork'

/**
 * Sends the single call of a batch as a plain transaction. Resolves with its hash.
 *
 * @throws {ModalError} `INVALID_PARAMS` unless it is one call; otherwise like `handOverTransaction`
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
      caipNetworkId: idOf(chainId) ?? caipNetworkId,
      calls: [said],
    })
  return handOverTransaction(provider, { request, lineOf, fingerprint, isOver }, signal)
}
