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
  createFakeWalletConnect,
  fakeWalletConnectSession,
  type FakePairing,
  type FakeWalletConnect,
  type FakeWalletConnectOptions,
} from './createFakeWalletConnect'
export {
  createScriptableWallet,
  type ScriptableWallet,
  type ScriptableWalletOptions,
  type WalletProvider,
  type WalletRequest,
} from './createScriptableWallet'
export { memoryStorage, type MemoryStorage } from './memoryStorage'
export { states, type StateName } from './states'
export { exportReport, type BugReport } from '../app/runtime/exportReport'
export { replay } from './replay'
export type { LoggedAction } from '../app/runtime/LoggedAction'
export { hostsOf, type HostUse, type WalletConnectHosts } from './hostsOf'
export { policyOf } from './policyOf'
