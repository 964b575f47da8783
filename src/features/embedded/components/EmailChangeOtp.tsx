import { useId } from 'react'
import { styled } from 'styled-components'
import { viewEntry, type ViewParams } from '../../../domain/views'
import { backRequested } from '../../../events/backEvents'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import type { StringKey } from '../../../strings/strings'
import { Button } from '../../../ui/controls/Button'
import { Link } from '../../../ui/controls/Link'
import { StatusIcon } from '../../../ui/feedback/StatusIcon'
import { OtpInput } from '../../../ui/fields/OtpInput'
import { ActionBar } from '../../../ui/layout/ActionBar'
import { StatusHeader } from '../../../ui/layout/StatusHeader'
import { iconCheck } from '../../../ui/media/firstIcons'
import { iconMail } from '../../../ui/media/icons'
import { Body } from '../../../ui/shell/Body'
import { viewReplaced } from '../../../core/router/routerSlice'
import { emailChangeOtpSubmitted } from '../emailChange/emailChangeEvents'
import { selectEmailChange, type EmailChangeState } from '../emailChange/emailChangeSlice'
import { useCurrentEmail } from '../emailChange/useCurrentEmail'
import { useNewEmail } from '../emailChange/useNewEmail'
import { useCooldown } from '../useCooldown'
import { useStoreSecret } from '../useStoreSecret'
import { OtpStatus, getOtpErrorKey } from './OtpStatus'

const TEXTS = {
  primary: 'emailChange.primaryText',
  secondary: 'emailChange.secondaryText',
} as const satisfies Record<string, StringKey>

const VIEWS = {
  primary: 'wm-view-UpdateEmailPrimaryOtp',
  secondary: 'wm-view-UpdateEmailSecondaryOtp',
} as const

export interface EmailChangeOtpProps {
  /** `primary`: the current address's code. `secondary`: the new one's. */
  readonly step: keyof typeof TEXTS
  readonly params: ViewParams['UpdateEmailWallet']
}

const ResendLine = styled.p`
  padding-block: 8px 4px;
  font-size: var(--wm-font-size-14);
  line-height: var(--wm-line-14);
  color: var(--wm-color-text-muted);
  text-align: center;
`

function getProblemKey({ error }: EmailChangeState): StringKey | null {
  if (error === null) return null
  if (error.code === 'SESSION_ENDED') return 'emailChange.ended'
  return getOtpErrorKey(error.code) ?? 'emailChange.unreachable'
}

/** The change is done, or the state comes from time travel. */
function NoChangeInProgress({
  step,
  params,
  isDone,
}: EmailChangeOtpProps & { readonly isDone: boolean }) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  return (
    <>
      <Body flush={!isDone} data-testid={VIEWS[step]}>
        <div role="status">
          <StatusHeader
            picture={
              <StatusIcon
                tone={isDone ? 'positive' : 'warning'}
                icon={isDone ? iconCheck : iconMail}
              />
            }
            title={t(isDone ? 'emailChange.done' : 'emailChange.overTitle')}
            text={t(isDone ? 'emailChange.doneText' : 'emailChange.overText')}
          />
        </div>
      </Body>
      {!isDone && (
        <ActionBar>
          <Button
            block
            tone="primary"
            onPress={() => dispatch(viewReplaced(viewEntry('UpdateEmailWallet', params)))}
          >
            {t('emailChange.again')}
          </Button>
        </ActionBar>
      )}
    </>
  )
}

/** One of the two codes of an email change. For another code, the visitor returns to the field. */
export function EmailChangeOtp({ step, params }: EmailChangeOtpProps) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const change = useModalSelector(selectEmailChange)
  const hide = useStoreSecret()
  const statusId = useId()
  const current = useCurrentEmail().email || t('email.yours')
  const next = useNewEmail() || t('emailChange.new')
  const seconds = useCooldown(change.cooldownEndsAt)
  const { phase, otpRounds } = change
  if (phase === 'idle' || phase === 'done') {
    return <NoChangeInProgress {...{ step, params }} isDone={phase === 'done'} />
  }
  const isBusy = phase === 'checking'
  const problem = getProblemKey(change)
  return (
    <Body data-testid={VIEWS[step]}>
      <StatusHeader
        picture={<StatusIcon tone="accent" icon={iconMail} />}
        title={t(isBusy ? 'emailCode.checking' : 'emailCode.heading')}
        text={<bdi>{t(TEXTS[step], { email: step === 'primary' ? current : next })}</bdi>}
      />
      <OtpInput
        label={t('emailCode.label')}
        round={otpRounds}
        busy={isBusy}
        invalid={problem !== null}
        onComplete={otp => dispatch(emailChangeOtpSubmitted({ otpId: hide(otp) }))}
        aria-describedby={statusId}
        data-testid="wui-otp-input"
      />
      <OtpStatus
        id={statusId}
        problem={problem}
        doing={isBusy ? 'emailChange.checkingStatus' : null}
      />
      <ResendLine>
        {t('emailCode.nothing')}
        <br />
        <Link
          disabled={seconds > 0 || isBusy}
          onPress={() => dispatch(backRequested())}
          data-testid="wm-email-change-again"
        >
          {seconds > 0 ? t('emailChange.againIn', { seconds }) : t('emailChange.again')}
        </Link>
      </ResendLine>
    </Body>
  )
}
