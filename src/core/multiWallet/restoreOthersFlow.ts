import { isAnyOf, TaskAbortError, type UnknownAction } from '@reduxjs/toolkit'
import { keepChosenAccount } from '../../domain/chosenAccount'
import type { Connection } from '../../domain/connector'
import { ModalError } from '../../domain/ModalError'
import { disconnected, walletConnected, type ConnectorRef } from '../../events/connectionEvents'
import { flowsHalted } from '../../events/flowEvents'
import { otherConnectionAdded, otherConnectionRemoved } from '../../events/otherConnectionEvents'
import type { Namespace } from '../../lib/address/caip'
import type { WalletSession } from '../../ports/walletSource'
import type { AppStartListening, FlowApi } from '../../store/listening'
import { raceUntil } from '../../store/raceUntil'
import {
  selectConnectionByNamespace,
  selectStoredConnectorIds,
} from '../connections/connectionsSlice'
import { selectConnectorById } from '../connectors/selectConnectorById'
import { selectOptions } from '../options/optionsSlice'
import { unrestoredDropped, unrestoredFound } from './multiWalletEvents'

/** How long after the start a wallet may announce itself and still be restored. */
const RESTORE_MS = 120_000

/** Matches actions by which another flow decides about this wallet. */
const isSettledBy =
  ({ namespace, connectorId }: ConnectorRef) =>
  (action: UnknownAction): action is UnknownAction =>
    flowsHalted.match(action) ||
    (disconnected.match(action) &&
      action.payload.by === 'visitor' &&
      action.payload.namespace === namespace) ||
    (isAnyOf(walletConnected, otherConnectionAdded, otherConnectionRemoved)(action) &&
      action.payload.namespace === namespace &&
      action.payload.connectorId === connectorId)

/** Adds a restored wallet to the others, or makes it the active one if there is none. */
function addRestored(
  api: FlowApi,
  { namespace, connectorId }: ConnectorRef,
  { accounts: last, name }: Connection,
  session: WalletSession,
): void {
  const state = api.getState()
  const known = session.walletName ?? selectConnectorById(state, connectorId)?.name ?? name
  const facts = {
    namespace,
    connectorId,
    accounts: keepChosenAccount(last, session.accounts),
    capabilities: session.capabilities,
    caipNetworkId: session.caipNetworkId,
    walletName: known ?? connectorId,
    isRestored: true,
  }
  const isFree =
    selectConnectionByNamespace(state, namespace).phase === 'disconnected' &&
    selectStoredConnectorIds(state)[namespace] === undefined
  api.dispatch(isFree ? walletConnected(facts) : otherConnectionAdded(facts))
}

async function restoreOne(api: FlowApi, namespace: Namespace, stored: Connection): Promise<void> {
  const ref = { namespace, connectorId: stored.connectorId }
  try {
    const outcome = await raceUntil(api, isSettledBy(ref), RESTORE_MS, async signal => {
      const { wallets } = await api.extra.chains.load(namespace)
      return wallets.restore(ref.connectorId, signal, stored.accounts)
    })
    if (outcome.kind !== 'done') return // too late: the next page load retries
    if (outcome.value) addRestored(api, ref, stored, outcome.value)
    else api.dispatch(unrestoredDropped(ref))
  } catch (thrown) {
    if (thrown instanceof TaskAbortError) return // cancelled: storage was read again
    api.extra.logger.log('info', 'A stored session could not be restored', thrown)
    const isLater =
      thrown instanceof ModalError && ['CODE_NOT_LOADED', 'CONNECT_TIMEOUT'].includes(thrown.code)
    if (!isLater) api.dispatch(unrestoredDropped(ref))
  }
}

/**
 * Silently restores the other stored wallets. Ends with `otherConnectionAdded` for each,
 * `walletConnected` if none is active, or `unrestoredDropped`; one that does not answer stays
 * stored.
 */
export function registerRestoreOthersFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: unrestoredFound,
    effect: async ({ payload }, api) => {
      api.cancelActiveListeners()
      if (!selectOptions(api.getState()).isReconnectEnabled) return
      await Promise.all(
        api.extra.chains.namespaces.flatMap(namespace =>
          (payload[namespace] ?? []).map(stored => restoreOne(api, namespace, stored)),
        ),
      )
    },
  })
}
