export { createHeadless } from '../app/headless/createHeadless'
export { useView } from '../app/headless/useView'
export {
  useWalletList,
  type HostWalletList,
  type ListedWallet,
} from '../app/headless/useWalletList'
export { usePairing, type HostPairing } from '../app/headless/usePairing'
export type { ConfirmObstacle, HostDanger } from '../app/headless/confirming'
export { useSend, type HostSend } from '../app/headless/useSend'
export { useSwap, type HostSwap } from '../app/headless/useSwap'
export { useEmailLogin, type HostEmailLogin } from '../app/headless/useEmailLogin'
export { useApproval, type HostApproval } from '../app/headless/useApproval'
export { devToolsSanitizers, type DevToolsSanitizers } from '../app/runtime/devToolsSanitizers'
export type { WalletModalIntegration, WithWalletModal } from '../app/host/createIntegration'
export type { WalletModalOptions } from '../app/host/walletModalOptions'
export type { Balance, Controls, OpenOptions, Outcome, Methods } from '../app/host/Controls'
export type { BugReport } from '../app/runtime/exportReport'
export type { LoggedAction } from '../app/runtime/LoggedAction'
export {
  useAccount,
  useDisconnect,
  useNetwork,
  useTheme,
  useWalletInfo,
  useWalletModal,
  type HostDisconnect,
  type NamespaceOption,
  type HostNetwork,
} from '../app/host/hooks/hooks'
export {
  useBalance,
  type BalanceOption,
  type HeldBalance,
  type HostBalance,
} from '../app/host/hooks/useBalance'
export { useConnect, type HostConnect } from '../app/host/hooks/useConnect'
export { useUpdateEmail, type HostUpdateEmail } from '../app/host/hooks/useUpdateEmail'
export { useConnectors, type HostConnectors } from '../app/host/hooks/useConnectors'
export { useConnections, type HostConnections } from '../app/host/hooks/useConnections'
export { useEmbeddedWallet, type HostEmbeddedWallet } from '../app/host/hooks/useEmbeddedWallet'
export { useModalEvents } from '../app/host/hooks/useModalEvents'
export { onModalEvent, type ModalEvent } from '../app/host/onModalEvent'
export { getPageControls } from '../app/host/getPageControls'
export { usePageControls } from '../app/host/hooks/usePageControls'
export type {
  ChangeableOptions,
  PageControls,
  PageMessage,
  PageToast,
} from '../app/host/PageControls'
export { subscribe } from '../app/host/subscribe'
export { useModalState, type HostModalState } from '../app/host/hooks/useModalState'
export { useSiwx, type HostSiwx } from '../app/host/hooks/useSiwx'
export { useWalletProvider, type HostWalletProvider } from '../app/host/hooks/useWalletProvider'
export { getSiwx } from '../app/host/getSiwx'
export type { SignInOutcome, SiwxControls } from '../app/host/SiwxControls'
export type { SignedInAs, SignInPhase } from '../domain/signInState'
export {
  selectAccount,
  selectAddress,
  selectBalance,
  selectCaipAddress,
  selectIsConnected,
  selectStatus,
  type ConnectionStatus,
  type HostAccount,
} from '../app/host/selectors/selectAccount'
export { selectEmbeddedUser, type EmbeddedUser } from '../app/host/selectors/selectEmbeddedUser'
export {
  selectIsOpen,
  selectRemoteFeatures,
  selectThemeMode,
  selectThemeVariables,
  selectView,
} from '../app/host/selectors/selectModal'
export {
  selectCaipNetworkId,
  selectChainId,
  selectNamespace,
  selectNetwork,
  selectNetworks,
} from '../app/host/selectors/selectNetwork'
export {
  selectApprovedNetworkIds,
  selectCapabilities,
  selectConnections,
  selectConnectors,
  selectIsSignedIn,
  selectSignIn,
  selectWalletInfo,
  type ConnectedWallet,
} from '../app/host/selectors/selectWallet'
export type { StateWithModal } from '../app/host/selectors/selectModalPart'
export type { SignIn } from '../features/siwx/siwxState'
export type { SiwxConfig } from '../ports/siwx'
export type { StoreProps } from '../app/host/hooks/useRuntime'
export type { HostStore } from '../store/scopedStore'
export type { WalletModalState } from '../store/rootReducer'
export type { RootState } from '../app/host/deprecated'
export { ModalError } from '../domain/ModalError'
export type { ErrorCode, ErrorState } from '../domain/errorCatalogue'
export type { Account, AccountType } from '../domain/account'
export type { AccountTypes } from '../domain/accountTypes'
export type { Connection, ConnectionPhase, Connector } from '../domain/connector'
export type { NamedNetwork, NativeCurrency, Network, NetworkInput } from '../domain/network'
export type { Eip1193Provider, ProviderOf } from '../domain/provider'
export type {
  AnalyticsOptions,
  AppMetadata,
  ConnectMethod,
  CustomWallet,
  Features,
  NamesOption,
  RemoteFeatures,
  ServiceUrls,
  TokenOption,
  WalletFeature,
  WalletGroup,
  WalletOptions,
} from '../domain/options'
export type { OnRampOptions } from '../domain/onRamp'
export type { Wallet } from '../domain/wallet'
export type {
  ThemeColors,
  ThemeDensity,
  ThemeMode,
  ThemeOptions,
  ThemeParts,
  ThemeRadius,
} from '../domain/theme'
export { viewEntry, type ViewEntry, type ViewName, type ViewParams } from '../domain/views'
export type { ChainAdapter, ChainAdapterDescriptor, ChainAdapterPorts } from '../ports/chainAdapter'
export type { AddressRules } from '../ports/addressRules'
export type {
  ChainClient,
  PaidFee,
  Receipt,
  TokenToRead,
  TokenTransfer,
} from '../ports/chainClient'
export type { WalletChange, WalletSession, WalletSource } from '../ports/walletSource'
export type { Capability } from '../domain/capabilities'
export type { AdapterOption } from '../app/runtime/chains/splitAdapters'
export type {
  PairingUri,
  WalletConnectChange,
  RelayConnectionStatus,
  WalletConnectClient,
  WalletConnectNamespace,
  WalletConnectPorts,
  WalletConnectRequest,
  WalletConnectSession,
} from '../ports/walletConnect'
export type { WalletConnectDescriptor } from '../ports/walletConnectDescriptor'
export type {
  EmbeddedClient,
  EmbeddedDescriptor,
  EmbeddedPorts,
  EmbeddedSession,
} from '../ports/embedded'
export type { KeyValueStorage } from '../ports/browser'
export type {
  AddressOf,
  CaipAddress,
  CaipNetworkId,
  ChainIdOf,
  Namespace,
} from '../lib/address/caip'
export type { Strings, StringKey } from '../strings/strings'
export {
  modalClosed,
  modalCloseRequested,
  modalOpened,
  modalOpenRequested,
  type OpenRequest,
} from '../events/modalEvents'
export {
  accountsChanged,
  connectCancelled,
  connectFailed,
  connectRequested,
  disconnected,
  disconnectRequested,
  walletConnected,
  type ConnectorRef,
} from '../events/connectionEvents'
export {
  networkChosen,
  networkSwitched,
  networkSwitchFailed,
  walletNetworkReported,
} from '../events/networkEvents'
export { signedIn, signedOut, transactionMined, transactionSubmitted } from '../app/host/facts'
export { addressLabelled, addressLabelRemoved } from '../core/options/optionsSlice'
export {
  localeChosen,
  themeGiven,
  themeModeChosen,
  themeVariablesGiven,
} from '../core/theme/themeSlice'
