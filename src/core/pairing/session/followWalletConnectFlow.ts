import { isAnyOf, TaskAbortError, type UnknownAction } from '@reduxjs/toolkit'
import { DISCONNECT_TIMEOUT_MS } from '../../../domain/limits'
import { disconnected, walletConnected } from '../../../events/connectionEvents'
import { flowsHalted } from '../../../events/flowEvents'
import { otherConnectionAdded, otherConnectionRemoved } from '../../../events/otherConnectionEvents'
import { walletLinkKept } from '../../../events/pairingEvents'
import { relayConnectionChanged, walletConnectSessionChanged } from '../pairingFacts'
import type { Namespace } from '../../../lib/address/caip'
import { peerLinkBase } from '../../../lib/links/deepLink'
import {
  WALLET_CONNECT_CONNECTOR_ID,
  type WalletConnectChange,
  type WalletConnectClient,
  type WalletConnectSession,
} from '../../../ports/walletConnect'
import type { AppStartListening, FlowApi } from '../../../store/listening'
import { raceUntil } from '../../../store/raceUntil'
import { selectConnectionByNamespace } from '../../connections/connectionsSlice'
import { selectIsOpen } from '../../modal/modalSlice'
import { selectLastCaipNetworkIdByNamespace } from '../../network/networkSlice'
import { toastDismissed, toastShown } from '../../notifications/notificationsSlice'
import { selectOptions } from '../../options/optionsSlice'
import { selectConnectedWallet } from '../../wallets/walletsSlice'
import {
  selectIsWalletConnectConnected,
  selectWalletConnectNamespaces,
} from './walletConnectSelectors'
import { settleOnNetwork } from './settleOnNetwork'
import { reportSession } from './reportSession'
import { isVettedLink } from '../withVettedLinks'

const joins = isAnyOf(walletConnected, otherConnectionAdded)
const leaves = isAnyOf(disconnected, otherConnectionRemoved)
const moves = isAnyOf(joins, leaves)
const SESSION_ENDED_TOAST = 'session-ended'

/** Connects chain families that the wallet approves later. */
function connectNewNamespaces(
  api: FlowApi,
  walletConnect: WalletConnectClient,
  session: WalletConnectSession,
) {
  const state = api.getState()
  const [known] = selectWalletConnectNamespaces(state)
  if (!known) return
  const { walletName } = selectConnectionByNamespace(state, known)
  for (const namespace of api.extra.chains.namespaces) {
    if (selectConnectionByNamespace(state, namespace).phase !== 'disconnected') continue
    const wanted = selectLastCaipNetworkIdByNamespace(state, namespace)
    const part = settleOnNetwork(walletConnect, namespace, wanted)
    if (!part) continue
    api.dispatch(
      walletConnected({
        namespace,
        connectorId: WALLET_CONNECT_CONNECTOR_ID,
        accounts: part.accounts,
        capabilities: part.capabilities,
        caipNetworkId: part.activeCaipNetworkId,
        walletName: session.peer.name || (walletName ?? ''),
        isRestored: true,
      }),
    )
  }
}

/**
 * Disconnects namespaces that the session no longer has: a replacing session may lack some, and a
 * wallet may disconnect right after approving.
 */
function disconnectMissingNamespaces(api: FlowApi, session: WalletConnectSession | null) {
  for (const namespace of selectWalletConnectNamespaces(api.getState())) {
    if (!session?.namespaces[namespace]) api.dispatch(disconnected({ namespace, by: 'wallet' }))
  }
}

/**
 * Drops a stored link that does not belong to the wallet: other code on the origin can write
 * storage.
 */
function clearForeignLink(api: FlowApi) {
  const state = api.getState()
  const { link } = state.wallets
  if (link && !isVettedLink(state, link)) api.dispatch(walletLinkKept({ link: null }))
}

/**
 * Falls back to the link in the wallet's own metadata when the user copied the pairing URI or the
 * stored link was dropped. Phones only: elsewhere the wallet is on another device.
 */
function storePeerLink(api: FlowApi, session: WalletConnectSession | null) {
  const state = api.getState()
  if (!session || state.wallets.link) return
  const { isUniversalLinkPreferred } = selectOptions(state)
  const { peer } = session
  const href = peerLinkBase(peer, api.extra.readPlatform(), isUniversalLinkPreferred)
  if (href !== null)
    api.dispatch(
      walletLinkKept({
        link: { href, name: peer.name || (selectConnectedWallet(state)?.name ?? '') },
      }),
    )
}

/** Shows one toast for all namespaces. If the modal is closed, it stays until dismissed. */
function showSessionEndedToast(api: FlowApi) {
  const isSticky = !selectIsOpen(api.getState())
  const message = { id: SESSION_ENDED_TOAST, tone: 'warning', text: 'errors.sessionEnded' } as const
  api.dispatch(toastShown({ ...message, ...(isSticky && { isSticky }) }))
}

/**
 * Ends the session once no namespace is connected over WalletConnect, whichever side disconnected.
 */
async function endSession(api: FlowApi, namespace: Namespace) {
  api.dispatch(walletConnectSessionChanged({ session: null }))
  api.dispatch(walletLinkKept({ link: null }))
  if (!api.extra.walletConnect?.peek()?.session()) return
  const isOver = (action: UnknownAction): action is UnknownAction =>
    flowsHalted.match(action) ||
    (walletConnected.match(action) && action.payload.connectorId === WALLET_CONNECT_CONNECTOR_ID)
  await raceUntil(api, isOver, DISCONNECT_TIMEOUT_MS, async signal => {
    const { wallets } = await api.extra.chains.load(namespace)
    await wallets.disconnect(WALLET_CONNECT_CONNECTOR_ID, signal)
  })
}

/**
 * Mirrors the WalletConnect session into state while a namespace is connected over it, connects
 * what the wallet approves later, and ends the session with its last namespace. Shows one toast
 * when the wallet ended it.
 */
export function registerFollowWalletConnectFlow(startListening: AppStartListening) {
  return startListening({
    matcher: joins,
    effect: async ({ payload: { namespace, connectorId, isRestored } }, api) => {
      if (connectorId !== WALLET_CONNECT_CONNECTOR_ID || !api.extra.walletConnect) return
      api.cancelActiveListeners()
      api.dispatch(toastDismissed(SESSION_ENDED_TOAST))
      let isEndedByWallet: boolean
      try {
        const walletConnect = await api.pause(api.extra.walletConnect.load())
        const onChange = (change: WalletConnectChange) => {
          if (change.kind === 'status')
            api.dispatch(relayConnectionChanged({ status: change.status }))
          if (change.kind !== 'session') return
          reportSession(api, change.session)
          connectNewNamespaces(api, walletConnect, change.session)
        }
        const stop = walletConnect.watch(onChange)
        try {
          const session = walletConnect.session()
          reportSession(api, session)
          const status = walletConnect.connectionStatus()
          if (status.isLost || status.isAwaited) api.dispatch(relayConnectionChanged({ status }))
          disconnectMissingNamespaces(api, session)
          if (isRestored) clearForeignLink(api)
          storePeerLink(api, session)
          isEndedByWallet = !selectIsWalletConnectConnected(api.getState())
          if (!isEndedByWallet)
            await api.condition((action, state) => {
              if (!moves(action) || selectIsWalletConnectConnected(state)) return false
              isEndedByWallet = leaves(action) && action.payload.by === 'wallet'
              return true
            })
        } finally {
          stop()
        }
        if (isEndedByWallet) showSessionEndedToast(api)
        await endSession(api, namespace)
      } catch (thrown) {
        // a listener for another namespace of the session took over
        if (thrown instanceof TaskAbortError) return
        api.extra.logger.log('info', 'The wallet did not confirm the end of its session', thrown)
      }
    },
  })
}
