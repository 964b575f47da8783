import { useContext, useEffect, useMemo } from 'react'
import { ReactReduxContext } from 'react-redux'
import { ModalError } from '../../../domain/ModalError'
import type { HostStore } from '../../../store/scopedStore'
import { findRuntime } from '../../runtime/findRuntime'
import type { Runtime } from '../../runtime/Runtime'

export interface StoreProps {
  /** The host's store. Default: that of the host's `<Provider>`. */
  readonly store?: HostStore | undefined
  /** The modal's key, if a page has several modals. */
  readonly modalKey?: string | undefined
}

/**
 * Finds the modal in the host's store, and attaches the store to its runtime.
 *
 * @throws {ModalError} `STORE_NOT_INTEGRATED` with the missing line.
 */
export function useRuntime({ store, modalKey = 'walletModal' }: StoreProps): {
  readonly runtime: Runtime
} {
  const context = useContext(ReactReduxContext)
  const hostStore = (store ?? context?.store) as HostStore | undefined
  const found = useMemo(() => {
    if (!hostStore) {
      throw new ModalError('STORE_NOT_INTEGRATED', 'no store and no <Provider>')
    }
    return { runtime: findRuntime(hostStore, modalKey), hostStore }
  }, [hostStore, modalKey])
  useEffect(() => found.runtime.attach(found.hostStore)?.(), [found])
  return found
}
