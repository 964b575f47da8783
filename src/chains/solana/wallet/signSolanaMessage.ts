import { base58 } from '@scure/base'
import { ModalError } from '../../../domain/ModalError'
import { raceAbort } from '../../shared/raceAbort'
import { readField } from '../../shared/readField'
import type { StandardWallet } from '../../shared/walletStandard/captureStandardWallet'

const SIGNATURE_BYTES = 64

/**
 * Returns the wallet's own object for a shared address.
 *
 * @throws {ModalError} `UNAUTHORIZED` when it is no longer shared
 */
export function getSharedAccount(
  wallet: Pick<StandardWallet, 'accounts'>,
  address: string,
): object {
  const account = wallet.accounts().find(each => each.address === address)
  if (account) return account.source
  throw new ModalError('UNAUTHORIZED', `The wallet does not share ${address}`)
}

/** Returns the single output of a feature that takes several inputs. */
export const readFirstOutput = (answer: unknown): unknown =>
  Array.isArray(answer) ? (answer[0] as unknown) : undefined

/** Encodes a 64-byte signature in base58; null for anything else. */
export const encodeSignature = (value: unknown): string | null =>
  value instanceof Uint8Array && value.length === SIGNATURE_BYTES ? base58.encode(value) : null

/** Requests a message signature. @throws {ModalError} `SIGN_FAILED` when there is none */
export async function signMessage(
  wallet: Pick<StandardWallet, 'accounts' | 'call'>,
  address: string,
  text: string,
  signal: AbortSignal,
): Promise<string> {
  const account = getSharedAccount(wallet, address)
  const message = new TextEncoder().encode(text)
  const answer = await raceAbort(
    () => wallet.call('solana:signMessage', { account, message }),
    signal,
  )
  const signature = encodeSignature(readField(readFirstOutput(answer), 'signature'))
  if (signature !== null) return signature
  throw new ModalError('SIGN_FAILED', 'The wallet answered without a signature')
}
