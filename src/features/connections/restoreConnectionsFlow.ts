import { isAnyOf, TaskAbortError, type UnknownAction } from '@reduxjs/toolkit'
import type { Account } from '../../domain/account'
import { keepChoice } from '../../domain/chosenAccount'
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
import { modalExpected, modalOpenRequested } from '../../events/modalEvents'
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
import { currentConnectorId } from './currentConnectorId'
import { tellWallet } from './tellWallet'

/** A wallet may announce itself this long after the bound and still be taken back without a prompt. */
const DELAYED_JOIN_MS = 120_000
/** Said where a session over WalletConnect is kept, and nobody can tell whether it still stands. */
const NOT_REACHED: Toast = {
  id: 'walletconnect-not-reached',
  tone: 'warning',
  text: 'walletConnect.notReached',
  isSticky: true,
}
/** These say nothing about the session: it stays stored, and the next page asks again. */
const FOR_NOW: readonly ErrorCode[] = ['CODE_NOT_LOADED', 'CONNECT_TIMEOUT']

const attemptEnds = isAnyOf(connectCancelled, connectFailed, walletConnected)

/**
 * Takes a stored session back, silently, per namespace: `restoreStarted`, then `walletConnected` or `restoreFailed`
 * within the bound the host set. A wallet that comes later than that still joins; over WalletConnect whenever it is reached
 * again, and until then the page says why nobody is connected. What another tab stores is followed, in whatever order
 * this one hears of it.
 */
export function registerRestoreConnectionsFlow(startListening: AppStartListening) {
  return startListening({
    matcher: isAnyOf(storeReady, hydrated, disconnected),
    effect: async (action, api) => {
      const before = selectDisconnectedConnectorIds(api.getOriginalState())
      const stored = entriesOf(selectStoredConnectorIds(api.getState()))
      const isStart = storeReady.match(action)
      const { isReconnectEnabled } = selectOptions(api.getState())
      if (isStart && !isReconnectEnabled) {
        await leave(api, stored)
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

const entriesOf = (ids: ReturnType<typeof selectStoredConnectorIds>) =>
  Object.entries(ids) as [Namespace, string][]

/** The wallet to come back to: what is stored, unless the visitor disconnected it. */
function storedIn(api: FlowApi, namespace: Namespace): string | undefined {
  const id = selectStoredConnectorIds(api.getState())[namespace]
  const disconnectedIds = selectDisconnectedConnectorIds(api.getState())[namespace] ?? []
  if (id === undefined || disconnectedIds.includes(id)) return undefined
  const current = currentConnectorId(id)
  return disconnectedIds.includes(current) ? undefined : current
}

/** Who asks a wallet in this tab is not disturbed; what is stored when that is over counts. */
async function restoreStored(api: FlowApi, namespace: Namespace, isStart: boolean): Promise<void> {
  const current = () => selectConnectionByNamespace(api.getState(), namespace)
  if (current().phase === 'connecting') {
    const isOver = (action: UnknownAction): action is UnknownAction =>
      flowsHalted.match(action) || (attemptEnds(action) && action.payload.namespace === namespace)
    try {
      await api.take(isOver)
    } catch (thrown) {
      if (thrown instanceof TaskAbortError) return // the store's flows were cleared
      throw thrown
    }
  }
  const connectorId = storedIn(api, namespace)
  const { phase, connectorId: known } = current()
  const isFree = phase === 'disconnected' || (phase === 'restoring' && known !== connectorId)
  if (connectorId === undefined || !isFree) return
  await restore(api, { namespace, connectorId }, isStart)
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

/** The account that the visitor had chosen counts again, where the wallet's adapter has nothing against it. */
async function withChoice(
  { switchAccount }: WalletSource,
  connectorId: string,
  session: WalletSession,
  last: readonly Account[],
  signal: AbortSignal,
): Promise<WalletSession> {
  const accounts = keepChoice(last, session.accounts)
  if (accounts === session.accounts) return session
  if (!switchAccount) return { ...session, accounts }
  try {
    const agreed = await switchAccount(connectorId, accounts[0]?.address, signal)
    return { ...session, accounts: agreed ?? accounts }
  } catch {
    return session // the one that the wallet means is as good
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
      known.find(each => currentConnectorId(each.connectorId) === connectorId) ?? {}
    const session = await wallets.restore(connectorId, signal, last)
    return session && withChoice(wallets, connectorId, session, last, signal)
  }
  const join = (session: WalletSession) => {
    if (storedIn(api, namespace) !== connectorId) return // another tab was quicker with its disconnect
    const { name } = selectConnectorById(api.getState(), connectorId) ?? {}
    const known = session.walletName ?? name ?? connectorId
    const walletName = known || (api.getState().wallets.link?.name ?? '')
    api.dispatch(walletConnected({ ...ref, ...session, walletName, isRestored: true }))
  }
  /** That this tab cannot follow is no reason to take the session away from the one that has it. */
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
    // Whether the session still stands is for the relay to say, whenever it can be reached.
    if (isStart) api.dispatch(toastShown(NOT_REACHED))
    try {
      const late = await raceUntil(api, isOver, undefined, ask)
      if (late.kind !== 'done') return
      if (late.value) join(late.value)
      else fail('locked')
    } finally {
      api.dispatch(toastDismissed(NOT_REACHED.id))
    }
  } catch (thrown) {
    if (thrown instanceof TaskAbortError) return // the store's flows were cleared
    api.extra.logger.log('info', 'A stored session could not be restored', thrown)
    const isLater = thrown instanceof ModalError && FOR_NOW.includes(thrown.code)
    fail(isLater ? 'timedOut' : 'failed')
    if (!isLater || thrown.code !== 'CODE_NOT_LOADED') return
    // Somebody who comes near the modal is the next need of that code.
    await api.take(isAnyOf(modalExpected, modalOpenRequested))
    const { phase } = selectConnectionByNamespace(api.getState(), namespace)
    if (phase !== 'disconnected' || storedIn(api, namespace) !== connectorId) return
    await restore(api, ref, isStart)
  }
}
