import { ModalError } from '../../../domain/ModalError'
import type { SigningWallet } from './BitcoinWallet'

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/

/** @throws {ModalError} `WALLET_CHANGED` when it has changed since captured (D4). */
export function assertUnchanged(wallet: SigningWallet) {
  if (wallet.isUnchanged()) return
  throw new ModalError('WALLET_CHANGED', `${wallet.name} changed after it showed itself`)
}

/** @throws {ModalError} `SIGN_FAILED` for anything but base64. */
export function readBase64(answer: unknown): string {
  if (typeof answer === 'string' && BASE64.test(answer)) return answer
  throw new ModalError('SIGN_FAILED', 'The wallet answered without a signature')
}
