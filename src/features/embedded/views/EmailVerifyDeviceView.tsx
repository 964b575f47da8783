import { styled } from 'styled-components'
import { backRequested } from '../../../events/backEvents'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Button } from '../../../ui/controls/Button'
import { ConnectionIndicator } from '../../../ui/feedback/ConnectionIndicator'
import { Message } from '../../../ui/feedback/Message'
import { ActionBar } from '../../../ui/layout/ActionBar'
import { StatusHeader } from '../../../ui/layout/StatusHeader'
import { iconLaptop, iconMail } from '../../../ui/media/icons'
import { Tile } from '../../../ui/media/Tile'
import { Body } from '../../../ui/shell/Body'
import { resendRequested } from '../embeddedEvents'
import { selectEmailLogin } from '../embeddedSlice'
import { useLoginEmail } from '../useLoginEmail'
import { useCooldown } from '../useCooldown'

const ErrorArea = styled.div`
  display: grid;
  place-items: center;
  padding: 0 12px 12px;
  text-align: center;
  &:empty {
    display: none;
  }
`

/** Waits for the device link of a new browser; the code step follows. */
export function EmailVerifyDeviceView() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const { phase, error, cooldownEndsAt, isResending, hasResendFailed } =
    useModalSelector(selectEmailLogin)
  const email = useLoginEmail() || t('email.yours')
  const seconds = useCooldown(cooldownEndsAt)
  const isOver = phase === 'idle'
  const reason = hasResendFailed
    ? 'emailDevice.notResent'
    : error?.code === 'DEVICE_EXPIRED'
      ? 'emailDevice.expired'
      : 'emailDevice.failed'
  return (
    <>
      <Body flush data-testid="wm-view-EmailVerifyDevice">
        <div role="status">
          <StatusHeader
            picture={
              <ConnectionIndicator
                start={<Tile size={64} icon={iconLaptop} />}
                end={<Tile size={64} icon={iconMail} />}
                state={isOver ? 'idle' : error && !hasResendFailed ? 'stopped' : 'waiting'}
              />
            }
            title={t(isOver ? 'emailCode.overTitle' : 'emailDevice.heading')}
            text={isOver ? t('emailCode.overText') : <bdi>{t('emailDevice.text', { email })}</bdi>}
          />
        </div>
        <ErrorArea role="alert">
          {error && error.code !== 'EMAIL_COOLDOWN' && !isOver && (
            <Message tone="error">{t(reason)}</Message>
          )}
        </ErrorArea>
      </Body>
      <ActionBar note={isOver ? undefined : t('emailDevice.spam')}>
        {isOver ? (
          <Button block tone="primary" onPress={() => dispatch(backRequested())}>
            {t('emailCode.again')}
          </Button>
        ) : (
          <Button
            block
            tone="secondary"
            busy={isResending}
            disabled={seconds > 0}
            onPress={() => dispatch(resendRequested())}
            data-testid="wm-resend"
          >
            {seconds > 0 ? t('emailDevice.resendIn', { seconds }) : t('emailDevice.resend')}
          </Button>
        )}
      </ActionBar>
    </>
  )
}
