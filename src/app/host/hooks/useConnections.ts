import { useMemo } from 'react'
import type { Connection } from '../../../domain/connector'
import {
  selectConnectionByNamespace,
  selectStoredConnections,
} from '../../../core/connections/connectionsSlice'
import { markRecent } from '../../../core/connections/markRecent'
import { selectOtherConnections } from '../../../core/multiWallet/multiWalletState'
import { resolveNamespace } from '../resolveNamespace'
import type { NamespaceOption } from './hooks'
import { useHostSelector } from './useHostSelector'
import { useRuntime } from './useRuntime'

export interface HostConnections {
  /**
   * The connected wallets of the chain family, the current one first; empty while none is
   * connected. Several only if the project's owner allows it (`multiWallet`).
   */
  readonly connections: readonly Connection[]
  /**
   * Wallets remembered from an earlier visit. They are read from storage when the modal is first
   * opened or a session is restored.
   */
  readonly recentConnections: readonly Connection[]
}

/**
 * Returns the wallets of a chain family: the connected ones, and those remembered from an earlier
 * visit. Without a `namespace`, those of the current chain family.
 *
 * @throws {ModalError} `STORE_NOT_INTEGRATED` if the store contains no modal.
 */
export function useConnections({ namespace, ...where }: NamespaceOption = {}): HostConnections {
  const { runtime } = useRuntime(where)
  const stored = useHostSelector(runtime, state =>
    selectStoredConnections(state, resolveNamespace(state, namespace)),
  )
  const live = useHostSelector(runtime, state =>
    selectConnectionByNamespace(state, resolveNamespace(state, namespace)),
  )
  const others = useHostSelector(runtime, state =>
    selectOtherConnections(state, resolveNamespace(state, namespace)),
  )
  return useMemo(() => {
    const all = markRecent(stored, live, others)
    return {
      connections: all.filter(({ recent }) => recent !== true),
      recentConnections: all.filter(({ recent }) => recent === true),
    }
  }, [stored, live, others])
}
