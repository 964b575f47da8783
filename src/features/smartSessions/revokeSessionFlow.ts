import { TaskAbortError } from '@reduxjs/toolkit'
import type { ErrorState } from '../../domain/errorCatalogue'
import { toErrorState } from '../../domain/errors'
import { backRequested } from '../../events/backEvents'
import { ModalError } from '../../domain/ModalError'
import type { AppStartListening, FlowApi } from '../../store/listening'
import { selectIsOpen } from '../../core/modal/modalSlice'
import { selectCurrentView } from '../../core/router/routerSlice'
import { askWallet } from '../../core/requests/askWallet'
import { fetchSessions, HaltedError, raceHalt } from './fetchSessions'
import {
  unwrapAnswer,
  isUncertain,
  getApprovedMethods,
  openWallet,
  toWalletRequest,
  selectSessionsAccount,
  type ConnectedWallet,
} from './sessionAccount'
import {
  dropSessionMark,
  keepSessionMark,
  readSessionMarks,
  type SessionMark,
} from '../../store/persistence/sessionMarks'
import { selectListedSession, type OwnedSession } from './sessionsSelectors'
import { finishRevocation, settleSession } from './settleSession'
import {
  revokeApproved,
  revokeFailed,
  revokeRequested,
  revokeSent,
  sessionSettled,
  unfinishedSessionsLoaded,
} from './smartSessionsEvents'
import { selectSmartSessions } from './smartSessionsSlice'

/** Placeholder signature for a session that the wallet never granted or does not know. */
const EMPTY_SIGNATURE = '0x'

/** Finds a session in state, on any network, or in the service's list for the active account. */
async function findSession(api: FlowApi, wanted: string): Promise<OwnedSession> {
  const shown = selectSessionsAccount(api.getState())
  if (shown === null) throw new ModalError('NOT_CONNECTED', 'No wallet is connected')
  const listed = selectListedSession(api.getState(), wanted)
  if (listed) return listed
  const { unfinished } = selectSmartSessions(api.getState())
  const left = [...unfinished, ...readSessionMarks(api.extra, shown)].find(
    ({ session }) => session.pci === wanted,
  )
  if (left) return left
  const { data = [] } = await raceHalt(api, signal => fetchSessions(api, shown, signal))
  const session = data.find(({ pci }) => pci === wanted)
  if (!session) throw new ModalError('RESOURCE_NOT_FOUND', `No session ${wanted}`)
  return { account: shown, session }
}

async function requestRevocation(
  api: FlowApi,
  { wallets, connectorId }: ConnectedWallet,
  { account, session }: OwnedSession,
  onLate: (error: ErrorState) => void,
): Promise<string> {
  const outcome = await askWallet(
    api,
    { ...toWalletRequest('revoke', account, connectorId), onLate },
    async signal => {
      const isSpoken = getApprovedMethods(api.getState(), connectorId)
      try {
        return await wallets.revokePermissions(connectorId, account, session, signal, isSpoken)
      } catch (thrown) {
        if (thrown instanceof ModalError && thrown.code === 'RESOURCE_NOT_FOUND') {
          return EMPTY_SIGNATURE
        }
        throw thrown
      }
    },
  )
  return unwrapAnswer(outcome)
}

/**
 * Asks the wallet to revoke a session and reports it; an already revoked one is only reported. Ends
 * with `sessionRevoked` or `revokeFailed`; one at a time.
 */
export function registerRevokeSessionFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: revokeRequested,
    effect: async ({ payload: { pci, id } }, api) => {
      const refuse = (error: ErrorState) => api.dispatch(revokeFailed({ pci, error, id }))
      const { revoking } = selectSmartSessions(api.getOriginalState())
      if (revoking && revoking.phase !== 'failed') {
        // Ignores a second press, but rejects a second request of the page.
        const detail = 'Another session is being revoked'
        if (id !== undefined) {
          const error = { code: 'RESOURCE_UNAVAILABLE', detail } as const
          api.dispatch(revokeFailed({ pci: '', error, id }))
        }
        return
      }
      let undo: (() => void) | null = null
      let isAsked = false
      try {
        const { account, session } = await findSession(api, pci)
        const before = readSessionMarks(api.extra, account).find(mark => mark.session.pci === pci)
        let mark: SessionMark
        if (before?.step === 'revoked') mark = before
        else {
          const wallet = await openWallet(api)
          isAsked = true
          undo = () => restoreMark(api, { account, session }, before)
          keepSessionMark(api.extra, { ...before, account, session, step: 'revoking' })
          api.dispatch(revokeSent({ account, session }))
          const signature = await requestRevocation(api, wallet, { account, session }, refuse)
          mark = { account, session, step: 'revoked', signature }
          keepSessionMark(api.extra, mark)
        }
        undo = null
        api.dispatch(revokeApproved({ account, session }))
        const settled = await settleSession(api, mark)
        if (!settled) {
          const detail = `The wallet revoked ${pci}; the service could not be told`
          refuse({ code: 'PERMISSION_UNFINISHED', detail })
          return
        }
        finishRevocation(api, mark, settled, id)
        const view = selectCurrentView(api.getState())
        const isShown = selectIsOpen(api.getState()) && view.name === 'SmartSessionRevoke'
        if (isShown && view.params.pci === pci) api.dispatch(backRequested())
      } catch (thrown) {
        if (thrown instanceof TaskAbortError || thrown instanceof HaltedError) return
        if (!isUncertain(thrown)) undo?.()
        refuse(toErrorState(thrown, isAsked ? 'PERMISSION_UNCERTAIN' : 'PERMISSION_FAILED'))
      }
    },
  })
}

/** Restores the session's state from before the request, because the wallet did not revoke it. */
function restoreMark(
  api: FlowApi,
  { account, session: { pci } }: OwnedSession,
  before: SessionMark | undefined,
): void {
  if (before) {
    keepSessionMark(api.extra, before)
    const { session, step } = before
    api.dispatch(unfinishedSessionsLoaded([{ account, session, step }]))
  } else {
    dropSessionMark(api.extra, account, pci)
    api.dispatch(sessionSettled({ account, pci }))
  }
}
