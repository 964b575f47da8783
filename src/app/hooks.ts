import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { Account } from '../domain/account'
import type { ConnectionPhase } from '../domain/connector'
import type { Network } from '../domain/network'
import type { ThemeMode } from '../domain/theme'
import type { ViewName } from '../domain/views'
import { selectAccountOf, type AccountState } from '../features/account/accountOf'
import { selectConnectionOf } from '../features/connections/connectionsSlice'
import { selectConnectorById } from '../features/connectors/connectorOf'
import { selectIsOpen } from '../features/modal/modalSlice'
import { selectActiveNamespace, selectActiveNetwork } from '../features/network/networkSelectors'
import { selectLastNetworkIdByNamespace, selectNetworks } from '../features/network/networkSlice'
import { selectCurrentView } from '../features/router/routerSlice'
import {
  selectThemeMode,
  selectThemeVariables,
  themeModeChosen,
  themeVariablesGiven,
} from '../features/theme/themeSlice'
import { toCaipAddress, type CaipAddress, type CaipNetworkId, type Namespace } from '../lib/caip'
import type { RootState } from '../store/rootReducer'
import type { Controls } from './Controls'
import { createControls } from './createControls'
import type { Runtime } from './Runtime'
import { useRuntime, type StoreProps } from './useRuntime'
import { withMissingSlices } from './withMissingSlices'

/** Reads our state from a host component. The selector must give the same reference for the same answer. */
function useRead<T>(runtime: Runtime, select: (state: RootState) => T): T {
  return useSyncExternalStore(
    runtime.store.subscribe,
    () => select(runtime.store.getState()),
    () => select(withMissingSlices(undefined)),
  )
}

const activeOr = (state: RootState, namespace: Namespace | undefined): Namespace =>
  namespace ?? selectActiveNamespace(state) ?? 'eip155'

export interface NamespaceOption extends StoreProps {
  readonly namespace?: Namespace
}

/** Opens, closes and drives the modal. Every verb is a promise or an order; none of them throws. */
export function useWalletModal(
  where: StoreProps = {},
): Controls & { readonly isOpen: boolean; readonly view: ViewName } {
  const { runtime } = useRuntime(where)
  const controls = useMemo(() => createControls(runtime), [runtime])
  const isOpen = useRead(runtime, selectIsOpen)
  const view = useRead(runtime, state => selectCurrentView(state).name)
  return { ...controls, isOpen, view }
}

export interface HostAccount {
  readonly address: string | null
  readonly caipAddress: CaipAddress | null
  readonly allAccounts: readonly Account[]
  readonly isConnected: boolean
  /** A session that is being restored is said to be connecting. */
  readonly status: Exclude<ConnectionPhase, 'restoring'>
  readonly profileName: string | null
  /** Decimal string in the native coin; `null` while unknown. */
  readonly balance: string | null
  readonly balanceSymbol: string | null
}

/** Who is connected. */
export function useAccount({ namespace, ...where }: NamespaceOption = {}): HostAccount {
  const { runtime } = useRuntime(where)
  const account: AccountState = useRead(runtime, state =>
    selectAccountOf(state, activeOr(state, namespace)),
  )
  const phase = useRead(
    runtime,
    state => selectConnectionOf(state, activeOr(state, namespace)).phase,
  )
  const networkId = useRead(runtime, state =>
    selectLastNetworkIdByNamespace(state, activeOr(state, namespace)),
  )
  const { address, accounts, profileName, balance, balanceSymbol } = account
  const caipAddress = address && networkId ? toCaipAddress(networkId, address) : null
  return {
    address,
    caipAddress,
    allAccounts: accounts,
    isConnected: phase === 'connected',
    status: phase === 'restoring' ? 'connecting' : phase,
    profileName,
    balance,
    balanceSymbol,
  }
}

export interface HostNetwork {
  readonly network: Network | null
  readonly caipNetworkId: CaipNetworkId | null
  readonly networks: readonly Network[]
  readonly switchNetwork: Controls['switchNetwork']
}

/** Where the page is, and the way elsewhere. */
export function useNetwork(where: StoreProps = {}): HostNetwork {
  const { runtime } = useRuntime(where)
  const network = useRead(runtime, selectActiveNetwork)
  const networks = useRead(runtime, selectNetworks)
  const { switchNetwork } = useMemo(() => createControls(runtime), [runtime])
  return { network, networks, caipNetworkId: network?.caipNetworkId ?? null, switchNetwork }
}

/** What the connected wallet is called. */
export function useWalletInfo({ namespace, ...where }: NamespaceOption = {}) {
  const { runtime } = useRuntime(where)
  const connection = useRead(runtime, state =>
    selectConnectionOf(state, activeOr(state, namespace)),
  )
  const connector = useRead(runtime, state =>
    selectConnectorById(state, connection.connectorId ?? ''),
  )
  if (connection.phase !== 'connected') return null
  return {
    id: connection.connectorId,
    name: connection.walletName,
    icon: connector?.imageUrl ?? null,
    type: connector?.type ?? null,
    rdns: connector?.rdns ?? null,
  }
}

/** How the modal looks, and how to change it. */
export function useTheme(where: StoreProps = {}) {
  const { runtime } = useRuntime(where)
  const mode = useRead(runtime, selectThemeMode)
  const variables = useRead(runtime, selectThemeVariables)
  const { dispatch } = runtime.store
  const setMode = useCallback((next: ThemeMode) => void dispatch(themeModeChosen(next)), [dispatch])
  const setVariables = useCallback(
    (next: Record<string, string>) => void dispatch(themeVariablesGiven(next)),
    [dispatch],
  )
  return { mode, variables, setMode, setVariables }
}

/** Says goodbye to the wallet of a namespace, or to all. */
export function useDisconnect(where: StoreProps = {}) {
  const { runtime } = useRuntime(where)
  return useMemo(() => ({ disconnect: createControls(runtime).disconnect }), [runtime])
}
