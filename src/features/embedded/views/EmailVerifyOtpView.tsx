import { backRequested } from '../../../events/backEvents'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import type { StringKey } from '../../../strings/strings'
import { Button } from '../../../ui/controls/Button'
import { StatusIcon } from '../../../ui/feedback/StatusIcon'
import { OtpInput } from '../../../ui/fields/OtpInput'
import { ActionBar } from '../../../ui/layout/ActionBar'
import { StatusHeader } from '../../../ui/layout/StatusHeader'
import { iconCheck } from '../../../ui/media/firstIcons'
import { iconMail } from '../../../ui/media/icons'
import { Body } from '../../../ui/shell/Body'
import { OtpStatus, getOtpErrorKey } from '../components/OtpStatus'
import { ResendOtp } from '../components/ResendOtp'
import { otpSubmitted, emailConnectRetried } from '../embeddedEvents'
import { selectEmailLogin, selectIsLoginStoredHere, type EmailLogin } from '../embeddedSlice'
import { useStoreSecret } from '../useStoreSecret'
import { useLoginEmail } from '../useLoginEmail'

const STATUS_ID = 'wm-code-line'

function getProblemKey({ phase, error, hasResendFailed }: EmailLogin): StringKey | null {
  if (error === null || error.code === 'EMAIL_COOLDOWN') return null // the countdown shows this
  if (phase === 'notConnected') return 'emailCode.notConnected'
  if (hasResendFailed) return 'emailCode.notResent'
  return getOtpErrorKey(error.code) ?? 'emailCode.unreachable'
}

/** Email sign-in, second step: the code, submitted once complete. */
export function EmailVerifyOtpView() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const login = useModalSelector(selectEmailLogin)
  const hide = useStoreSecret()
  const email = useLoginEmail() || t('email.yours')
  const { phase, error, codeRounds } = login
  const doneText = useModalSelector(selectIsLoginStoredHere)
    ? 'emailCode.doneText'
    : 'email.notStored'
  if (phase === 'idle' || phase === 'done') {
    const isDone = phase === 'done'
    return (
      <>
        <Body flush={!isDone} data-testid="wm-view-EmailVerifyOtp">
          <div role="status">
            <StatusHeader
              picture={
                <StatusIcon
                  tone={isDone ? 'positive' : 'warning'}
                  icon={isDone ? iconCheck : iconMail}
                />
              }
              title={t(isDone ? 'emailCode.doneTitle' : 'emailCode.overTitle')}
              text={t(isDone ? doneText : 'emailCode.overText')}
            />
          </div>
        </Body>
        {!isDone && (
          <ActionBar>
            <Button block tone="primary" onPress={() => dispatch(backRequested())}>
              {t('emailCode.again')}
            </Button>
          </ActionBar>
        )}
      </>
    )
  }
  const isBusy = phase === 'checking' || phase === 'connecting'
  const submit = (code: string) => dispatch(otpSubmitted({ codeId: hide(code) }))
  return (
    <Body data-testid="wm-view-EmailVerifyOtp">
      <StatusHeader
        picture={<StatusIcon tone="accent" icon={iconMail} />}
        title={t(isBusy ? 'emailCode.checking' : 'emailCode.heading')}
        text={<bdi>{t('emailCode.text', { email })}</bdi>}
      />
      <OtpInput
        label={t('emailCode.label')}
        round={codeRounds}
        busy={isBusy || phase === 'notConnected'}
        invalid={error !== null && phase === 'code' && !login.hasResendFailed}
        onComplete={submit}
        aria-describedby={STATUS_ID}
        data-testid="wui-otp-input"
      />
      <OtpStatus
        id={STATUS_ID}
        problem={getProblemKey(login)}
        doing={isBusy ? 'emailCode.signingIn' : null}
      />
      {phase === 'notConnected' ? (
        <ActionBar>
          <Button block tone="primary" onPress={() => dispatch(emailConnectRetried())}>
            {t('common.tryAgain')}
          </Button>
        </ActionBar>
      ) : (
        <ResendOtp />
      )}
    </Body>
  )
}
