import { ModalError } from '../../../domain/ModalError'
import { isAddress, isEqualAddress, withPrefix } from '../../../lib/address/address'
import { isCaipNetworkId, parseCaipNetworkId, type CaipNetworkId } from '../../../lib/address/caip'
import type {
  EmbeddedAccount,
  EmbeddedAccountType,
  EmbeddedNamespace,
} from '../../../ports/embedded'
import { FAMILIES_IN_FRAME } from '../familiesInFrame'
import type { FrameUser } from '../protocol/frameEvents'

/** Reads a chain id: a number or string on EVM, else CAIP-2. Null for another family. */
export function networkIn(chainId: unknown, asked: CaipNetworkId): CaipNetworkId | null {
  const { namespace } = parseCaipNetworkId(asked)
  if (isCaipNetworkId(chainId)) {
    return parseCaipNetworkId(chainId).namespace === namespace ? chainId : null
  }
  const reference = FAMILIES_IN_FRAME[namespace]?.referenceIn(chainId) ?? null
  return reference === null ? null : `${namespace}:${reference}`
}

/**
 * Converts the frame's user to one family. The address in use, which the frame signs with, comes
 * first; an address of unknown type counts as `eoa`.
 *
 * @throws {ModalError} `NO_ACCOUNTS` without an address of the family
 */
export function readUser(user: FrameUser, asked: CaipNetworkId): EmbeddedNamespace {
  const { namespace } = parseCaipNetworkId(asked)
  const activeCaipNetworkId = networkIn(user.chainId, asked)
  if (!isAddress(namespace, user.address) || activeCaipNetworkId === null) {
    throw new ModalError('NO_ACCOUNTS', `The frame named no account on ${namespace}`)
  }
  const own = user.accounts?.find(({ address }) => isEqualAddress(namespace, address, user.address))
  const preferred = user.preferredAccountType === 'smartAccount' ? 'smartAccount' : 'eoa'
  const type = own?.type ?? preferred
  const other = user.accounts?.find(
    account =>
      account.type !== type &&
      isAddress(namespace, account.address) &&
      !isEqualAddress(namespace, account.address, user.address),
  )
  const isSmartAccountDeployed = user.smartAccountDeployed === true
  const account = (text: string, kind: EmbeddedAccountType): EmbeddedAccount => ({
    namespace,
    address: withPrefix(namespace, text),
    type: kind,
    ...(kind === 'smartAccount' && isSmartAccountDeployed && { isDeployed: true }),
  })
  return {
    accounts: [account(user.address, type), ...(other ? [account(other.address, other.type)] : [])],
    preferredAccountType: type,
    isSmartAccountDeployed,
    activeCaipNetworkId,
    capabilities: FAMILIES_IN_FRAME[namespace]?.capabilities ?? [],
  }
}
