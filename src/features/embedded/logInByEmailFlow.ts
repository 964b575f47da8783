import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit'
import { EMAIL_OTP_MS, EMAIL_COOLDOWN_MS, FRAME_RESPONSE_TIMEOUT_MS } from '../../domain/limits'
import { ModalError } from '../../domain/ModalError'
import { viewEntry } from '../../domain/views'
import { flowsResumed } from '../../events/flowEvents'
import { modalClosed } from '../../events/modalEvents'
import type { EmailStep, EmbeddedClient } from '../../ports/embedded'
import type { AppStartListening, FlowApi } from '../../store/listening'
import { raceUntil } from '../../store/raceUntil'
import { toastShown } from '../../core/notifications/notificationsSlice'
import { selectCurrentView, viewPushed, viewReplaced } from '../../core/router/routerSlice'
import { emailLoginFailed, emailSubmitted } from './emailFieldEvents'
import {
  otpAccepted,
  otpRefused,
  otpSubmitted,
  deviceLinkFailed,
  deviceLinkSent,
  deviceRegistered,
  otpSent,
  emailConnectFailed,
  emailConnectRetried,
  emailLoginCancelled,
  emailLoginCompleted,
  resendFailed,
  resendRequested,
} from './embeddedEvents'
import { selectEmailLogin, type EmailLogin } from './embeddedSlice'
import { getCooldownMs, toFrameErrorState } from './toFrameErrorState'
import { connectAndSign } from './connectAndSign'
import { getLoginNamespaces, connectLoginNamespaces } from './connectLoginNamespaces'
import { leaveCompletedLogin } from './leaveCompletedLogin'
import { ensureLoginNamespace } from './ensureLoginNamespace'
import { isStepView } from './loginViews'
import {
  hasLeft,
  isFlowOver,
  ABORTED,
  toAborted,
  takeVisitorAction,
  raceUntilLeft,
} from './raceUntilLeft'

interface Login {
  readonly api: FlowApi
  readonly client: EmbeddedClient
  readonly email: string
}

type Step = EmailStep | typeof ABORTED

const isResendRequested = (action: UnknownAction) => resendRequested.match(action)

/** Empty if the entry predates this page load. */
const toSecretText = (kept: unknown): string => (typeof kept === 'string' ? kept : '')

/** Replaces the previous step, so going back leads to the field. */
function show({ api }: Login, name: 'EmailVerifyOtp' | 'EmailVerifyDevice') {
  const isStep = isStepView(selectCurrentView(api.getState()).name)
  api.dispatch((isStep ? viewReplaced : viewPushed)(viewEntry(name)))
}

/** Rethrows what ended the flow itself. */
function toLoginError(thrown: unknown) {
  if (isFlowOver(thrown)) throw thrown
  return toFrameErrorState(thrown)
}

/** The client's cooldown, or the default. */
const getCooldownEnd = ({ api, client }: Login) =>
  api.extra.now() + (client.cooldownMs() || EMAIL_COOLDOWN_MS)

const getRefusedCooldownEnd = (api: FlowApi, thrown: unknown): number | null => {
  const ms = getCooldownMs(thrown)
  return ms === null ? null : api.extra.now() + ms
}

function reportStep(login: Login, step: Step): void {
  if (step === 'code') login.api.dispatch(otpSent({ cooldownEndsAt: getCooldownEnd(login) }))
  if (step === 'device')
    login.api.dispatch(deviceLinkSent({ cooldownEndsAt: getCooldownEnd(login) }))
  if (step === 'code') show(login, 'EmailVerifyOtp')
  if (step === 'device') show(login, 'EmailVerifyDevice')
}

/** Null if no email was sent, which is dispatched. */
async function resend(login: Login): Promise<Step | null> {
  const { api, client, email } = login
  try {
    const step = await raceUntilLeft(api, signal => client.requestCode(email, signal))
    reportStep(login, step)
    if (step === 'code' || step === 'device') {
      api.dispatch(toastShown({ id: 'email-resent', tone: 'positive', text: 'email.resent' }))
    }
    return step
  } catch (thrown) {
    const error = toLoginError(thrown)
    api.dispatch(resendFailed({ error, cooldownEndsAt: getRefusedCooldownEnd(api, thrown) }))
    return null
  }
}

/** Waits for the link in the email until it expires; resends on request. */
async function awaitDeviceLink(login: Login): Promise<Step> {
  const { api, client } = login
  let isAsking = true // false: an error is on screen
  let endsAt = api.extra.now() + EMAIL_OTP_MS
  const isOver = (action: UnknownAction): action is UnknownAction =>
    hasLeft(action) || isResendRequested(action)
  for (;;) {
    try {
      const taken = isAsking
        ? await raceUntil(api, isOver, FRAME_RESPONSE_TIMEOUT_MS, signal =>
            client.awaitDevice(signal),
          )
        : await takeVisitorAction(api, resendRequested.match)
      if (taken === ABORTED || taken === null) return ABORTED
      if ('kind' in taken && taken.kind === 'timedOut') {
        throw new ModalError('FRAME_REQUEST_TIMEOUT')
      }
      if ('kind' in taken && taken.kind === 'done') {
        api.dispatch(deviceRegistered({ cooldownEndsAt: getCooldownEnd(login) }))
        show(login, 'EmailVerifyOtp')
        return 'code'
      }
      if ('kind' in taken && !isResendRequested(taken.action)) return toAborted(taken.action)
      const step = await resend(login)
      if (step !== null && step !== 'device') return step
      if (step !== null) endsAt = api.extra.now() + EMAIL_OTP_MS
      isAsking = true
    } catch (thrown) {
      const error = toLoginError(thrown)
      // The frame stops waiting before the link expires.
      if (error.code === 'FRAME_REQUEST_TIMEOUT' && api.extra.now() < endsAt) continue
      isAsking = false
      api.dispatch(deviceLinkFailed({ error }))
    }
  }
}

/** Accepts codes until one is correct; resends on request. */
async function awaitCorrectCode(login: Login): Promise<Step> {
  const { api, client } = login
  const isNext = isAnyOf(otpSubmitted, resendRequested)
  for (;;) {
    const next = await takeVisitorAction(api, isNext, EMAIL_OTP_MS)
    if (next === ABORTED) return ABORTED
    if (next === null) {
      api.dispatch(otpRefused({ error: { code: 'CODE_EXPIRED', detail: 'CODE_EXPIRED' } }))
      continue
    }
    if (!otpSubmitted.match(next)) {
      const step = await resend(login)
      if (step !== null && step !== 'code') return step
      continue
    }
    const code = toSecretText(api.extra.secrets.take(next.payload.codeId))
    try {
      const checked = await raceUntilLeft(api, signal => client.submitCode(code, signal))
      if (checked === ABORTED) return ABORTED
      api.dispatch(otpAccepted())
      return 'connected'
    } catch (thrown) {
      api.dispatch(otpRefused({ error: toLoginError(thrown) }))
    }
  }
}

/** Connects the accounts; after a failure, awaits a retry. */
async function connect({ api, client }: Login): Promise<typeof ABORTED | 'connected'> {
  for (;;) {
    try {
      const session = await connectAndSign(api, client)
      if (session === ABORTED) return ABORTED
      if (getLoginNamespaces(api, session).length === 0) throw new ModalError('NO_ACCOUNTS')
      connectLoginNamespaces(api, session)
      return 'connected'
    } catch (thrown) {
      const error = toLoginError(thrown)
      // shown at the email field
      if (!isStepView(selectCurrentView(api.getState()).name)) throw thrown
      api.dispatch(emailConnectFailed({ error }))
      const next = await takeVisitorAction(api, emailConnectRetried.match)
      if (next === ABORTED || next === null) return ABORTED
    }
  }
}

/** Runs the login. If the visitor leaves after the code was accepted, the frame signs out again. */
async function logIn(login: Login): Promise<typeof ABORTED | 'connected'> {
  const { api, client, email } = login
  let step: Step = await raceUntilLeft(api, signal => client.requestCode(email, signal))
  reportStep(login, step)
  while (step === 'code' || step === 'device') {
    step = await (step === 'device' ? awaitDeviceLink(login) : awaitCorrectCode(login))
  }
  if (step === ABORTED) return ABORTED
  const end = await connect(login)
  if (end === ABORTED) await client.signOut()
  return end
}

const isUnderWay = ({ phase }: EmailLogin) => phase !== 'idle' && phase !== 'done'

/**
 * Signs a visitor in by email: address, device link for a new browser, code, accounts. A new
 * attempt replaces the previous one; leaving ends it silently. Ends with `emailLoginCompleted`,
 * `emailLoginFailed` or `emailLoginCancelled`; success closes the modal once seen.
 */
export function registerLogInByEmailFlow(startListening: AppStartListening) {
  startListening({
    actionCreator: modalClosed,
    effect: (_action, api) => {
      const { emailId } = selectEmailLogin(api.getOriginalState())
      if (emailId !== null) api.extra.secrets.take(emailId)
    },
  })
  startListening({
    actionCreator: flowsResumed,
    effect: (_action, api) => {
      if (isUnderWay(selectEmailLogin(api.getState()))) api.dispatch(emailLoginCancelled())
    },
  })
  return startListening({
    actionCreator: emailSubmitted,
    effect: async ({ payload: { emailId } }, api) => {
      api.cancelActiveListeners()
      const { emailId: before } = selectEmailLogin(api.getOriginalState())
      if (before !== null && before !== emailId) api.extra.secrets.take(before)
      const email = toSecretText(api.extra.secrets.read(emailId))
      if (!ensureLoginNamespace(api)) {
        api.dispatch(emailLoginCancelled())
        return
      }
      try {
        const client = await raceUntilLeft(api, async () => {
          if (!api.extra.embedded) throw new ModalError('ADAPTER_NOT_FOUND', 'embedded')
          return api.extra.embedded.load()
        })
        const end = client === ABORTED ? ABORTED : await logIn({ api, client, email })
        if (end === ABORTED) {
          api.dispatch(emailLoginCancelled())
          return
        }
        api.dispatch(emailLoginCompleted())
        await leaveCompletedLogin(api)
      } catch (thrown) {
        if (isFlowOver(thrown)) return // a newer attempt or time travel took over
        const error = toFrameErrorState(thrown)
        api.dispatch(
          emailLoginFailed({ error, cooldownEndsAt: getRefusedCooldownEnd(api, thrown) }),
        )
      }
    },
  })
}
