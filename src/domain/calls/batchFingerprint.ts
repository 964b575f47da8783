import type { CallsBatch } from './walletCalls'

/** Serialises a batch into one line. Not hashed, so that equal lines mean equal batches (D3). */
export function batchFingerprint(batch: CallsBatch): string {
  const { connectorId, caipNetworkId, from, atomicRequired, calls, capabilities } = batch
  const lines = calls.map(({ to, value = '0x0', data = '0x' }) => [
    to.toLowerCase(),
    BigInt(value).toString(),
    data.toLowerCase(),
  ])
  return JSON.stringify([
    caipNetworkId,
    from.toLowerCase(),
    connectorId,
    atomicRequired,
    capabilities ?? null,
    lines,
  ])
}
