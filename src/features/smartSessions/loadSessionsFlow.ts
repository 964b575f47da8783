import { isAnyOf, nanoid, TaskAbortError } from '@reduxjs/toolkit'
import { accountsChanged, walletConnected } from '../../events/connectionEvents'
import { networkSwitched } from '../../events/networkEvents'
import { viewShown } from '../../events/viewEvents'
import type { SmartSession } from '../../domain/permissions/permissions'
import { toServiceErrorState } from '../../services/serviceError'
import type { AppStartListening, FlowApi } from '../../store/listening'
import { hexChainId } from '../../lib/address/hexChainId'
import { selectIsOpen } from '../../core/modal/modalSlice'
import { toastShown } from '../../core/notifications/notificationsSlice'
import { selectCurrentView } from '../../core/router/routerSlice'
import { fetchSessions, HaltedError, raceHalt } from './fetchSessions'
import { selectSessionsAccount } from './sessionAccount'
import {
  dropSessionMark,
  readSessionMarks,
  type SessionMark,
} from '../../store/persistence/sessionMarks'
import { finishRevocation, settleSession } from './settleSession'
import {
  permissionsGranted,
  sessionSettled,
  sessionsLoadEnded,
  sessionsRequested,
  unfinishedSessionsLoaded,
} from './smartSessionsEvents'
import { selectSmartSessions } from './smartSessionsSlice'

const isLoadTrigger = isAnyOf(
  sessionsRequested,
  viewShown,
  networkSwitched,
  accountsChanged,
  walletConnected,
)

const isShown = (api: FlowApi) =>
  selectIsOpen(api.getState()) && selectCurrentView(api.getState()).name === 'SmartSessionList'

/** Whether another flow of this page is working on the session and will finish it. */
function isHandledElsewhere(api: FlowApi, { session: { pci }, step }: SessionMark): boolean {
  const { granting, revoking } = selectSmartSessions(api.getState())
  if (step === 'granting' || step === 'granted') return granting !== null
  return revoking?.pci === pci && revoking.phase !== 'failed'
}

/** Reports a wallet's answer that an earlier page or a failure left unreported. */
async function finishSession(
  api: FlowApi,
  mark: SessionMark,
  sessions: readonly SmartSession[],
): Promise<void> {
  const { account, step, session, answer } = mark
  const { pci } = session
  const listed = sessions.find(each => each.pci === pci)
  const end = () => {
    dropSessionMark(api.extra, account, pci)
    api.dispatch(sessionSettled({ account, pci }))
  }
  // Another tab or device finished it meanwhile.
  if (listed?.revokedAt !== undefined) return end()
  if (step === 'granting' && listed?.context != null) return end()
  if (step === 'granted' && answer) {
    const settled = await settleSession(api, mark, [])
    if (!settled) return
    dropSessionMark(api.extra, account, pci)
    const { permissions, expiry } = session
    const [, reference = '', address = ''] = account.split(':')
    const chainId = hexChainId(reference)
    const granted = { permissions, context: pci, expiry, address, chainId }
    api.dispatch(permissionsGranted({ id: null, account, session: settled, granted }))
  }
  if (step === 'revoked') {
    const settled = await settleSession(api, mark, [])
    if (settled) finishRevocation(api, mark, settled)
  }
}

/** Leaves the wallet's answers out of state. */
const toUnfinished = (marks: readonly SessionMark[]) =>
  marks.map(({ account, session, step }) => ({ account, session, step }))

/**
 * Loads the sessions for their list, for the page, and when a wallet connects that left one
 * unfinished, which it then finishes. Ends silently, or with a toast outside the list.
 */
export function registerLoadSessionsFlow(startListening: AppStartListening) {
  return startListening({
    matcher: isLoadTrigger,
    effect: async (action, api) => {
      const id = sessionsRequested.match(action) ? action.payload.id : undefined
      const account = selectSessionsAccount(api.getState())
      const isAsked = sessionsRequested.match(action) || isShown(api)
      const marks = account === null ? [] : readSessionMarks(api.extra, account)
      const isLeft = walletConnected.match(action) && marks.length > 0
      if (!isAsked && !isLeft) return
      if (account === null) {
        const error = { code: 'NOT_CONNECTED', detail: 'No wallet is connected' } as const
        if (id !== undefined) api.dispatch(sessionsLoadEnded({ id, account, error }))
        return
      }
      try {
        if (marks.length > 0) api.dispatch(unfinishedSessionsLoaded(toUnfinished(marks)))
        const { data: sessions, ...answer } = await raceHalt(api, signal =>
          fetchSessions(api, account, signal),
        )
        if (answer.error || !sessions) {
          // A disconnect aborts the request and removes its result, which leaves no error.
          const isForgotten = answer.error === undefined
          const fallback = isForgotten ? 'NOT_CONNECTED' : 'SERVICE_UNREACHABLE'
          const error = toServiceErrorState(answer.error, fallback)
          if (id !== undefined) api.dispatch(sessionsLoadEnded({ id, account, error }))
          showUnfinishedToast(api, isLeft && !isForgotten)
          return
        }
        for (const mark of marks) {
          if (!isHandledElsewhere(api, mark)) await finishSession(api, mark, sessions)
        }
        if (id !== undefined) api.dispatch(sessionsLoadEnded({ id, account, error: null }))
        showUnfinishedToast(api, isLeft && readSessionMarks(api.extra, account).length > 0)
      } catch (thrown) {
        if (!(thrown instanceof TaskAbortError || thrown instanceof HaltedError)) throw thrown
      }
    },
  })
}

function showUnfinishedToast(api: FlowApi, isLeft: boolean): void {
  if (!isLeft || isShown(api)) return
  api.dispatch(toastShown({ id: nanoid(), tone: 'warning', text: 'sessions.leftUnfinished' }))
}
