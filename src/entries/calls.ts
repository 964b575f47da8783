import { useMemo } from 'react'
import type { Calls } from '../app/calls/Calls'
import { useRuntime, type StoreProps } from '../app/host/hooks/useRuntime'
import { findRuntime } from '../app/runtime/findRuntime'
import type { Runtime } from '../app/runtime/Runtime'
import type { HostStore } from '../store/scopedStore'

export type { Calls } from '../app/calls/Calls'
export type {
  CallsOutcome,
  CallsReceipt,
  CallsStatus,
  SentCalls,
  WalletAsset,
  WalletCall,
  WalletCallsRequest,
  WalletCapabilities,
} from '../domain/calls/walletCalls'

const notLoaded = () =>
  ({ status: 'failed', error: { code: 'CODE_NOT_LOADED', detail: 'the calls' } }) as const

function createLazyCalls(runtime: Runtime): Calls {
  const methods = () =>
    import('../app/calls/callMethods').then(({ createCallMethods }) => createCallMethods(runtime))
  return {
    sendCalls: request => methods().then(all => all.sendCalls(request), notLoaded),
    getCallsStatus: id => methods().then(all => all.getCallsStatus(id), notLoaded),
    getCapabilities: () => methods().then(all => all.getCapabilities(), notLoaded),
    getAssets: ids => methods().then(all => all.getAssets(ids), notLoaded),
  }
}

/**
 * Returns the methods for batched calls, and for the wallet's capabilities and assets, for code
 * outside React.
 *
 * @throws {ModalError} `STORE_NOT_INTEGRATED` if the store contains no modal.
 * @example
 * const { sendCalls, getCallsStatus } = createCalls(store)
 */
export const createCalls = (store: HostStore, modalKey = 'walletModal'): Calls =>
  createLazyCalls(findRuntime(store, modalKey))

/**
 * The methods of `createCalls`, for components.
 *
 * @throws {ModalError} `STORE_NOT_INTEGRATED` if the store contains no modal.
 */
export function useCalls(where: StoreProps = {}): Calls {
  const { runtime } = useRuntime(where)
  return useMemo(() => createLazyCalls(runtime), [runtime])
}
