import { styled } from 'styled-components'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Link } from '../../../ui/controls/Link'
import { resendRequested } from '../embeddedEvents'
import { selectEmailLogin } from '../embeddedSlice'
import { useCooldown } from '../useCooldown'

const Base = styled.p`
  padding-block: 8px 4px;
  font-size: var(--wm-font-size-14);
  line-height: var(--wm-line-14);
  color: var(--wm-color-text-muted);
  text-align: center;
`

/** Resend link, enabled after the cooldown. */
export function ResendOtp() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const { cooldownEndsAt, isResending, phase } = useModalSelector(selectEmailLogin)
  const seconds = useCooldown(cooldownEndsAt)
  const canResend = seconds === 0 && !isResending && phase === 'code'
  return (
    <Base>
      {t('emailCode.nothing')}
      <br />
      <Link
        disabled={!canResend}
        onPress={() => dispatch(resendRequested())}
        data-testid="wm-resend"
      >
        {isResending
          ? t('emailCode.resending')
          : seconds > 0
            ? t('emailCode.resendIn', { seconds })
            : t('emailCode.resend')}
      </Link>
    </Base>
  )
}
