import { isAnyOf, TaskAbortError } from '@reduxjs/toolkit'
import { toErrorState } from '../../domain/errors'
import type { SignedInAs, SignInSubject } from '../../domain/signInState'
import {
  accountsChanged,
  disconnectRequested,
  walletConnected,
} from '../../events/connectionEvents'
import { modalOpenRequested } from '../../events/modalEvents'
import { networkSwitched, walletNetworkReported } from '../../events/networkEvents'
import {
  sessionCheckFailed,
  sessionCheckRequested,
  sessionCheckStarted,
  signedIn,
  signedOut,
  signInFailed,
  signInPrompted,
  signInSkipped,
} from './siwxEvents'
import type { AppStartListening, FlowApi } from '../../store/listening'
import { raceUntil } from '../../store/raceUntil'
import { waitForReturn } from '../../store/waitForReturn'
import { accountSelected } from '../../core/account/accountSlice'
import { selectIsOpen } from '../../core/modal/modalSlice'
import { toastDismissed, toastShown, type Toast } from '../../core/notifications/notificationsSlice'
import { selectActiveNamespace } from '../../core/network/networkSelectors'
import { requestSiwx, findSession, ObsoleteError, isSubjectObsolete } from './askConfig'
import { closeSignIn, closeConnectViews, showSignIn } from './showSignIn'
import { selectSignIn } from './siwxSlice'
import { isPending, requirementRead } from './siwxSlice'
import {
  isSameSubject,
  isUnreachable,
  selectIsSmartAccount,
  selectSignInSubject,
  getSubjectKey,
} from './siwxRules'

const isSubjectChange = isAnyOf(
  walletConnected,
  accountsChanged,
  accountSelected,
  networkSwitched,
  walletNetworkReported,
)

const UNCHECKED: Toast = {
  id: 'siwx-unchecked',
  tone: 'warning',
  text: 'errors.siwxCheckFailed',
  isSticky: true,
}

/** Disconnects after a failed start, so that a connected user never counts as signed in. */
function disconnectAfterInitFailure(api: FlowApi, subject: SignInSubject, thrown: unknown): void {
  const { namespace } = subject
  api.extra.logger.log('error', 'Signing in could not begin', thrown)
  const wasOpen = selectIsOpen(api.getState())
  const error = { ...toErrorState(thrown, 'SIWX_INIT_FAILED'), code: 'SIWX_INIT_FAILED' } as const
  api.dispatch(
    signInFailed({
      namespace,
      error,
      isSmartAccount: selectIsSmartAccount(api.getState(), namespace),
    }),
  )
  api.dispatch(disconnectRequested({ namespace }))
  if (wasOpen) api.dispatch(modalOpenRequested({}))
  api.dispatch(
    toastShown({
      id: 'siwx-init',
      tone: 'negative',
      text: 'errors.siwxInitFailed',
      isSticky: !wasOpen,
    }),
  )
}

/** Reports a failed check and repeats it once the user returns to the page. */
async function retryOnReturn(
  api: FlowApi,
  subject: SignInSubject,
  thrown: Error,
  isQuiet: boolean,
) {
  const { namespace } = subject
  api.extra.logger.log('warn', 'Reading the sign-in session failed', thrown)
  api.dispatch(
    sessionCheckFailed({
      namespace,
      error: { code: 'SIWX_CHECK_FAILED', detail: thrown.message },
    }),
  )
  if (selectIsOpen(api.getState())) showSignIn(api, namespace)
  else api.dispatch(toastShown(UNCHECKED))
  try {
    const back = await raceUntil(api, isSubjectObsolete(subject), undefined, signal =>
      waitForReturn(api.extra, signal),
    )
    if (back.kind === 'done') api.dispatch(sessionCheckRequested({ namespace, isQuiet }))
  } finally {
    api.dispatch(toastDismissed(UNCHECKED.id))
  }
}

/** Checks whether a subject is signed in, then signs in, signs out or opens the sign-in view. */
async function check(api: FlowApi, subject: SignInSubject, isQuiet: boolean): Promise<void> {
  const { namespace } = subject
  const isOver = isSubjectObsolete(subject)
  api.dispatch(sessionCheckStarted(subject))
  let session: SignedInAs | null
  let signed: Set<string> | undefined
  try {
    const { config, signedWhileConnecting } = await requestSiwx(
      api,
      isOver,
      async service => service,
    )
    signed = signedWhileConnecting
    api.dispatch(requirementRead({ namespace, isRequired: config.getRequired?.() ?? true }))
    session = await findSession(api, isOver, subject)
  } catch (thrown) {
    if (thrown instanceof TaskAbortError) throw thrown
    if (thrown instanceof ObsoleteError) return
    if (isUnreachable(thrown)) await retryOnReturn(api, subject, thrown as Error, isQuiet)
    else disconnectAfterInitFailure(api, subject, thrown)
    return
  }
  if (session) {
    const isRestored = !signed.delete(getSubjectKey(subject))
    api.dispatch(signedIn({ ...subject, session, isRestored }))
    closeSignIn(api)
    await closeConnectViews(api)
  } else if (isQuiet) {
    api.dispatch(signedOut({ namespace }))
  } else {
    api.dispatch(signInPrompted({ namespace }))
    showSignIn(api, namespace)
  }
}

/**
 * Checks once per account and network for a session. Ends with `signedIn`, `signInPrompted`,
 * `signInSkipped` or `sessionCheckFailed`. A failed check repeats when the user returns or retries.
 */
export function registerCheckSessionFlow(startListening: AppStartListening) {
  return startListening({
    matcher: isAnyOf(isSubjectChange, sessionCheckRequested),
    effect: async (action, api) => {
      if (!api.extra.siwx) return
      const state = api.getState()
      const namespace = selectActiveNamespace(state)
      if (namespace === null) return
      const subject = selectSignInSubject(state)
      const known = selectSignIn(state, namespace)
      const isAsked = sessionCheckRequested.match(action)
      try {
        if (!subject) {
          if (isAsked) return
          api.cancelActiveListeners()
          const isNew = walletConnected.match(action)
          if (known || isNew) api.dispatch(signInSkipped({ namespace }))
          if (isNew) await closeConnectViews(api)
          return
        }
        if (isSameSubject(known, subject)) {
          const wasThere = isSameSubject(selectSignInSubject(api.getOriginalState()), subject)
          if (isPending(known?.phase) || known?.phase === 'checking') return
          if (!isAsked && (wasThere || known?.phase === 'signedIn')) return
        }
        api.cancelActiveListeners()
        await check(api, subject, isAsked && action.payload.isQuiet === true)
      } catch (thrown) {
        // cancelled: a newer subject took over
        if (!(thrown instanceof TaskAbortError)) throw thrown
      }
    },
  })
}
