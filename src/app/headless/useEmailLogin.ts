import { useMemo } from 'react'
import { viewEntry } from '../../domain/views'
import { backRequested } from '../../events/backEvents'
import { emailSubmitted } from '../../features/embedded/emailFieldEvents'
import { selectIsEmailOn } from '../../core/login/emailSelectors'
import {
  emailConnectRetried,
  otpSubmitted,
  resendRequested,
} from '../../features/embedded/embeddedEvents'
import { selectEmailLogin, type EmailLogin } from '../../core/login/embeddedState'
import { isLoginView } from '../../features/embedded/loginViews'
import { selectIsOpen } from '../../core/modal/modalSlice'
import { selectCurrentView } from '../../core/router/routerSlice'
import { isEmail } from '../../lib/text/emailFormat'
import type { Outcome } from '../host/Controls'
import { toFailedOutcome } from '../host/toFailedOutcome'
import { useHostSelector } from '../host/hooks/useHostSelector'
import { useRuntime, type StoreProps } from '../host/hooks/useRuntime'
import type { Runtime } from '../runtime/Runtime'
import { navigateTo } from './navigateTo'

export interface HostEmailLogin extends Pick<
  EmailLogin,
  'phase' | 'cooldownEndsAt' | 'isResending' | 'hasResendFailed' | 'codeRounds' | 'error'
> {
  /** `embeddedWallet()` is an adapter, and neither page nor project owner has disabled email. */
  readonly isOffered: boolean
  /**
   * Sends the code by email, and resolves once the request has started: `failed` with
   * `EMAIL_INVALID` if the address is malformed.
   */
  readonly sendMail: (email: string) => Promise<Outcome>
  /** Submits the six digits from the email. */
  readonly submitCode: (code: string) => Promise<Outcome>
  /** Sends another email. Not before `cooldownEndsAt` (ms since 1970). */
  readonly resend: () => void
  /** In the phase `notConnected`: requests the accounts again. */
  readonly retry: () => void
  /** Cancels the attempt. */
  readonly goBack: () => void
}

const CODE = /^\d{6}$/
const DONE: Outcome = { status: 'done', value: undefined }

/** An attempt exists only on the login views: any other view cancels it. */
function navigateToLogin(runtime: Runtime) {
  const state = runtime.store.getState()
  const isThere = selectIsOpen(state) && isLoginView(selectCurrentView(state).name)
  if (!isThere) navigateTo(runtime, viewEntry('EmailLogin'))
}

function createLoginMethods(runtime: Runtime) {
  const { dispatch } = runtime.store
  /** Addresses and codes go into the secret store, never into an action. */
  const hidden = (text: string, tell: (id: string) => void): Promise<Outcome> =>
    runtime.load().then(
      ({ deps }) => {
        tell(deps.secrets.put(text))
        return DONE
      },
      () => toFailedOutcome({ code: 'CODE_NOT_LOADED', detail: 'signing in by email' }),
    )
  const refused = (code: 'EMAIL_INVALID' | 'CODE_WRONG', detail: string) =>
    Promise.resolve(toFailedOutcome({ code, detail }))
  return {
    sendMail(given: string) {
      const email = given.trim()
      if (!isEmail(email)) return refused('EMAIL_INVALID', 'not an email address')
      return hidden(email, emailId => {
        navigateToLogin(runtime)
        dispatch(emailSubmitted({ emailId }))
      })
    },
    submitCode: (code: string) =>
      CODE.test(code)
        ? hidden(code, codeId => void dispatch(otpSubmitted({ codeId })))
        : refused('CODE_WRONG', 'not six digits'),
    resend: () => void dispatch(resendRequested()),
    retry: () => void dispatch(emailConnectRetried()),
    goBack: () => void dispatch(backRequested()),
  }
}

/**
 * Returns the state and methods of signing in by email: `sendMail`, then `submitCode` in the phase
 * `code`. In the phase `device`, the visitor first opens the link in the email. `useApproval` shows
 * the wallet's later requests.
 *
 * @throws {ModalError} `STORE_NOT_INTEGRATED` if the store contains no modal.
 */
export function useEmailLogin(where: StoreProps = {}): HostEmailLogin {
  const { runtime } = useRuntime(where)
  const methods = useMemo(() => createLoginMethods(runtime), [runtime])
  const isOffered = useHostSelector(runtime, selectIsEmailOn)
  const login = useHostSelector(runtime, selectEmailLogin)
  return useMemo(() => {
    const { phase, cooldownEndsAt, isResending, hasResendFailed, codeRounds, error } = login
    return {
      ...methods,
      ...{ isOffered, phase, cooldownEndsAt, isResending, hasResendFailed, codeRounds, error },
    }
  }, [methods, isOffered, login])
}
