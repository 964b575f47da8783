import type { Account } from '../../../domain/account'
import type { ConnectionPhase } from '../../../domain/connector'
import type { NativeBalance } from '../../../domain/schemas/nativeBalance'
import { selectAccountByNamespace, type AccountState } from '../../../core/account/accountState'
import { selectIdentity } from '../../../core/account/identitySelectors'
import {
  selectBalanceNetworkId,
  selectNativeBalance,
} from '../../../core/account/nativeBalanceSelectors'
import { selectConnectionByNamespace } from '../../../core/connections/connectionsSlice'
import {
  selectLastCaipNetworkIdByNamespace,
  selectWalletCaipNetworkId,
} from '../../../core/network/networkSlice'
import {
  getChainId,
  toCaipAddress,
  type AddressOf,
  type CaipAddress,
  type CaipNetworkId,
  type ChainIdOf,
  type Namespace,
} from '../../../lib/address/caip'
import type { RootState } from '../../../store/rootReducer'
import { resolveNamespace } from '../resolveNamespace'
import { memoizeByInputs } from './memoizeByInputs'
import type { Balance } from '../Controls'
import { selectModalPart, type StateWithModal } from './selectModalPart'

/** `reconnecting`: a session of an earlier visit is being restored. */
export type ConnectionStatus = 'disconnected' | 'reconnecting' | 'connecting' | 'connected'

/** The account of a chain family, as the wallet reports it; empty while none is connected. */
export interface HostAccount<N extends Namespace = Namespace> {
  readonly address: AddressOf<N> | null
  /** CAIP-10. */
  readonly caipAddress: CaipAddress | null
  readonly allAccounts: readonly Account[]
  readonly isConnected: boolean
  readonly status: ConnectionStatus
  /** The wallet's network: a number on EVM networks, else the part of the CAIP-2 id after `:`. */
  readonly chainId: ChainIdOf<N> | null
  readonly profileName: string | null
  /** Decimal string in the native coin; `null` while unknown. */
  readonly balance: string | null
  readonly balanceSymbol: string | null
}

const toStatus = (phase: ConnectionPhase): ConnectionStatus =>
  phase === 'restoring' ? 'reconnecting' : phase

const selectNamespaceAccount = (state: RootState, namespace?: Namespace) =>
  selectAccountByNamespace(state, resolveNamespace(state, namespace))
const selectNamespaceBalance = (state: RootState, namespace?: Namespace) =>
  selectNativeBalance(state, resolveNamespace(state, namespace)).data
const selectNamespaceConnection = (state: RootState, namespace?: Namespace) =>
  selectConnectionByNamespace(state, resolveNamespace(state, namespace))

/** Returns the wallet's network. It may not have approved the page's. */
function selectWalletOrLastNetworkId(
  state: RootState,
  namespace?: Namespace,
): CaipNetworkId | null {
  const shown = resolveNamespace(state, namespace)
  return selectWalletCaipNetworkId(state, shown) ?? selectLastCaipNetworkIdByNamespace(state, shown)
}

const toHostAccount = /* @__PURE__ */ memoizeByInputs(
  (
    { address, accounts }: AccountState,
    profileName: string | null,
    held: NativeBalance | undefined,
    phase: ConnectionPhase,
    caipNetworkId: CaipNetworkId | null,
  ): HostAccount => ({
    address,
    caipAddress: address && caipNetworkId ? toCaipAddress(caipNetworkId, address) : null,
    allAccounts: accounts,
    isConnected: phase === 'connected',
    status: toStatus(phase),
    chainId: address && caipNetworkId ? getChainId(caipNetworkId) : null,
    profileName,
    balance: held?.balance ?? null,
    balanceSymbol: held?.symbol ?? null,
  }),
)

/**
 * Returns the account of a chain family; without a `namespace`, of the current one. Works with any
 * state, like all selectors here: before the code has loaded, on a server, and while no wallet is
 * connected.
 *
 * @example
 * const account = useSelector(selectAccount)
 * // A modal with `key: 'wallets'`.
 * const other = useSelector(state => selectAccount(state.wallets, 'solana'))
 */
export function selectAccount<N extends Namespace>(
  state: StateWithModal,
  namespace: N | undefined,
): HostAccount<N>
export function selectAccount(state: StateWithModal, namespace?: Namespace): HostAccount
export function selectAccount(state: StateWithModal, namespace?: Namespace): HostAccount {
  const part = selectModalPart(state)
  return toHostAccount(
    selectNamespaceAccount(part, namespace),
    selectIdentity(part, resolveNamespace(part, namespace)).name,
    selectNamespaceBalance(part, namespace),
    selectNamespaceConnection(part, namespace).phase,
    selectWalletOrLastNetworkId(part, namespace),
  )
}

/** Returns the address of the connected account, or `null`. */
export function selectAddress<N extends Namespace>(
  state: StateWithModal,
  namespace: N | undefined,
): AddressOf<N> | null
export function selectAddress(state: StateWithModal, namespace?: Namespace): string | null
export function selectAddress(state: StateWithModal, namespace?: Namespace): string | null {
  return selectNamespaceAccount(selectModalPart(state), namespace).address
}

/** Returns the CAIP-10 id of the connected account, such as `eip155:1:0xabc…`, or `null`. */
export const selectCaipAddress = (
  state: StateWithModal,
  namespace?: Namespace,
): CaipAddress | null => selectAccount(state, namespace).caipAddress

export const selectStatus = (state: StateWithModal, namespace?: Namespace): ConnectionStatus =>
  toStatus(selectNamespaceConnection(selectModalPart(state), namespace).phase)

export const selectIsConnected = (state: StateWithModal, namespace?: Namespace): boolean =>
  selectStatus(state, namespace) === 'connected'

const toBalance = /* @__PURE__ */ memoizeByInputs(
  (held: NativeBalance | undefined, caipNetworkId: CaipNetworkId | null): Balance | null =>
    held && caipNetworkId ? { balance: held.balance, symbol: held.symbol, caipNetworkId } : null,
)

/** Returns the account's balance of the native coin; `null` while unknown. */
export const selectBalance = (state: StateWithModal, namespace?: Namespace): Balance | null => {
  const part = selectModalPart(state)
  return toBalance(
    selectNamespaceBalance(part, namespace),
    selectBalanceNetworkId(part, resolveNamespace(part, namespace)),
  )
}
