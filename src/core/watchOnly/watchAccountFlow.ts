import { isAnyOf, TaskAbortError } from '@reduxjs/toolkit'
import { toErrorState } from '../../domain/errors'
import { CONNECT_TIMEOUT_MS } from '../../domain/limits'
import { ModalError } from '../../domain/ModalError'
import { getViewFacts } from '../../domain/viewFacts'
import { walletConnected } from '../../events/connectionEvents'
import { flowsHalted } from '../../events/flowEvents'
import type { Namespace } from '../../lib/address/caip'
import { isWatchOnlyDescriptor, WATCH_ONLY_CONNECTOR_ID } from '../../ports/watchOnlyDescriptor'
import { raceUntil } from '../../store/raceUntil'
import type { AppStartListening, FlowApi } from '../../store/listening'
import { selectIsOpen } from '../modal/modalSlice'
import { selectNetworks } from '../network/networkSlice'
import { selectConnectedView } from '../network/switchSelectors'
import { historyReset, selectCurrentView } from '../router/routerSlice'
import { resolveAccount } from './resolveAccount'
import { watchCancelled, watchFailed, watchRequested } from './watchOnlyEvents'

const isCancelled = isAnyOf(watchCancelled, flowsHalted)

/** Returns the namespaces that have both an adapter and a network. */
function getWatchableNamespaces(api: FlowApi, wanted: Namespace | undefined): readonly Namespace[] {
  const listed = selectNetworks(api.getState()).map(({ namespace }) => namespace)
  const namespaces = api.extra.chains.namespaces.filter(each => listed.includes(each))
  return wanted === undefined ? namespaces : namespaces.filter(each => each === wanted)
}

async function openSession(
  api: FlowApi,
  text: string,
  wanted: Namespace | undefined,
  signal: AbortSignal,
) {
  const account = await resolveAccount(api, text, getWatchableNamespaces(api, wanted))
  const { namespace } = account
  const { wallets } = await api.extra.chains.load(namespace)
  const session = await wallets.restore(WATCH_ONLY_CONNECTOR_ID, signal, [account])
  if (!session) throw new ModalError('NETWORK_NOT_FOUND', `The page has no network of ${namespace}`)
  return { namespace, session }
}

/** Replaces the connect views of an open modal with the account. */
function replaceConnectView(api: FlowApi, namespace: Namespace) {
  const state = api.getState()
  if (selectIsOpen(state) && getViewFacts(selectCurrentView(state).name).home === 'disconnected')
    api.dispatch(historyReset(selectConnectedView(state, namespace)))
}

/**
 * Resolves an address or a name and connects its account, cancelling an older request. Ends with
 * `walletConnected`, `watchFailed` or `watchCancelled`.
 */
export function registerWatchAccountFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: watchRequested,
    effect: async ({ payload: { text, namespace: wanted } }, api) => {
      api.cancelActiveListeners()
      try {
        if (!api.extra.host?.adapters?.some(isWatchOnlyDescriptor))
          throw new ModalError('ADAPTER_NOT_FOUND', 'watchOnly() is not among the adapters')
        const outcome = await raceUntil(api, isCancelled, CONNECT_TIMEOUT_MS, signal =>
          openSession(api, text.trim(), wanted, signal),
        )
        if (outcome.kind === 'left') return
        if (outcome.kind === 'timedOut') throw new ModalError('CONNECT_TIMEOUT')
        const { namespace, session } = outcome.value
        const { walletName = WATCH_ONLY_CONNECTOR_ID } = session
        const ref = { namespace, connectorId: WATCH_ONLY_CONNECTOR_ID }
        api.dispatch(walletConnected({ ...ref, ...session, walletName, isRestored: false }))
        replaceConnectView(api, namespace)
      } catch (thrown) {
        if (thrown instanceof TaskAbortError) return // cancelled: a newer request took over
        api.dispatch(watchFailed({ error: toErrorState(thrown, 'CONNECT_FAILED') }))
      }
    },
  })
}
