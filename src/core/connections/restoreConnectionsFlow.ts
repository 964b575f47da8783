import { isAnyOf, TaskAbortError, type UnknownAction } from '@reduxjs/toolkit'
import type { Account } from '../../domain/account'
import { keepChosenAccount } from '../../domain/chosenAccount'
import type { ErrorCode } from '../../domain/errorCatalogue'
import { ModalError } from '../../domain/ModalError'
import {
  connectCancelled,
  connectFailed,
  connectRequested,
  disconnected,
  restoreFailed,
  restoreStarted,
  walletConnected,
} from '../../events/connectionEvents'
import { hydrated, storeReady } from '../../events/lifecycleEvents'
import { flowsHalted } from '../../events/flowEvents'
import { modalOpenRequested, modalPreloadRequested } from '../../events/modalEvents'
import type { Namespace } from '../../lib/address/caip'
import type { WalletSession, WalletSource } from '../../ports/walletSource'
import { WALLET_CONNECT_CONNECTOR_ID } from '../../ports/walletConnect'
import { raceUntil } from '../../store/raceUntil'
import type { AppStartListening, FlowApi } from '../../store/listening'
import { selectConnectorById } from '../connectors/selectConnectorById'
import { toastDismissed, toastShown, type Toast } from '../notifications/notificationsSlice'
import { selectOptions } from '../options/optionsSlice'
import {
  selectConnectionByNamespace,
  selectDisconnectedConnectorIds,
  selectStoredConnections,
  selectStoredConnectorIds,
} from './connectionsSlice'
import { toConnectorId } from './toConnectorId'
import { disconnectWallet } from './disconnectWallet'

/**
 * How long after the timeout a wallet may announce itself and still be restored without a prompt.
 */
const DELAYED_JOIN_MS = 120_000
/** Shown while the relay cannot be reached to check a WalletConnect session. */
const NOT_REACHED_TOAST: Toast = {
  id: 'walletconnect-not-reached',
  tone: 'warning',
  text: 'walletConnect.notReached',
  isSticky: true,
}
/** Errors that do not invalidate the session: it stays stored for the next page load. */
const TRANSIENT_ERRORS: readonly ErrorCode[] = ['CODE_NOT_LOADED', 'CONNECT_TIMEOUT']

const attemptEnds = isAnyOf(connectCancelled, connectFailed, walletConnected)

/**
 * Restores stored sessions silently, per namespace: `restoreStarted`, then `walletConnected` or
 * `restoreFailed` within the host's timeout. A slower wallet still connects; over WalletConnect,
 * whenever the relay is reached again, with a toast until then. Also follows sessions that other
 * tabs store, in whatever order their storage events arrive.
 */
export function registerRestoreConnectionsFlow(startListening: AppStartListening) {
  return startListening({
    matcher: isAnyOf(storeReady, hydrated, disconnected),
    effect: async (action, api) => {
      const before = selectDisconnectedConnectorIds(api.getOriginalState())
      const stored = getEntries(selectStoredConnectorIds(api.getState()))
      const isStart = storeReady.match(action)
      const { isReconnectEnabled } = selectOptions(api.getState())
      if (isStart && !isReconnectEnabled) {
        await disconnectStored(api, stored)
        return
      }
      if (!isReconnectEnabled) return
      const isMeant = ([namespace, id]: readonly [Namespace, string]) => {
        if (disconnected.match(action)) return action.payload.namespace === namespace
        if (!hydrated.match(action)) return true
        return `connectorId:${namespace}` in action.payload || before[namespace]?.includes(id)
      }
      const wanted = stored
        .filter(isMeant)
        .filter(([namespace]) => api.extra.chains.namespaces.includes(namespace))
      await Promise.all(wanted.map(([namespace]) => restoreStored(api, namespace, isStart)))
    },
  })
}

const getEntries = (ids: ReturnType<typeof selectStoredConnectorIds>) =>
  Object.entries(ids) as [Namespace, string][]

/** Returns the wallet to restore: the stored one, unless the user disconnected it. */
function getStoredConnectorId(api: FlowApi, namespace: Namespace): string | undefined {
  const id = selectStoredConnectorIds(api.getState())[namespace]
  const disconnectedIds = selectDisconnectedConnectorIds(api.getState())[namespace] ?? []
  if (id === undefined || disconnectedIds.includes(id)) return undefined
  const current = toConnectorId(id)
  return disconnectedIds.includes(current) ? undefined : current
}

/** Waits for an attempt in this tab to end, then restores what is stored by that time. */
async function restoreStored(api: FlowApi, namespace: Namespace, isStart: boolean): Promise<void> {
  const current = () => selectConnectionByNamespace(api.getState(), namespace)
  if (current().phase === 'connecting') {
    const isOver = (action: UnknownAction): action is UnknownAction =>
      flowsHalted.match(action) || (attemptEnds(action) && action.payload.namespace === namespace)
    try {
      await api.take(isOver)
    } catch (thrown) {
      if (thrown instanceof TaskAbortError) return // the store's listeners were cleared
      throw thrown
    }
  }
  const connectorId = getStoredConnectorId(api, namespace)
  const { phase, connectorId: known } = current()
  const isFree = phase === 'disconnected' || (phase === 'restoring' && known !== connectorId)
  if (connectorId === undefined || !isFree) return
  await restore(api, { namespace, connectorId }, isStart)
}

/**
 * The host disabled reconnecting: forgets the stored sessions, then asks their wallets to
 * disconnect.
 */
async function disconnectStored(api: FlowApi, stored: readonly (readonly [Namespace, string])[]) {
  for (const [namespace] of stored) api.dispatch(disconnected({ namespace, by: 'visitor' }))
  const reached = stored.filter(([namespace]) => api.extra.chains.namespaces.includes(namespace))
  try {
    await Promise.all(reached.map(([namespace, id]) => disconnectWallet(api, namespace, id)))
  } catch (thrown) {
    // otherwise the store's listeners were cleared
    if (!(thrown instanceof TaskAbortError)) throw thrown
  }
}

/** Makes the account the user last chose active again, unless the wallet's adapter refuses. */
async function withChosenAccount(
  { switchAccount }: WalletSource,
  connectorId: string,
  session: WalletSession,
  last: readonly Account[],
  signal: AbortSignal,
): Promise<WalletSession> {
  const accounts = keepChosenAccount(last, session.accounts)
  if (accounts === session.accounts) return session
  if (!switchAccount) return { ...session, accounts }
  try {
    const agreed = await switchAccount(connectorId, accounts[0]?.address, signal)
    return { ...session, accounts: agreed ?? accounts }
  } catch {
    return session // fall back to the wallet's own choice
  }
}

async function restore(
  api: FlowApi,
  ref: { readonly namespace: Namespace; readonly connectorId: string },
  isStart: boolean,
): Promise<void> {
  const { namespace, connectorId } = ref
  const isMine = isAnyOf(
    connectRequested,
    disconnected,
    restoreFailed,
    restoreStarted,
    walletConnected,
  )
  const isOver = (action: UnknownAction): action is UnknownAction =>
    flowsHalted.match(action) || (isMine(action) && action.payload.namespace === namespace)
  const ask = async (signal: AbortSignal) => {
    const { wallets } = await api.extra.chains.load(namespace)
    const known = selectStoredConnections(api.getState(), namespace) ?? []
    const { accounts: last = [] } =
      known.find(each => toConnectorId(each.connectorId) === connectorId) ?? {}
    const session = await wallets.restore(connectorId, signal, last)
    return session && withChosenAccount(wallets, connectorId, session, last, signal)
  }
  const join = (session: WalletSession) => {
    // Another tab disconnected it meanwhile.
    if (getStoredConnectorId(api, namespace) !== connectorId) return
    const { name } = selectConnectorById(api.getState(), connectorId) ?? {}
    const known = session.walletName ?? name ?? connectorId
    const walletName = known || (api.getState().wallets.link?.name ?? '')
    api.dispatch(walletConnected({ ...ref, ...session, walletName, isRestored: true }))
  }
  /** If the session came from another tab, failing here must not remove it from storage. */
  const fail = (reason: 'timedOut' | 'locked' | 'failed') =>
    api.dispatch(restoreFailed({ ...ref, reason: isStart ? reason : 'timedOut' }))
  api.dispatch(restoreStarted(ref))
  try {
    const { restoreTimeoutMs } = selectOptions(api.getState())
    const outcome = await raceUntil(api, isOver, restoreTimeoutMs, ask)
    if (outcome.kind === 'left') return
    if (outcome.kind === 'done') {
      if (outcome.value) join(outcome.value)
      else fail('locked')
      return
    }
    fail('timedOut')
    if (connectorId !== WALLET_CONNECT_CONNECTOR_ID) {
      const late = await raceUntil(api, isOver, DELAYED_JOIN_MS, ask)
      if (late.kind === 'done' && late.value) join(late.value)
      return
    }
    // Only the relay knows whether the session still exists, so wait until it can be reached.
    if (isStart) api.dispatch(toastShown(NOT_REACHED_TOAST))
    try {
      const late = await raceUntil(api, isOver, undefined, ask)
      if (late.kind !== 'done') return
      if (late.value) join(late.value)
      else fail('locked')
    } finally {
      api.dispatch(toastDismissed(NOT_REACHED_TOAST.id))
    }
  } catch (thrown) {
    if (thrown instanceof TaskAbortError) return // the store's listeners were cleared
    api.extra.logger.log('info', 'A stored session could not be restored', thrown)
    const isLater = thrown instanceof ModalError && TRANSIENT_ERRORS.includes(thrown.code)
    fail(isLater ? 'timedOut' : 'failed')
    if (!isLater || thrown.code !== 'CODE_NOT_LOADED') return
    // The next interest in the modal loads the chunk again.
    await api.take(isAnyOf(modalPreloadRequested, modalOpenRequested))
    const { phase } = selectConnectionByNamespace(api.getState(), namespace)
    if (phase !== 'disconnected' || getStoredConnectorId(api, namespace) !== connectorId) return
    await restore(api, ref, isStart)
  }
}
