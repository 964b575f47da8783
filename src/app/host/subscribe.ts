import type { WalletModalState } from '../../store/rootReducer'
import type { HostStore } from '../../store/scopedStore'
import { findRuntime } from '../runtime/findRuntime'

/**
 * Calls `listener` each time what `select` reads from the modal's state has changed, for code outside React. Every selector of
 * this package can be passed; one of your own has to return the same reference for the same answer. `listener` is not called for
 * the value that there is already.
 *
 * @returns a function that ends it
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
