import { ModalError } from '../../../domain/ModalError'
import { isAddress, sameAddress, withPrefix } from '../../../lib/address/address'
import { isCaipNetworkId, parseCaipNetworkId, type CaipNetworkId } from '../../../lib/address/caip'
import type { EmbeddedNamespace } from '../../../ports/embedded'
import { FAMILIES_IN_FRAME } from '../familiesInFrame'
import type { FrameUser } from '../protocol/frameEvents'

/** The network in an answer: a number or a text for EVM, a CAIP-2 id for others. Null for one of another family. */
export function networkIn(chainId: unknown, asked: CaipNetworkId): CaipNetworkId | null {
  const { namespace } = parseCaipNetworkId(asked)
  if (isCaipNetworkId(chainId)) {
    return parseCaipNetworkId(chainId).namespace === namespace ? chainId : null
  }
  const reference = FAMILIES_IN_FRAME[namespace]?.referenceIn(chainId) ?? null
  return reference === null ? null : `${namespace}:${reference}`
}

/**
 * What the frame says of its user, as one family of the login. Only the address in use is an account of it: that is the one the frame
 * signs with, whatever other addresses the user has.
 *
 * @throws {ModalError} `NO_ACCOUNTS` where it holds no address of the family
 */
export function readUser(user: FrameUser, asked: CaipNetworkId): EmbeddedNamespace {
  const { namespace } = parseCaipNetworkId(asked)
  const activeCaipNetworkId = networkIn(user.chainId, asked)
  if (!isAddress(namespace, user.address) || activeCaipNetworkId === null) {
    throw new ModalError('NO_ACCOUNTS', `The frame named no account on ${namespace}`)
  }
  const own = user.accounts?.find(({ address }) => sameAddress(namespace, address, user.address))
  const preferred = user.preferredAccountType === 'smartAccount' ? 'smartAccount' : 'eoa'
  const address = withPrefix(namespace, user.address)
  return {
    accounts: [{ namespace, address, type: own?.type ?? preferred }],
    activeCaipNetworkId,
    capabilities: FAMILIES_IN_FRAME[namespace]?.capabilities ?? [],
  }
}
