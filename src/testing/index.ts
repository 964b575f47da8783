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
  createFakeRelay,
  fakeRelaySession,
  type FakePairing,
  type FakeRelay,
  type FakeRelayOptions,
} from './createFakeRelay'
export {
  createScriptableWallet,
  type ScriptableWallet,
  type ScriptableWalletOptions,
  type WalletProvider,
  type WalletRequest,
} from './createScriptableWallet'
export { memoryStorage, type MemoryStorage } from './memoryStorage'
export { states, type StateName } from './states'
export { exportReport, type BugReport } from '../app/exportReport'
export { replay } from './replay'
export type { LoggedAction } from '../app/LoggedAction'
export { hostsOf, type HostUse, type RelayHosts } from './hostsOf'
export { policyOf } from './policyOf'
