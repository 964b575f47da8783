import { ModalError } from '../../../domain/ModalError'
import type { Namespace } from '../../../lib/address/caip'
import { FAMILIES_OVER_SESSION } from '../familiesOverSession'

/** Returns the request to sign a message with a wallet of the namespace. */
export function createSignMessageRequest(namespace: Namespace, message: string, address: string) {
  const { method, params } = FAMILIES_OVER_SESSION[namespace].message
  return { method, params: params(message, address) }
}

/** Returns the signature in a response. @throws {ModalError} `SIGN_FAILED` when there is none */
export function readSignature(namespace: Namespace, answer: unknown): string {
  const signature = FAMILIES_OVER_SESSION[namespace].message.read(answer)
  if (typeof signature === 'string' && signature !== '') return signature
  throw new ModalError('SIGN_FAILED', 'The wallet answered without a signature')
}
