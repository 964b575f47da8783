import { ModalError } from '../../../domain/ModalError'
import { isAddress, sameAddress, withPrefix } from '../../../lib/address/address'
import { isCaipNetworkId, parseCaipNetworkId, type CaipNetworkId } from '../../../lib/address/caip'
import type {
  EmbeddedAccount,
  EmbeddedAccountType,
  EmbeddedNamespace,
} from '../../../ports/embedded'
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
 * What the frame says of its user, as one family of the login. The address in use comes first: that is the one the frame signs with.
 * Behind it is the one of the other type, where the user has one; an account of unknown type is a key.
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
  const type = own?.type ?? preferred
  const other = user.accounts?.find(
    account =>
      account.type !== type &&
      isAddress(namespace, account.address) &&
      !sameAddress(namespace, account.address, user.address),
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
