import { styled } from 'styled-components'
import { RETRY_OFFER_DELAY_MS } from '../../../domain/limits'
import { useTranslate } from '../../../store/translation'
import { Link } from '../../../ui/controls/Link'
import { DelayedReveal } from '../../../ui/feedback/DelayedReveal'

/** Takes its space from the start, so that nothing moves when the offer appears. */
const Place = styled.div`
  min-block-size: 40px;
  padding-block-start: 12px;
  font-size: var(--wm-font-size-14);
  line-height: var(--wm-line-14);
  color: var(--wm-color-text-muted);
  text-align: center;
`

interface RetryOfferProps {
  readonly question: string
  /** Undefined to reserve the space only. */
  readonly onPress?: () => void
}

/** After a wait, offers to send the request again if the wallet did not open. */
export function RetryOffer({ question, onPress }: RetryOfferProps) {
  const t = useTranslate()
  return (
    <Place>
      {onPress && (
        <DelayedReveal afterMs={RETRY_OFFER_DELAY_MS}>
          {question}{' '}
          <Link onPress={onPress} data-testid="wm-retry">
            {t('common.tryAgain')}
          </Link>
        </DelayedReveal>
      )}
    </Place>
  )
}
