export {
  createTestStore,
  type FakePage,
  type LoggedMessage,
  type TestStore,
  type TestStoreOptions,
} from './createTestStore'
export {
  createFakeAdapter,
  type AdapterAnswers,
  type AdapterCall,
  type FakeAdapter,
} from './createFakeAdapter'
export { answered, createFakeHttp, refused, type FakeHttp, type HttpAnswer } from './createFakeHttp'
export {
  createFakeFrame,
  type FakeFrame,
  type FakeFrameLoad,
  type FakeFrameOptions,
  type FakeFrameRequest,
  type ReceivedFrameMessage,
} from './createFakeFrame'
export { createFakeWalletConnect } from './createFakeWalletConnect'
export {
  fakeWalletConnectSession,
  type FakePairing,
  type FakeWalletConnect,
  type FakeWalletConnectOptions,
} from './fakeWalletConnectSession'
export {
  createScriptableWallet,
  type ScriptableWallet,
  type ScriptableWalletOptions,
} from './wallets/createScriptableWallet'
export {
  createScriptableSolanaWallet,
  type ScriptableSolanaWalletOptions,
} from './wallets/createScriptableSolanaWallet'
export {
  createScriptableBitcoinWallet,
  type BitcoinWalletKind,
  type ScriptableBitcoinWallet,
  type ScriptableBitcoinWalletOptions,
} from './wallets/createScriptableBitcoinWallet'
export {
  createScriptablePolkadotWallet,
  type ScriptablePolkadotWalletOptions,
} from './wallets/createScriptablePolkadotWallet'
export {
  createScriptableCosmosWallet,
  type ScriptableCosmosWalletOptions,
} from './wallets/createScriptableCosmosWallet'
export type {
  WalletAnnouncement,
  WalletProvider,
  WalletRequest,
  WalletScript,
} from './wallets/WalletScript'
export { installInBrowser, type BrowserPage } from './wallets/installInBrowser'
export { ignoreStyleErrors, withinModal } from './withinModal'
export { modalPage, type LocatorLike, type ModalPage, type LocatorScopeLike } from './modalPage'
export {
  createRequestHandlers,
  type BrowserRoute,
  type HandledRequest,
  type RequestAnswers,
  type RequestHandlers,
} from './createRequestHandlers'
export { sampleServices } from './sampleServices'
export { setupStore, type PageState, type PageStore, type SetupStoreOptions } from './setupStore'
export { memoryStorage, type MemoryStorage } from './memoryStorage'
export { states } from './states'
export { exportReport, type BugReport } from '../app/runtime/exportReport'
export { replay } from './replay'
export type { LoggedAction } from '../app/runtime/LoggedAction'
export { getContactedHosts, type HostUse, type WalletConnectHosts } from './getContactedHosts'
export { getContentSecurityPolicy } from './getContentSecurityPolicy'
export { type FrameMessageHeard, type PlaceLike, hostsOf, policyOf } from './deprecatedNames'
