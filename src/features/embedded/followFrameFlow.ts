import { nanoid, TaskAbortError } from '@reduxjs/toolkit'
import { NOT_ALLOWED_DELAY_MS } from '../../domain/limits'
import { disconnected, walletConnected } from '../../events/connectionEvents'
import { flowsResumed } from '../../events/flowEvents'
import { modalCloseRequested, modalOpenRequested } from '../../events/modalEvents'
import {
  isEmbeddedConnectorId,
  type EmbeddedChange,
  type EmbeddedClient,
  type EmbeddedSession,
  type FrameRequest,
} from '../../ports/embedded'
import { transactionMined } from '../../events/sendEvents'
import type { AppStartListening, FlowApi } from '../../store/listening'
import type { StringKey } from '../../strings/strings'
import { selectAccountByNamespace } from '../../core/account/accountState'
import { selectIsOpen } from '../../core/modal/modalSlice'
import { toastDismissed, toastShown } from '../../core/notifications/notificationsSlice'
import { emailChangedElsewhere } from './emailChange/emailChangeEvents'
import { smartAccountNetworksRead } from '../../core/login/accountTypeEvents'
import { frameRequestsChanged, loginStorageReported } from './embeddedEvents'
import { selectApprovalId, selectFrameRequests, selectIsLoginStoredHere } from './embeddedSlice'
import { selectEmbeddedNamespaces } from '../../core/login/isEmbeddedConnection'
import { FAILED_TOAST_ID, showFailedRequestToast } from './showFailedRequestToast'
import { syncLoginUser } from './syncLoginUser'

type Ended = Extract<EmbeddedChange, { readonly kind: 'ended' }>

const END_TEXTS: Readonly<Record<Ended['reason'], StringKey>> = {
  signedOut: 'email.signedOut',
  expired: 'email.expired',
  frameLost: 'email.frameLost',
}

/** Syncs the frame's requests and their secret store entry. */
function syncFrameRequests(api: FlowApi, requests: readonly FrameRequest[]): void {
  const { secrets } = api.extra
  const before = selectApprovalId(api.getState())
  const isKept = before !== null && secrets.read(before) !== undefined
  if (requests.length === 0) {
    if (before !== null) secrets.take(before)
    api.dispatch(frameRequestsChanged({ approvalId: null, requests }))
  } else {
    const approvalId = isKept ? before : secrets.put(true)
    api.dispatch(frameRequestsChanged({ approvalId, requests }))
  }
}

/** Disconnects the login's namespaces and shows the reason. */
function endLogin(api: FlowApi, { reason }: Ended): void {
  syncFrameRequests(api, [])
  for (const namespace of selectEmbeddedNamespaces(api.getState())) {
    api.dispatch(disconnected({ namespace, by: 'wallet' }))
  }
  // The reason replaces the toast of a request that failed because of it.
  api.dispatch(toastDismissed(FAILED_TOAST_ID))
  api.dispatch(
    toastShown({
      id: 'email-ended',
      tone: 'warning',
      text: END_TEXTS[reason],
      isSticky: !selectIsOpen(api.getState()),
    }),
  )
}

/** The page used a method the embedded wallet does not allow: rejects everything pending. */
async function rejectNotAllowedRequests(api: FlowApi, client: EmbeddedClient): Promise<void> {
  api.dispatch(modalOpenRequested({}))
  await api.delay(NOT_ALLOWED_DELAY_MS)
  api.dispatch(toastShown({ id: nanoid(), tone: 'negative', text: 'errors.rpcNotAllowed' }))
  client.rejectPending()
}

/** The store was cleared: nothing to report. */
const ignoreTaskAbort = (thrown: unknown) => {
  if (!(thrown instanceof TaskAbortError)) throw thrown
}

/** A restored login reports here whether it is stored. */
function reportLoginStorage(api: FlowApi, session: EmbeddedSession | null): void {
  const isStoredHere = session?.isStoredHere ?? true
  if (session && isStoredHere !== selectIsLoginStoredHere(api.getState())) {
    api.dispatch(loginStorageReported({ isStoredHere }))
  }
}

function handleFrameChange(api: FlowApi, client: EmbeddedClient, change: EmbeddedChange): void {
  switch (change.kind) {
    case 'requests':
      syncFrameRequests(api, change.requests)
      return
    case 'ended':
      endLogin(api, change)
      return
    case 'notAllowed':
      rejectNotAllowedRequests(api, client).catch(ignoreTaskAbort)
      return
    case 'closeRequested':
      api.dispatch(modalCloseRequested({ by: 'visitor' }))
      return
    case 'emailChanged':
      api.dispatch(emailChangedElsewhere())
      return
    case 'session': // each namespace reports its accounts
      syncLoginUser(api, client)
      reportLoginStorage(api, change.session)
      return
    case 'smartAccountNetworks':
      api.dispatch(smartAccountNetworksRead(change.networks))
      return
    case 'requestEnded': // the updated list follows
      if (change.outcome === 'failed') showFailedRequestToast(api, change.id).catch(ignoreTaskAbort)
  }
}

/**
 * Follows the frame while a login is connected: its requests (`frameRequestsChanged`) and other
 * changes. Ends when no namespace is connected through it.
 */
export function registerFollowFrameFlow(startListening: AppStartListening) {
  let isFollowed = false
  let waiting: readonly FrameRequest[] = []
  startListening({
    actionCreator: flowsResumed,
    effect: (_action, api) => {
      if (waiting.length > 0) syncFrameRequests(api, waiting)
    },
  })
  startListening({
    actionCreator: transactionMined,
    effect: (_action, api) => {
      // The first transaction of a smart account deploys it.
      const isWaitedFor = selectEmbeddedNamespaces(api.getState()).some(namespace => {
        const { accounts } = selectAccountByNamespace(api.getState(), namespace)
        return accounts[0]?.type === 'smartAccount' && !accounts[0].isDeployed
      })
      if (!isWaitedFor) return
      api.extra.embedded
        ?.peek()
        ?.refresh()
        .catch(() => undefined) // the next refresh catches up
    },
  })
  return startListening({
    predicate: action =>
      walletConnected.match(action) && isEmbeddedConnectorId(action.payload.connectorId),
    effect: async (_action, api) => {
      if (isFollowed || !api.extra.embedded) return
      isFollowed = true
      let stop: (() => void) | undefined
      try {
        const client = await api.pause(api.extra.embedded.load())
        stop = client.watch(change => {
          if (change.kind === 'requests') waiting = change.requests
          handleFrameChange(api, client, change)
        })
        syncLoginUser(api, client)
        api.dispatch(smartAccountNetworksRead(client.smartAccountNetworks()))
        reportLoginStorage(api, client.session())
        if (selectEmbeddedNamespaces(api.getState()).length > 0) {
          await api.condition((_taken, now) => selectEmbeddedNamespaces(now).length === 0)
        }
        // Disconnecting abandons waiting requests.
        if (selectFrameRequests(api.getState()).length > 0) syncFrameRequests(api, [])
      } catch (thrown) {
        if (!(thrown instanceof TaskAbortError)) {
          api.extra.logger.log('error', 'The embedded wallet is not followed', thrown)
        }
      } finally {
        stop?.()
        isFollowed = false
        waiting = []
      }
    },
  })
}
