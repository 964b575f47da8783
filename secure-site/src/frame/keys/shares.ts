import { base64urlnopad } from '@scure/base'
import { combine, split } from 'shamir-secret-sharing'

/** One entropy in three shares; any two of the same split restore it. */
export interface Shares {
  readonly device: Uint8Array
  readonly login: Uint8Array
  readonly recovery: Uint8Array
}

export async function splitEntropy(entropy: Uint8Array): Promise<Shares> {
  const [device, login, recovery] = await split(entropy, 3, 2)
  if (!device || !login || !recovery) throw new Error('The split made fewer than three shares')
  return { device, login, recovery }
}

/**
 * Shares of different splits combine to different entropy: compare the resulting addresses before
 * using it.
 */
export const combineShares = (one: Uint8Array, other: Uint8Array): Promise<Uint8Array> =>
  combine([one, other])

export const encodeShare = (share: Uint8Array): string => base64urlnopad.encode(share)

export const decodeShare = (text: string): Uint8Array => base64urlnopad.decode(text)

export function wipeShares(shares: Shares): void {
  shares.device.fill(0)
  shares.login.fill(0)
  shares.recovery.fill(0)
}
