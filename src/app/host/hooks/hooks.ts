import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Account } from '../../../domain/account'
import type { ConnectionPhase } from '../../../domain/connector'
import type { ErrorState } from '../../../domain/errorCatalogue'
import type { Network } from '../../../domain/network'
import type { ThemeMode } from '../../../domain/theme'
import type { ViewName } from '../../../domain/views'
import { modalOpenFailed } from '../../../events/modalEvents'
import { selectAccountByNamespace, type AccountState } from '../../../features/account/accountState'
import { selectConnectionByNamespace } from '../../../features/connections/connectionsSlice'
import { selectConnectorById } from '../../../features/connectors/selectConnectorById'
import { selectIsOpen } from '../../../features/modal/modalSlice'
import { selectActiveNetwork } from '../../../features/network/networkSelectors'
import {
  selectLastCaipNetworkIdByNamespace,
  selectNetworkById,
  selectNetworks,
  selectWalletCaipNetworkId,
} from '../../../features/network/networkSlice'
import { selectPeerIcon } from '../../../features/pairing/session/selectPeerIcon'
import { selectCurrentView } from '../../../features/router/routerSlice'
import {
  selectThemeMode,
  selectThemeVariables,
  themeModeChosen,
  themeVariablesGiven,
} from '../../../features/theme/themeSlice'
import {
  NAMESPACES,
  toCaipAddress,
  type CaipAddress,
  type CaipNetworkId,
  type Namespace,
} from '../../../lib/address/caip'
import { WALLET_CONNECT_CONNECTOR_ID } from '../../../ports/walletConnect'
import { activeOr } from '../activeOr'
import type { Controls } from '../Controls'
import { createControls } from '../createControls'
import { useRead } from './useRead'
import { useRuntime, type StoreProps } from './useRuntime'

export interface NamespaceOption extends StoreProps {
  readonly namespace?: Namespace
}

/**
 * Opens, closes and drives the modal. No method throws or rejects.
 *
 * @throws {ModalError} `STORE_NOT_INTEGRATED` if the store contains no modal.
 */
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
  /** While a session is being restored, the status is connecting. */
  readonly status: Exclude<ConnectionPhase, 'restoring'>
  readonly profileName: string | null
  /** Decimal string in the native coin; `null` while unknown. */
  readonly balance: string | null
  readonly balanceSymbol: string | null
}

/**
 * The connected account, as the wallet reports it; the name comes from the identity service, the balance from the chain.
 *
 * @throws {ModalError} `STORE_NOT_INTEGRATED` if the store contains no modal.
 */
export function useAccount({ namespace, ...where }: NamespaceOption = {}): HostAccount {
  const { runtime } = useRuntime(where)
  const account: AccountState = useRead(runtime, state =>
    selectAccountByNamespace(state, activeOr(state, namespace)),
  )
  const phase = useRead(
    runtime,
    state => selectConnectionByNamespace(state, activeOr(state, namespace)).phase,
  )
  // Where the wallet is: the page's own network may be one that it did not approve.
  const caipNetworkId = useRead(runtime, state => {
    const shown = activeOr(state, namespace)
    return (
      selectWalletCaipNetworkId(state, shown) ?? selectLastCaipNetworkIdByNamespace(state, shown)
    )
  })
  const { address, accounts, profileName, balance, balanceSymbol } = account
  const caipAddress = address && caipNetworkId ? toCaipAddress(caipNetworkId, address) : null
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

/**
 * The current network, and switching it. With a `namespace`, the current network of that chain family and its networks. Ids
 * are CAIP-2; `switchNetwork` never rejects.
 *
 * @throws {ModalError} `STORE_NOT_INTEGRATED` if the store contains no modal.
 */
export function useNetwork({ namespace, ...where }: NamespaceOption = {}): HostNetwork {
  const { runtime } = useRuntime(where)
  const network = useRead(runtime, state => {
    if (namespace === undefined) return selectActiveNetwork(state)
    const id = selectLastCaipNetworkIdByNamespace(state, namespace)
    return id && selectNetworkById(state, id)
  })
  const all = useRead(runtime, selectNetworks)
  const networks = useMemo(
    () => (namespace === undefined ? all : all.filter(each => each.namespace === namespace)),
    [all, namespace],
  )
  const { switchNetwork } = useMemo(() => createControls(runtime), [runtime])
  return { network, networks, caipNetworkId: network?.caipNetworkId ?? null, switchNetwork }
}

/**
 * Name, icon and type of the connected wallet, as it reports them; `null` while nobody is connected.
 *
 * @throws {ModalError} `STORE_NOT_INTEGRATED` if the store contains no modal.
 */
export function useWalletInfo({ namespace, ...where }: NamespaceOption = {}) {
  const { runtime } = useRuntime(where)
  const connection = useRead(runtime, state =>
    selectConnectionByNamespace(state, activeOr(state, namespace)),
  )
  const connector = useRead(runtime, state =>
    selectConnectorById(state, connection.connectorId ?? ''),
  )
  const peerIcon = useRead(runtime, selectPeerIcon)
  if (connection.phase !== 'connected') return null
  const isRemote = connection.connectorId === WALLET_CONNECT_CONNECTOR_ID
  return {
    id: connection.connectorId,
    name: connection.walletName,
    icon: isRemote ? peerIcon : (connector?.imageUrl ?? null),
    type: isRemote ? ('WALLET_CONNECT' as const) : (connector?.type ?? null),
    rdns: connector?.rdns ?? null,
  }
}

/**
 * The theme of the modal, and changing it.
 *
 * @throws {ModalError} `STORE_NOT_INTEGRATED` if the store contains no modal.
 */
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

export interface HostDisconnect {
  /** Disconnects the wallet of a chain family, or all wallets. The page forgets it at once; the wallet is told afterwards. */
  readonly disconnect: Controls['disconnect']
  /** Disconnecting is in progress. */
  readonly isPending: boolean
  /**
   * `CODE_NOT_LOADED` if the code could not be fetched: the session still exists. A wallet that does not confirm is not
   * an error.
   */
  readonly error: ErrorState | null
}

const NOT_SAID: ErrorState = { code: 'CODE_NOT_LOADED', detail: 'the part that disconnects' }

/**
 * Disconnects the wallet of a namespace, or all wallets.
 *
 * @throws {ModalError} `STORE_NOT_INTEGRATED` if the store contains no modal.
 */
export function useDisconnect(where: StoreProps = {}): HostDisconnect {
  const { runtime } = useRuntime(where)
  const controls = useMemo(() => createControls(runtime), [runtime])
  const [asked, setAsked] = useState<readonly Namespace[] | null>(null)
  const [error, setError] = useState<ErrorState | null>(null)
  const isLive = useRead(runtime, state =>
    (asked ?? []).some(
      namespace => selectConnectionByNamespace(state, namespace).phase !== 'disconnected',
    ),
  )
  if (asked !== null && !isLive) setAsked(null)
  useEffect(
    () =>
      asked === null
        ? undefined
        : runtime.observe(action => {
            if (!modalOpenFailed.match(action)) return
            setError(NOT_SAID)
            setAsked(null)
          }),
    [runtime, asked],
  )
  const disconnect = useCallback(
    (namespace?: Namespace) => {
      setError(null)
      setAsked(namespace === undefined ? NAMESPACES : [namespace])
      controls.disconnect(namespace)
    },
    [controls],
  )
  return useMemo(
    () => ({ disconnect, isPending: asked !== null && isLive, error }),
    [disconnect, asked, isLive, error],
  )
}
