import type { CallsBatch } from './walletCalls'

/**
 * A batch in one line, whole rather than hashed, so that equal means equal (D3): network, account, each call with its target,
 * value and data, in their order, and whether all of them are to be made or none.
 */
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
