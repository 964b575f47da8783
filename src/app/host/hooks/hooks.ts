import { useCallback, useEffect, useMemo, useState } from 'react'
import type { ErrorState } from '../../../domain/errorCatalogue'
import type { Network } from '../../../domain/network'
import type { ThemeMode, ThemeOptions } from '../../../domain/theme'
import type { ViewName } from '../../../domain/views'
import { modalOpenFailed } from '../../../events/modalEvents'
import { selectConnectionByNamespace } from '../../../core/connections/connectionsSlice'
import { selectIsOpen } from '../../../core/modal/modalSlice'
import { selectCurrentView } from '../../../core/router/routerSlice'
import {
  selectThemeMode,
  selectThemeOptions,
  selectThemeVariables,
  themeGiven,
  themeModeChosen,
  themeVariablesGiven,
} from '../../../core/theme/themeSlice'
import {
  NAMESPACES,
  type CaipNetworkId,
  type ChainIdOf,
  type Namespace,
} from '../../../lib/address/caip'
import type { Controls } from '../Controls'
import { createControls } from '../createControls'
import { selectAccount, type HostAccount } from '../selectors/selectAccount'
import { selectChainId, selectNetwork, selectNetworks } from '../selectors/selectNetwork'
import { selectWalletInfo, type ConnectedWallet } from '../selectors/selectWallet'
import { useHostSelector } from './useHostSelector'
import { useRuntime, type StoreProps } from './useRuntime'

export interface NamespaceOption<N extends Namespace = Namespace> extends StoreProps {
  readonly namespace?: N
}

/**
 * Returns the methods of the modal, and what it shows. No method throws or rejects.
 *
 * @throws {ModalError} `STORE_NOT_INTEGRATED` if the store contains no modal.
 */
export function useWalletModal(
  where: StoreProps = {},
): Controls & { readonly isOpen: boolean; readonly view: ViewName } {
  const { runtime } = useRuntime(where)
  const controls = useMemo(() => createControls(runtime), [runtime])
  const isOpen = useHostSelector(runtime, selectIsOpen)
  const view = useHostSelector(runtime, state => selectCurrentView(state).name)
  return { ...controls, isOpen, view }
}

/**
 * Returns the connected account, as the wallet reports it; the name comes from the identity
 * service, the balance from the chain.
 *
 * @throws {ModalError} `STORE_NOT_INTEGRATED` if the store contains no modal.
 */
export function useAccount<N extends Namespace = Namespace>({
  namespace,
  ...where
}: NamespaceOption<N> = {}): HostAccount<N> {
  const { runtime } = useRuntime(where)
  return useHostSelector(runtime, state => selectAccount(state, namespace))
}

export interface HostNetwork<N extends Namespace = Namespace> {
  readonly network: Network | null
  readonly caipNetworkId: CaipNetworkId | null
  /** A number on EVM networks, else the reference of the CAIP-2 id (the part after the colon). */
  readonly chainId: ChainIdOf<N> | null
  readonly networks: readonly Network[]
  readonly switchNetwork: Controls['switchNetwork']
}

/**
 * Returns the current network, and a method to switch it. With a `namespace`, those of that chain
 * family. Ids are CAIP-2; `switchNetwork` never rejects.
 *
 * @throws {ModalError} `STORE_NOT_INTEGRATED` if the store contains no modal.
 */
export function useNetwork<N extends Namespace = Namespace>({
  namespace,
  ...where
}: NamespaceOption<N> = {}): HostNetwork<N> {
  const { runtime } = useRuntime(where)
  const network = useHostSelector(runtime, state => selectNetwork(state, namespace))
  const chainId = useHostSelector(runtime, state => selectChainId(state, namespace))
  const networks = useHostSelector(runtime, state => selectNetworks(state, namespace))
  const { switchNetwork } = useMemo(() => createControls(runtime), [runtime])
  return {
    network,
    networks,
    caipNetworkId: network?.caipNetworkId ?? null,
    chainId,
    switchNetwork,
  }
}

/**
 * Returns the name, icon and type of the connected wallet, as it reports them; `null` while no
 * wallet is connected.
 *
 * @throws {ModalError} `STORE_NOT_INTEGRATED` if the store contains no modal.
 */
export function useWalletInfo({
  namespace,
  ...where
}: NamespaceOption = {}): ConnectedWallet | null {
  const { runtime } = useRuntime(where)
  return useHostSelector(runtime, state => selectWalletInfo(state, namespace))
}

/**
 * Returns the theme of the modal, and methods to change it.
 *
 * @throws {ModalError} `STORE_NOT_INTEGRATED` if the store contains no modal.
 */
export function useTheme(where: StoreProps = {}) {
  const { runtime } = useRuntime(where)
  const mode = useHostSelector(runtime, selectThemeMode)
  const variables = useHostSelector(runtime, selectThemeVariables)
  const theme = useHostSelector(runtime, selectThemeOptions)
  const { dispatch } = runtime.store
  const setMode = useCallback((next: ThemeMode) => void dispatch(themeModeChosen(next)), [dispatch])
  const setVariables = useCallback(
    (next: Record<string, string>) => void dispatch(themeVariablesGiven(next)),
    [dispatch],
  )
  /** Replaces the current theme; `{}` restores the default look. */
  const setTheme = useCallback((next: ThemeOptions) => void dispatch(themeGiven(next)), [dispatch])
  return { mode, variables, theme, setMode, setVariables, setTheme }
}

export interface HostDisconnect {
  /**
   * Disconnects the wallet of a chain family, or all wallets. The page drops the session
   * immediately; the wallet is notified afterwards.
   */
  readonly disconnect: Controls['disconnect']
  /** Disconnecting is in progress. */
  readonly isPending: boolean
  /**
   * `CODE_NOT_LOADED` if the code could not be fetched: the session still exists. A wallet that
   * does not confirm is not an error.
   */
  readonly error: ErrorState | null
}

const DISCONNECT_NOT_LOADED: ErrorState = {
  code: 'CODE_NOT_LOADED',
  detail: 'the part that disconnects',
}

/**
 * Disconnects the wallet of a chain family, or all wallets, and returns the status.
 *
 * @throws {ModalError} `STORE_NOT_INTEGRATED` if the store contains no modal.
 */
export function useDisconnect(where: StoreProps = {}): HostDisconnect {
  const { runtime } = useRuntime(where)
  const controls = useMemo(() => createControls(runtime), [runtime])
  const [asked, setAsked] = useState<readonly Namespace[] | null>(null)
  const [error, setError] = useState<ErrorState | null>(null)
  const isLive = useHostSelector(runtime, state =>
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
            setError(DISCONNECT_NOT_LOADED)
            setAsked(null)
          }),
    [runtime, asked],
  )
  const disconnect = useCallback(
    (namespace?: Namespace) => {
      setError(null)
      setAsked(namespace === undefined ? NAMESPACES : [namespace])
      return controls.disconnect(namespace)
    },
    [controls],
  )
  return useMemo(
    () => ({ disconnect, isPending: asked !== null && isLive, error }),
    [disconnect, asked, isLive, error],
  )
}
