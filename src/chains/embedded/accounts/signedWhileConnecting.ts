import type { EmbeddedNamespace, SignedWhileConnecting } from '../../../ports/embedded'
import type { SiwxMessageFields } from '../../../ports/siwx'
import type { FrameUser } from '../protocol/frameEvents'

/** Converts the fields of a sign-in message to those of the frame. */
export const toSiwxMessage = ({ resources, ...message }: SiwxMessageFields) => ({
  ...message,
  ...(resources && { resources: [...resources] }),
})

/** Returns what the frame signed while connecting; the caller has to verify it. */
export function readSigned(
  { message, signature }: FrameUser,
  { accounts: [used], activeCaipNetworkId: caipNetworkId }: EmbeddedNamespace,
): SignedWhileConnecting | undefined {
  if (!used || !message || !signature) return undefined
  return { caipNetworkId, address: used.address, message, signature }
}
