import type { Account } from '../../../domain/account'
import type { ConnectionPhase } from '../../../domain/connector'
import { selectAccountByNamespace, type AccountState } from '../../../features/account/accountState'
import { selectConnectionByNamespace } from '../../../features/connections/connectionsSlice'
import {
  selectLastCaipNetworkIdByNamespace,
  selectWalletCaipNetworkId,
} from '../../../features/network/networkSlice'
import {
  chainIdOf,
  toCaipAddress,
  type AddressOf,
  type CaipAddress,
  type CaipNetworkId,
  type ChainIdOf,
  type Namespace,
} from '../../../lib/address/caip'
import type { RootState } from '../../../store/rootReducer'
import { activeOr } from '../activeOr'
import { remembering } from './remembering'
import type { Balance } from '../Controls'
import { selectModalPart, type StateWithModal } from './selectModalPart'

/** `reconnecting`: a session of an earlier visit is being restored. */
export type ConnectionStatus = 'disconnected' | 'reconnecting' | 'connecting' | 'connected'

/** The account of a chain family, as the wallet reports it. Nothing of it is known while no wallet is connected. */
export interface HostAccount<N extends Namespace = Namespace> {
  readonly address: AddressOf<N> | null
  /** CAIP-10. */
  readonly caipAddress: CaipAddress | null
  readonly allAccounts: readonly Account[]
  readonly isConnected: boolean
  readonly status: ConnectionStatus
  /** Of the network that the wallet is on: a number on EVM networks, else the part after the colon of the CAIP-2 id. */
  readonly chainId: ChainIdOf<N> | null
  readonly profileName: string | null
  /** Decimal string in the native coin; `null` while unknown. */
  readonly balance: string | null
  readonly balanceSymbol: string | null
}

const statusOf = (phase: ConnectionPhase): ConnectionStatus =>
  phase === 'restoring' ? 'reconnecting' : phase

const accountIn = (state: RootState, namespace?: Namespace) =>
  selectAccountByNamespace(state, activeOr(state, namespace))
const connectionIn = (state: RootState, namespace?: Namespace) =>
  selectConnectionByNamespace(state, activeOr(state, namespace))

/** Where the wallet is: the page's own network may be one that it did not approve. */
function whereabouts(state: RootState, namespace?: Namespace): CaipNetworkId | null {
  const shown = activeOr(state, namespace)
  return selectWalletCaipNetworkId(state, shown) ?? selectLastCaipNetworkIdByNamespace(state, shown)
}

const accountOf = /* @__PURE__ */ remembering(
  (
    { address, accounts, profileName, balance, balanceSymbol }: AccountState,
    phase: ConnectionPhase,
    caipNetworkId: CaipNetworkId | null,
  ): HostAccount => ({
    address,
    caipAddress: address && caipNetworkId ? toCaipAddress(caipNetworkId, address) : null,
    allAccounts: accounts,
    isConnected: phase === 'connected',
    status: statusOf(phase),
    chainId: address && caipNetworkId ? chainIdOf(caipNetworkId) : null,
    profileName,
    balance,
    balanceSymbol,
  }),
)

/**
 * The account of a chain family; without a `namespace`, of the one that the page is on. Safe in any state, like all
 * selectors here: before code has arrived, on a server, and while nobody is connected.
 *
 * @example
 * const account = useSelector(selectAccount)
 * const other = useSelector(state => selectAccount(state.wallets, 'solana')) // a modal with `key: 'wallets'`
 */
export function selectAccount<N extends Namespace>(
  state: StateWithModal,
  namespace: N | undefined,
): HostAccount<N>
export function selectAccount(state: StateWithModal, namespace?: Namespace): HostAccount
export function selectAccount(state: StateWithModal, namespace?: Namespace): HostAccount {
  const part = selectModalPart(state)
  return accountOf(
    accountIn(part, namespace),
    connectionIn(part, namespace).phase,
    whereabouts(part, namespace),
  )
}

/** The address of the connected account, or `null`. */
export function selectAddress<N extends Namespace>(
  state: StateWithModal,
  namespace: N | undefined,
): AddressOf<N> | null
export function selectAddress(state: StateWithModal, namespace?: Namespace): string | null
export function selectAddress(state: StateWithModal, namespace?: Namespace): string | null {
  return accountIn(selectModalPart(state), namespace).address
}

/** The CAIP-10 id of the connected account, such as `eip155:1:0xabc…`, or `null`. */
export const selectCaipAddress = (
  state: StateWithModal,
  namespace?: Namespace,
): CaipAddress | null => selectAccount(state, namespace).caipAddress

export const selectStatus = (state: StateWithModal, namespace?: Namespace): ConnectionStatus =>
  statusOf(connectionIn(selectModalPart(state), namespace).phase)

export const selectIsConnected = (state: StateWithModal, namespace?: Namespace): boolean =>
  selectStatus(state, namespace) === 'connected'

const balanceOf = /* @__PURE__ */ remembering(
  ({
    balance,
    balanceSymbol: symbol,
    balanceCaipNetworkId: caipNetworkId,
  }: AccountState): Balance | null =>
    balance !== null && symbol !== null && caipNetworkId !== null
      ? { balance, symbol, caipNetworkId }
      : null,
)

/** What the account holds of the native coin; `null` while it is unknown. */
export const selectBalance = (state: StateWithModal, namespace?: Namespace): Balance | null =>
  balanceOf(accountIn(selectModalPart(state), namespace))
