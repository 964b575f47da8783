import { styled } from 'styled-components'
import type { ErrorCode } from '../../../domain/errorCatalogue'
import { backRequested } from '../../../events/backEvents'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import type { StringKey } from '../../../strings/strings'
import { Button } from '../../../ui/controls/Button'
import { Message } from '../../../ui/feedback/Message'
import { Spinner } from '../../../ui/feedback/Spinner'
import { StatusIcon } from '../../../ui/feedback/StatusIcon'
import { OtpInput } from '../../../ui/fields/OtpInput'
import { ActionBar } from '../../../ui/layout/ActionBar'
import { StatusHeader } from '../../../ui/layout/StatusHeader'
import { iconCheck } from '../../../ui/media/firstIcons'
import { iconMail } from '../../../ui/media/icons'
import { Body } from '../../../ui/shell/Body'
import { ResendOtp } from '../components/ResendOtp'
import { otpSubmitted, emailConnectRetried } from '../embeddedEvents'
import { selectEmailLogin, selectIsLoginStoredHere, type EmailLogin } from '../embeddedSlice'
import { useHideSecret } from '../useHideSecret'
import { useLoginEmail } from '../useLoginEmail'

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  min-block-size: 20px;
  margin-block-start: 8px;
  font-size: var(--wm-font-size-14);
  line-height: var(--wm-line-14);
  color: var(--wm-color-text-muted);
  > svg {
    color: var(--wm-color-accent-text);
  }
`

const REASONS: Partial<Record<ErrorCode, StringKey>> = {
  CODE_WRONG: 'emailCode.wrong',
  CODE_EXPIRED: 'emailCode.expired',
  CODE_SPENT: 'emailCode.spent',
}

const LINE_ID = 'wm-code-line'

/** What came of the code, or is being done with it. */
function CodeLine({ phase, error, hasResendFailed }: EmailLogin) {
  const t = useTranslate()
  const isBusy = phase === 'checking' || phase === 'connecting'
  const isTooSoon = error?.code === 'EMAIL_COOLDOWN' // the time below says so
  const reason =
    phase === 'notConnected'
      ? 'emailCode.notConnected'
      : hasResendFailed
        ? 'emailCode.notResent'
        : (REASONS[error?.code ?? 'UNKNOWN'] ?? 'emailCode.unreachable')
  return (
    <Line id={LINE_ID}>
      <span role="alert">{error && !isTooSoon && <Message tone="error">{t(reason)}</Message>}</span>
      {isBusy && <Spinner size={16} />}
      <span role="status">{isBusy && t('emailCode.signingIn')}</span>
    </Line>
  )
}

/** The second step: the code from the mail. It is checked once it is whole. */
export function EmailVerifyOtpView() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const login = useModalSelector(selectEmailLogin)
  const hide = useHideSecret()
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
        aria-describedby={LINE_ID}
        data-testid="wui-otp-input"
      />
      <CodeLine {...login} />
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
