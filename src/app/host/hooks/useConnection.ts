import { useCallback, useMemo } from 'react'
import type { Connection } from '../../../domain/connector'
import { disconnectRequested } from '../../../events/connectionEvents'
import { selectConnectionByNamespace } from '../../../core/connections/connectionsSlice'
import { selectOtherConnections, selectSwitching } from '../../../core/multiWallet/multiWalletState'
import { resolveNamespace } from '../resolveNamespace'
import type { Outcome } from '../Controls'
import { createControls } from '../createControls'
import { recentForgotten } from '../facts'
import type { NamespaceOption } from './hooks'
import { useConnections } from './useConnections'
import { useHostSelector } from './useHostSelector'
import { useRuntime } from './useRuntime'

/** A connected wallet and its account; without an address, the one the wallet selects. */
export interface ConnectionChoice {
  /** As in `useConnections`. */
  readonly connectorId: string
  readonly address?: string
}

export interface HostConnection {
  /** The wallet in use; `null` while none is connected. */
  readonly connection: Connection | null
  /** A switch to another wallet is in progress. */
  readonly isPending: boolean
  /**
   * Makes another connected wallet the current one; the previous one stays connected. A wallet that
   * is not connected is connected first. Resolves with `connected` once it is in use; fails as
   * `connect` does, with `SESSION_ENDED` if the wallet no longer shares any account, and with
   * `UNAUTHORIZED` if it does not share that account. Never rejects.
   */
  readonly switchConnection: (choice: ConnectionChoice) => Promise<Outcome>
  /** Disconnects a connected wallet, current or not; a wallet of an earlier visit is forgotten. */
  readonly deleteConnection: (choice: Pick<ConnectionChoice, 'connectorId'>) => void
}

/**
 * Returns the current wallet of a chain family, and methods to switch and remove wallets. A chain
 * family can have several connected wallets if the project's owner allows it (`multiWallet`).
 * Without a `namespace`, the current chain family.
 *
 * @throws {ModalError} `STORE_NOT_INTEGRATED` if the store contains no modal.
 */
export function useConnection({ namespace, ...where }: NamespaceOption = {}): HostConnection {
  const { runtime } = useRuntime(where)
  const shown = useHostSelector(runtime, state => resolveNamespace(state, namespace))
  const { connections } = useConnections({ namespace: shown, ...where })
  const isPending = useHostSelector(runtime, state => selectSwitching(state)?.namespace === shown)
  const switchConnection = useCallback(
    async ({ connectorId, address }: ConnectionChoice): Promise<Outcome> => {
      const others = selectOtherConnections(runtime.store.getState(), shown)
      if (others.every(each => each.connectorId !== connectorId))
        return createControls(runtime).connect(connectorId, shown)
      const { switchConnection: run } = await import('../switchConnection')
      return run(runtime, { namespace: shown, connectorId }, address)
    },
    [runtime, shown],
  )
  const deleteConnection = useCallback(
    ({ connectorId }: Pick<ConnectionChoice, 'connectorId'>) => {
      const state = runtime.store.getState()
      const isLive =
        selectConnectionByNamespace(state, shown).connectorId === connectorId ||
        selectOtherConnections(state, shown).some(each => each.connectorId === connectorId)
      const ref = { namespace: shown, connectorId }
      runtime.store.dispatch(isLive ? disconnectRequested(ref) : recentForgotten(ref))
    },
    [runtime, shown],
  )
  const connection = connections[0] ?? null
  return useMemo(
    () => ({ connection, isPending, switchConnection, deleteConnection }),
    [connection, isPending, switchConnection, deleteConnection],
  )
}
