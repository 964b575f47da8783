import type { WalletModalState } from '../../store/rootReducer'
import type { HostStore } from '../../store/scopedStore'
import { findRuntime } from '../runtime/findRuntime'

/**
 * Calls `listener` when the value of `select` changes in the modal's state, for code outside React.
 * `select` can be any selector of this package; your own must return the same reference for the
 * same state. `listener` is not called for the initial value.
 *
 * @returns a function that removes the listener
 * @throws {ModalError} `STORE_NOT_INTEGRATED` if the store contains no modal.
 * @example
 * const stop = subscribe(store, selectAddress, address => console.log(address ?? 'disconnected'))
 */
export function subscribe<T>(
  hostStore: HostStore,
  select: (state: WalletModalState) => T,
  listener: (value: T, before: T) => void,
  modalKey = 'walletModal',
): () => void {
  const runtime = findRuntime(hostStore, modalKey)
  runtime.attach(hostStore)
  const read = () => select(runtime.store.getState())
  let last = read()
  return runtime.store.subscribe(() => {
    const before = last
    last = read()
    if (!Object.is(last, before)) listener(last, before)
  })
}
