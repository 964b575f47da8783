import { ModalError } from '../../../domain/ModalError'
import { raceAbort } from '../../shared/raceAbort'
import type { CapturedProvider } from './captureProvider'

const HEX = /^0x(?:[0-9a-f]{2})*$/i
const SIGNATURE = /^0x[0-9a-f]+$/i

/** Requests a personal signature; text is sent as hex, so that all wallets sign the same bytes. */
export async function signMessage(
  provider: CapturedProvider,
  address: string,
  message: string,
  signal: AbortSignal,
): Promise<string> {
  const params = [HEX.test(message) ? message : toHex(message), address]
  return checkSignature(await raceAbort(() => provider.request('personal_sign', params), signal))
}

/** @throws {ModalError} `SIGN_FAILED` for anything but hex. */
export function checkSignature(answer: unknown): string {
  if (typeof answer === 'string' && SIGNATURE.test(answer)) return answer
  throw new ModalError('SIGN_FAILED', 'The wallet answered without a signature')
}

function toHex(text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text))
  return `0x${bytes.map(byte => byte.toString(16).padStart(2, '0')).join('')}`
}
