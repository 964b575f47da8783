import type { Account } from '../../../domain/account'
import { selectAccountByNamespace, type AccountState } from '../../../core/account/accountState'
import {
  selectConnectionByNamespace,
  type NamespaceConnection,
} from '../../../core/connections/connectionsSlice'
import type { LoginUser } from '../../../features/embedded/embeddedSlice'
import {
  selectLastCaipNetworkIdByNamespace,
  selectWalletCaipNetworkId,
} from '../../../core/network/networkSlice'
import { getChainId, type CaipNetworkId, type Namespace } from '../../../lib/address/caip'
import { isEmbeddedConnectorId, type EmbeddedAccountType } from '../../../ports/embedded'
import { resolveNamespace } from '../resolveNamespace'
import { memoizeByInputs } from './memoizeByInputs'
import { selectModalPart, type StateWithModal } from './selectModalPart'

/** The user of the embedded wallet. The email is never in state: use `useEmbeddedWallet`. */
export interface EmbeddedUser {
  /** The address of the current account. */
  readonly address: string
  /** A number on EVM networks, else the reference of the CAIP-2 id (the part after the colon). */
  readonly chainId: number | string
  /** The current account first, then the one of the other type, if the login has one. */
  readonly accounts: readonly Account[]
  /** The user's name on the social network or Farcaster; null for a login by email. */
  readonly userName: string | null
  /** The type of the current account. */
  readonly preferredAccountType: EmbeddedAccountType
  /** The current account is a smart account whose contract is deployed. */
  readonly smartAccountDeployed: boolean
  /** `email`, `farcaster`, or the name of a social network. */
  readonly authProvider: string
}

const toEmbeddedUser = /* @__PURE__ */ memoizeByInputs(
  (
    { phase, connectorId }: NamespaceConnection,
    { address, accounts, smartAccountDeployed }: AccountState,
    caipNetworkId: CaipNetworkId | null,
    user: LoginUser | null,
  ): EmbeddedUser | null => {
    if (phase !== 'connected' || !isEmbeddedConnectorId(connectorId ?? '')) return null
    if (address === null || caipNetworkId === null) return null
    const used = accounts.find(account => account.address === address)
    const isSmart = used?.type === 'smartAccount'
    return {
      address,
      chainId: getChainId(caipNetworkId),
      accounts,
      userName: user?.userName ?? null,
      preferredAccountType: isSmart ? 'smartAccount' : 'eoa',
      smartAccountDeployed: isSmart && smartAccountDeployed,
      authProvider: user?.authProvider ?? 'email',
    }
  },
)

/**
 * Returns the user of the embedded wallet on a chain family; `null` if that family is not connected
 * through it.
 *
 * @example
 * const user = useSelector(selectEmbeddedUser)
 * const isContract = user?.preferredAccountType === 'smartAccount'
 */
export function selectEmbeddedUser(
  state: StateWithModal,
  namespace?: Namespace,
): EmbeddedUser | null {
  const part = selectModalPart(state)
  const shown = resolveNamespace(part, namespace)
  return toEmbeddedUser(
    selectConnectionByNamespace(part, shown),
    selectAccountByNamespace(part, shown),
    selectWalletCaipNetworkId(part, shown) ?? selectLastCaipNetworkIdByNamespace(part, shown),
    part.embedded?.user ?? null,
  )
}
