export { createWalletModal } from './app/createWalletModal'
export { devToolsSanitizers, type DevToolsSanitizers } from './app/devToolsSanitizers'
export type { WalletModalIntegration, WithWalletModal } from './app/createIntegration'
export type { WalletModalOptions } from './app/walletModalOptions'
export type { Balance, Controls, OpenOptions, Outcome, Verbs } from './app/Controls'
export type { BugReport } from './app/exportReport'
export type { LoggedAction } from './app/LoggedAction'
export { WalletModal, type WalletModalProps } from './app/WalletModal'
export { ConnectButton } from './app/ConnectButton'
export type { ConnectButtonProps } from './app/ConnectButtonProps'
export { AccountButton } from './app/AccountButton'
export type { AccountButtonProps } from './app/AccountButtonProps'
export { NetworkButton, type NetworkButtonProps } from './app/NetworkButton'
export { WalletButton, type WalletButtonProps } from './app/WalletButton'
export { WalletModalButton, type WalletModalButtonProps } from './app/WalletModalButton'
export {
  useAccount,
  useDisconnect,
  useNetwork,
  useTheme,
  useWalletInfo,
  useWalletModal,
  type HostAccount,
  type HostDisconnect,
  type NamespaceOption,
  type HostNetwork,
} from './app/hooks'
export { useBalance, type HostBalance } from './app/useBalance'
export { useConnect, type HostConnect } from './app/useConnect'
export { useModalEvents, type ModalEvent } from './app/useModalEvents'
export { useModalState, type HostModalState } from './app/useModalState'
export { useWalletProvider, type HostWalletProvider } from './app/useWalletProvider'
export type { StoreProps } from './app/useRuntime'
export type { HostStore } from './store/scopedStore'
export type { RootState } from './store/rootReducer'
export { ModalError } from './domain/ModalError'
export type { ErrorCode, ErrorState } from './domain/errorCatalogue'
export type { Account, AccountType } from './domain/account'
export type { Connection, ConnectionPhase, Connector } from './domain/connector'
export type { Network, NetworkInput, NativeCurrency } from './domain/network'
export type {
  AppMetadata,
  ConnectMethod,
  CustomWallet,
  Features,
  ServiceUrls,
  TokenOption,
  WalletFeature,
  WalletGroup,
  WalletOptions,
} from './domain/options'
export type { Wallet } from './domain/wallet'
export type { ThemeMode } from './domain/theme'
export { viewEntry, type ViewEntry, type ViewName, type ViewParams } from './domain/views'
export type { ChainAdapter, ChainAdapterDescriptor, ChainAdapterPorts } from './ports/chainAdapter'
export type { AddressRules } from './ports/addressRules'
export type { ChainClient, Receipt, TokenToRead } from './ports/chainClient'
export type { WalletChange, WalletSession, WalletSource } from './ports/walletSource'
export type { Capability } from './domain/capabilities'
export type { AdapterOption } from './app/splitAdapters'
export type {
  PairingCode,
  RelayChange,
  RelayLine,
  RelayClient,
  RelayDescriptor,
  RelayNamespace,
  RelayPorts,
  RelayRequest,
  RelaySession,
} from './ports/relay'
export type { KeyValueStorage } from './ports/browser'
export type { CaipAddress, CaipNetworkId, Namespace } from './lib/caip'
export type { Strings, StringKey } from './strings/en'
export { modalCloseRequested, modalOpenRequested, type OpenRequest } from './events/modalEvents'
export { connectRequested, disconnectRequested } from './events/connectionEvents'
export { networkChosen } from './events/networkEvents'
export { addressLabelled, addressLabelRemoved } from './features/options/optionsSlice'
export { localeChosen, themeModeChosen, themeVariablesGiven } from './features/theme/themeSlice'
