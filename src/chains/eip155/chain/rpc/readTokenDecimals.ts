import { decodeUint } from './decodeAbi'
import type { EvmClient } from './createPatientClient'

/** `decimals()`. */
export const DECIMALS = '0x313ce567'
const MAX_DECIMALS = 255n

/** @throws {Error} when the answer is nothing a token can be counted in. */
export function decodeDecimals(answer: unknown): number {
  const decimals = decodeUint(answer)
  if (decimals > MAX_DECIMALS) throw new Error('Not decimals')
  return Number(decimals)
}

/** In what a token's own contract counts it. @throws {Error} when it does not say. */
export async function readTokenDecimals(
  client: Pick<EvmClient, 'request'>,
  token: string,
  signal: AbortSignal,
): Promise<number> {
  return decodeDecimals(
    await client.request('eth_call', [{ to: token, data: DECIMALS }, 'latest'], signal),
  )
}
