import { isAnyOf, TaskAbortError, type UnknownAction } from '@reduxjs/toolkit'
import { toErrorState } from '../../domain/errors'
import { SUCCESS_DISPLAY_MS, PAIRING_TIMEOUT_MS, PAIRING_URI_TIMEOUT_MS } from '../../domain/limits'
import { ModalError } from '../../domain/ModalError'
import type { ViewEntry } from '../../domain/views'
import type { Wallet } from '../../domain/wallet'
import { connectRequested } from '../../events/connectionEvents'
import { flowsHalted } from '../../events/flowEvents'
import { modalClosed, modalCloseRequested } from '../../events/modalEvents'
import {
  pairingCancelled,
  pairingUriIssued,
  pairingFailed,
  pairingRequested,
  walletLinkKept,
} from '../../events/pairingEvents'
import { pairingApproved } from './pairingFacts'
import type {
  PairingUri,
  WalletConnectClient,
  WalletConnectSession,
} from '../../ports/walletConnect'
import type { AppStartListening, FlowApi } from '../../store/listening'
import { raceUntil } from '../../store/raceUntil'
import type { RootState } from '../../store/rootReducer'
import { viewShown } from '../../events/viewEvents'
import { loadPart } from '../parts'
import { selectOtherConnections } from '../multiWallet/multiWalletState'
import { selectMustSwitch } from '../network/switchSelectors'
import { selectCurrentView } from '../router/routerSlice'
import { selectHistory } from '../router/routerSelectors'
import { recentWalletUsed } from '../wallets/walletsSlice'
import { selectPlatform } from '../wallets/selectPlatform'
import { dropSession } from './session/dropSession'
import { joinSession, getSessionNamespaces } from './session/joinSession'
import { selectPairing } from './pairingSlice'
import { selectIsWalletConnectConnected } from './session/walletConnectSelectors'
import { isPairingUriKept } from './sharedPairingUri'

const ended = isAnyOf(modalClosed, pairingCancelled, connectRequested, flowsHalted)

const isKept = (state: RootState, view: ViewEntry) => isPairingUriKept(view, selectPlatform(state))

/**
 * Matches when the user closes, cancels, picks an injected connector, or leaves the last view that
 * keeps the pairing URI.
 */
const createPairingEndMatcher =
  (api: FlowApi) =>
  (action: UnknownAction): action is UnknownAction => {
    if (ended(action) || !viewShown.match(action)) return ended(action)
    const state = api.getState()
    return !selectHistory(state).some(view => isKept(state, view))
  }

type Connect = WalletConnectClient['connect']

/** Returns `connect`, or a one-click sign-in when the page requests one and it is possible. */
async function chooseConnect(
  api: FlowApi,
  load: () => Promise<WalletConnectClient>,
): Promise<Connect> {
  if (!api.extra.siwx) return (await load()).connect
  const { prepareSignIn, storeSignIn } = await loadPart('oneClickSignIn')
  const [{ connect, authenticate }, request] = await Promise.all([load(), prepareSignIn(api)])
  if (!authenticate || !request) return connect
  return async (onPairingUri, signal) => {
    const { session, statements } = await authenticate(request, onPairingUri, signal)
    if (!session) throw new ModalError('NO_ACCOUNTS')
    try {
      await storeSignIn(api, request, statements, signal)
    } catch (thrown) {
      dropSession(api, session)
      throw thrown
    }
    return session
  }
}

/**
 * Requests a pairing and dispatches each issued URI. Rejects when the relay issues none in time.
 */
async function pair(api: FlowApi, signal: AbortSignal): Promise<WalletConnectSession> {
  if (!api.extra.walletConnect)
    throw new ModalError('ADAPTER_NOT_FOUND', 'WalletConnectConnector not found')
  const { load } = api.extra.walletConnect
  const connect = await chooseConnect(api, load)
  if (signal.aborted) throw new ModalError('CANCELLED')
  const controller = new AbortController()
  const stop = () => controller.abort()
  signal.addEventListener('abort', stop)
  let rejectUnreachable = (_error: ModalError) => undefined as void
  const unreachable = new Promise<never>((_resolve, reject) => (rejectUnreachable = reject))
  const timeoutTask = api.fork(async task => {
    await task.delay(PAIRING_URI_TIMEOUT_MS)
    rejectUnreachable(new ModalError('RELAY_UNREACHABLE', 'The relay gave no code in time'))
  })
  const { secrets } = api.extra
  let pairingUriId: string | undefined
  const onPairingUri = ({ uri, expiresAt }: PairingUri) => {
    timeoutTask.cancel()
    if (controller.signal.aborted) return
    const before = pairingUriId
    pairingUriId = secrets.put(uri)
    api.dispatch(pairingUriIssued({ pairingUriId, expiresAt }))
    if (before !== undefined) secrets.take(before)
  }
  try {
    return await Promise.race([connect(onPairingUri, controller.signal), unreachable])
  } finally {
    timeoutTask.cancel()
    signal.removeEventListener('abort', stop)
    stop()
    if (pairingUriId !== undefined) secrets.take(pairingUriId)
  }
}

/** The pairing failed, so no wallet needs to be brought to the front. */
function clearUnusedLink(api: FlowApi) {
  const state = api.getState()
  const isUnused = state.wallets.link !== null && !selectIsWalletConnectConnected(state)
  if (isUnused) api.dispatch(walletLinkKept({ link: null }))
}

/** Stores what outlives the pairing: the chosen wallet and the link that brings it to the front. */
function storeChosenWallet(api: FlowApi): Wallet | null {
  const { wallet, link } = selectPairing(api.getState())
  if (wallet) api.dispatch(recentWalletUsed(wallet))
  api.dispatch(walletLinkKept({ link }))
  return wallet
}

/**
 * Connects a wallet over WalletConnect. A new request or leaving aborts the previous pairing. Ends
 * with `pairingApproved` and one `walletConnected` per namespace, `pairingFailed` or
 * `pairingCancelled`. A success closes the modal with a delay, so that the user sees it.
 */
export function registerPairWalletFlow(startListening: AppStartListening) {
  let runningCount = 0
  return startListening({
    actionCreator: pairingRequested,
    effect: async ({ payload: { isShared = false } }, api) => {
      if (isShared && runningCount > 0) return // the pairing under way serves this wallet, too
      api.cancelActiveListeners()
      runningCount += 1
      let connecting: Promise<WalletConnectSession> | undefined
      let session: WalletConnectSession | undefined
      try {
        const outcome = await raceUntil(
          api,
          createPairingEndMatcher(api),
          PAIRING_TIMEOUT_MS,
          signal => {
            connecting = pair(api, signal)
            return connecting
          },
        )
        if (outcome.kind === 'left') {
          clearUnusedLink(api)
          const isSilent = isAnyOf(flowsHalted, pairingCancelled)
          if (!isSilent(outcome.action)) api.dispatch(pairingCancelled())
          return
        }
        if (outcome.kind === 'timedOut') throw new ModalError('PAIRING_EXPIRED')
        if (getSessionNamespaces(api, outcome.value).length === 0)
          throw new ModalError('NO_ACCOUNTS')
        session = outcome.value
      } catch (thrown) {
        // a newer attempt took over and reports for itself
        if (thrown instanceof TaskAbortError) return
        api.dispatch(pairingFailed({ error: toErrorState(thrown, 'CONNECT_FAILED') }))
        clearUnusedLink(api)
        return
      } finally {
        runningCount -= 1
        if (!session) {
          connecting?.then(
            late => dropSession(api, late),
            () => undefined, // expected: there is no session to drop
          )
        }
      }
      const namespaces = getSessionNamespaces(api, session)
      const chosen = storeChosenWallet(api)
      api.dispatch(pairingApproved({ wallet: chosen }))
      joinSession(api, session)
      if (api.extra.siwx) return // signing in comes next and closes the modal
      await api.delay(SUCCESS_DISPLAY_MS)
      const state = api.getState()
      if (!isKept(state, selectCurrentView(state))) return
      if (namespaces[0] && selectMustSwitch(state, namespaces[0])) return
      // The modal shows both connections next.
      if (namespaces[0] && selectOtherConnections(state, namespaces[0]).length > 0) return
      api.dispatch(modalCloseRequested({ by: 'page' }))
    },
  })
}
