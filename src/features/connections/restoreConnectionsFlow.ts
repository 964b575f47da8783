import { isAnyOf, TaskAbortError, type UnknownAction } from '@reduxjs/toolkit'
import type { ErrorCode } from '../../domain/errorCatalogue'
import { ModalError } from '../../domain/ModalError'
import {
  connectRequested,
  disconnected,
  restoreFailed,
  restoreStarted,
  walletConnected,
} from '../../events/connectionEvents'
import { flowsHalted, hydrated, storeReady } from '../../events/lifecycleEvents'
import type { Namespace } from '../../lib/caip'
import type { ChainAdapter, WalletSession } from '../../ports/chainAdapter'
import { raceUntil } from '../../store/raceUntil'
import type { AppStartListening, FlowApi } from '../../store/listening'
import { selectConnectorById } from '../connectors/connectorOf'
import { selectOptions } from '../options/optionsSlice'
import {
  selectConnectionOf,
  selectDisconnectedConnectorIds,
  selectStoredConnectorIds,
} from './connectionsSlice'
import { tellWallet } from './tellWallet'

/** A wallet may announce itself this long after the bound and still be taken back without a prompt. */
const LATE_JOIN_MS = 120_000
/** These say nothing about the session: it stays stored, and the next page asks again. */
const FOR_NOW: readonly ErrorCode[] = ['CODE_NOT_LOADED', 'CONNECT_TIMEOUT']

/**
 * Takes a stored session back, silently, per namespace: `restoreStarted`, then `walletConnected` or `restoreFailed`
 * within the bound the host set. A wallet that comes later than that still joins.
 */
export function registerRestoreConnectionsFlow(startListening: AppStartListening) {
  return startListening({
    matcher: isAnyOf(storeReady, hydrated),
    effect: async (action, api) => {
      const stored = Object.entries(selectStoredConnectorIds(api.getState())) as [
        Namespace,
        string,
      ][]
      const isStart = storeReady.match(action)
      const { isReconnectEnabled } = selectOptions(api.getState())
      if (isStart && !isReconnectEnabled) {
        await leave(api, stored)
        return
      }
      if (!isReconnectEnabled) return
      const changed = hydrated.match(action) ? action.payload : {}
      const goodbyes = selectDisconnectedConnectorIds(api.getState())
      const wanted = stored
        .filter(([namespace]) => isStart || `connectorId:${namespace}` in changed)
        .filter(([namespace, id]) => !goodbyes[namespace]?.includes(id))
      await Promise.all(
        wanted
          .filter(([namespace]) => api.extra.chains.namespaces.includes(namespace))
          .filter(([ns]) => selectConnectionOf(api.getState(), ns).phase === 'disconnected')
          .map(([namespace, connectorId]) => restore(api, namespace, connectorId)),
      )
    },
  })
}

/** The host wants nothing taken back: what is stored is forgotten at once, and its wallets are told afterwards. */
async function leave(api: FlowApi, stored: readonly (readonly [Namespace, string])[]) {
  for (const [namespace] of stored) api.dispatch(disconnected({ namespace, by: 'visitor' }))
  const reached = stored.filter(([namespace]) => api.extra.chains.namespaces.includes(namespace))
  try {
    await Promise.all(reached.map(([namespace, id]) => tellWallet(api, namespace, id)))
  } catch (thrown) {
    if (!(thrown instanceof TaskAbortError)) throw thrown // else the store's flows were cleared
  }
}

async function restore(api: FlowApi, namespace: Namespace, connectorId: string): Promise<void> {
  const ref = { namespace, connectorId }
  const isMine = isAnyOf(connectRequested, disconnected, restoreFailed, walletConnected)
  const isOver = (action: UnknownAction): action is UnknownAction =>
    flowsHalted.match(action) || (isMine(action) && action.payload.namespace === namespace)
  const ask = async (signal: AbortSignal) => {
    const adapter: ChainAdapter = await api.extra.chains.load(namespace)
    return adapter.restore(connectorId, signal)
  }
  const join = (session: WalletSession) => {
    if (selectDisconnectedConnectorIds(api.getState())[namespace]?.includes(connectorId)) {
      api.dispatch(restoreFailed({ ...ref, reason: 'locked' })) // another tab said goodbye meanwhile
      return
    }
    const { name } = selectConnectorById(api.getState(), connectorId) ?? {}
    const known = session.walletName ?? name ?? connectorId
    const walletName = known || (api.getState().wallets.link?.name ?? '')
    api.dispatch(walletConnected({ ...ref, ...session, walletName, isRestored: true }))
  }
  api.dispatch(restoreStarted(ref))
  try {
    const { restoreTimeoutMs } = selectOptions(api.getState())
    const outcome = await raceUntil(api, isOver, restoreTimeoutMs, ask)
    if (outcome.kind === 'left') return
    if (outcome.kind === 'done') {
      if (outcome.value) join(outcome.value)
      else api.dispatch(restoreFailed({ ...ref, reason: 'locked' }))
      return
    }
    api.dispatch(restoreFailed({ ...ref, reason: 'timedOut' }))
    const late = await raceUntil(api, isOver, LATE_JOIN_MS, ask)
    if (late.kind === 'done' && late.value) join(late.value)
  } catch (thrown) {
    if (thrown instanceof TaskAbortError) return // the store's flows were cleared
    api.extra.logger.log('info', 'A stored session could not be restored', thrown)
    const isLater = thrown instanceof ModalError && FOR_NOW.includes(thrown.code)
    api.dispatch(restoreFailed({ ...ref, reason: isLater ? 'timedOut' : 'failed' }))
  }
}
