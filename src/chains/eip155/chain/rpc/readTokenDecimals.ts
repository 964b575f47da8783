import { decodeUint } from './decodeAbi'
import type { EvmClient } from './createRetryingClient'

/** `decimals()`. */
export const DECIMALS = '0x313ce567'
const MAX_DECIMALS = 255n

/** @throws {Error} when the answer is not a valid number of decimals */
export function decodeDecimals(answer: unknown): number {
  const decimals = decodeUint(answer)
  if (decimals > MAX_DECIMALS) throw new Error('Not decimals')
  return Number(decimals)
}

/** Returns a token's decimals from its contract. @throws {Error} when there are none */
export async function readTokenDecimals(
  client: Pick<EvmClient, 'request'>,
  token: string,
  signal: AbortSignal,
): Promise<number> {
  return decodeDecimals(
    await client.request('eth_call', [{ to: token, data: DECIMALS }, 'latest'], signal),
  )
}
