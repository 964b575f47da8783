import type { EmbeddedNamespace, SignedWhileConnecting } from '../../../ports/embedded'
import type { SiwxMessageFields } from '../../../ports/siwx'
import type { FrameUser } from '../protocol/frameEvents'

/** The fields of a sign-in message as the frame takes them. */
export const siwxMessageOf = ({ resources, ...message }: SiwxMessageFields) => ({
  ...message,
  ...(resources && { resources: [...resources] }),
})

/** What the frame signed while it connected, as it says; whether that is so is for the caller to find out. */
export function readSigned(
  { message, signature }: FrameUser,
  { accounts: [used], activeCaipNetworkId: caipNetworkId }: EmbeddedNamespace,
): SignedWhileConnecting | undefined {
  if (!used || !message || !signature) return undefined
  return { caipNetworkId, address: used.address, message, signature }
}
