import { SUCCESS_DISPLAY_MS, EMAIL_COOLDOWN_MS, EMAIL_OTP_MS } from '../../../domain/limits'
import { ModalError } from '../../../domain/ModalError'
import { viewEntry, type ViewParams } from '../../../domain/views'
import { flowsResumed } from '../../../events/flowEvents'
import { modalClosed, modalCloseRequested } from '../../../events/modalEvents'
import type { EmailChangeStep, EmbeddedClient } from '../../../ports/embedded'
import type { AppStartListening, FlowApi } from '../../../store/listening'
import { toastShown } from '../../../core/notifications/notificationsSlice'
import {
  historyReset,
  selectCurrentView,
  viewPushed,
  viewReplaced,
} from '../../../core/router/routerSlice'
import { getCooldownMs, toFrameErrorState } from '../toFrameErrorState'
import { ABORTED, isFlowOver, takeVisitorAction, raceUntilLeft } from '../raceUntilLeft'
import { EMAIL_CHANGE_SCOPE } from './changePlaces'
import {
  emailChangeCancelled,
  emailChanged,
  emailChangeFailed,
  emailChangeOtpRefused,
  emailChangeOtpSent,
  emailChangeOtpSubmitted,
  newEmailSubmitted,
  primaryOtpAccepted,
} from './emailChangeEvents'
import { selectEmailChange } from './emailChangeSlice'

interface Change {
  readonly api: FlowApi
  readonly client: EmbeddedClient
  /** Params of the view the change started from. */
  readonly params: ViewParams['UpdateEmailWallet']
}

const VIEWS = { primary: 'UpdateEmailPrimaryOtp', secondary: 'UpdateEmailSecondaryOtp' } as const

/** Empty if the entry predates this page load. */
const toSecretText = (kept: unknown): string => (typeof kept === 'string' ? kept : '')

const race = <T>(api: FlowApi, ask: (signal: AbortSignal) => Promise<T>) =>
  raceUntilLeft(api, ask, EMAIL_CHANGE_SCOPE)

/** Accepts codes until one is correct. For another email, the visitor restarts from the field. */
async function awaitCorrectOtp(
  api: FlowApi,
  submit: (otp: string, signal: AbortSignal) => Promise<unknown>,
): Promise<typeof ABORTED | 'passed'> {
  for (;;) {
    const next = await takeVisitorAction(
      api,
      emailChangeOtpSubmitted.match,
      EMAIL_OTP_MS,
      EMAIL_CHANGE_SCOPE,
    )
    if (next === ABORTED) return ABORTED
    if (next === null) {
      const error = { code: 'CODE_EXPIRED', detail: 'CODE_EXPIRED' } as const
      api.dispatch(emailChangeOtpRefused({ error }))
      continue
    }
    const otp = toSecretText(api.extra.secrets.take(next.payload.otpId))
    try {
      const checked = await race(api, signal => submit(otp, signal))
      return checked === ABORTED ? ABORTED : 'passed'
    } catch (thrown) {
      if (isFlowOver(thrown)) throw thrown
      api.dispatch(emailChangeOtpRefused({ error: toFrameErrorState(thrown) }))
    }
  }
}

async function runEmailChange(
  { api, client, params }: Change,
  email: string,
): Promise<typeof ABORTED | 'passed'> {
  const first = await race<EmailChangeStep>(api, signal => client.requestEmailChange(email, signal))
  if (first === ABORTED) return ABORTED
  const cooldownEndsAt = api.extra.now() + (client.cooldownMs() || EMAIL_COOLDOWN_MS)
  api.dispatch(emailChangeOtpSent({ cooldownEndsAt }))
  api.dispatch(viewPushed(viewEntry(VIEWS[first], params)))
  if (first === 'primary') {
    const passed = await awaitCorrectOtp(api, (otp, signal) =>
      client.submitPrimaryCode(otp, signal),
    )
    if (passed === ABORTED) return ABORTED
    api.dispatch(primaryOtpAccepted())
    api.dispatch(viewReplaced(viewEntry(VIEWS.secondary, params)))
  }
  return awaitCorrectOtp(api, (otp, signal) => client.submitSecondaryCode(otp, signal))
}

/** Returns to where the change started; closes the modal if the host app opened it. */
async function leaveEmailChange({ api, params }: Change): Promise<void> {
  if (params) {
    api.dispatch(historyReset(viewEntry(params.redirectView)))
    api.dispatch(toastShown({ id: 'email-changed', tone: 'positive', text: 'emailChange.done' }))
    return
  }
  await api.delay(SUCCESS_DISPLAY_MS)
  const { name } = selectCurrentView(api.getState())
  if (name === VIEWS.secondary) api.dispatch(modalCloseRequested({ by: 'page' }))
}

const getChangeParams = (api: FlowApi): ViewParams['UpdateEmailWallet'] => {
  const view = selectCurrentView(api.getState())
  return view.name === 'UpdateEmailWallet' ? view.params : undefined
}

/**
 * Changes a login's email: the code sent to the current address, then the one sent to the new
 * address. A new attempt replaces the previous one; leaving ends it silently. Ends with
 * `emailChanged`, `emailChangeFailed` or `emailChangeCancelled`.
 */
export function registerChangeEmailFlow(startListening: AppStartListening) {
  startListening({
    actionCreator: modalClosed,
    effect: (_action, api) => {
      const { emailId } = selectEmailChange(api.getOriginalState())
      if (emailId !== null) api.extra.secrets.take(emailId)
    },
  })
  startListening({
    actionCreator: flowsResumed,
    effect: (_action, api) => {
      const { phase } = selectEmailChange(api.getState())
      if (phase !== 'idle' && phase !== 'done') api.dispatch(emailChangeCancelled())
    },
  })
  return startListening({
    actionCreator: newEmailSubmitted,
    effect: async ({ payload: { emailId } }, api) => {
      api.cancelActiveListeners()
      const { secrets, embedded, now } = api.extra
      const { emailId: before } = selectEmailChange(api.getOriginalState())
      if (before !== null && before !== emailId) secrets.take(before)
      try {
        const client = await race(api, async () => {
          if (!embedded) throw new ModalError('ADAPTER_NOT_FOUND', 'embedded')
          return embedded.load()
        })
        const under = client === ABORTED ? null : { api, client, params: getChangeParams(api) }
        const end = under && (await runEmailChange(under, toSecretText(secrets.read(emailId))))
        if (!under || end === ABORTED) {
          api.dispatch(emailChangeCancelled())
          return
        }
        secrets.take(emailId)
        api.dispatch(emailChanged())
        await leaveEmailChange(under)
      } catch (thrown) {
        if (isFlowOver(thrown)) return // a newer attempt or time travel took over
        const ms = getCooldownMs(thrown)
        api.dispatch(
          emailChangeFailed({
            error: toFrameErrorState(thrown),
            cooldownEndsAt: ms === null ? null : now() + ms,
          }),
        )
      }
    },
  })
}
