import { styled } from 'styled-components'
import { RETRY_OFFER_MS } from '../../../domain/limits'
import { useTranslate } from '../../../store/translation'
import { Link } from '../../../ui/controls/Link'
import { DelayedReveal } from '../../../ui/feedback/DelayedReveal'

/** Its room is there from the start, so that nothing moves when it comes. */
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
  /** Left out where only its room is taken. */
  readonly onPress?: () => void
}

/** Asks a wallet again that did not come to the front; offered to a visitor who has waited a while. */
export function RetryOffer({ question, onPress }: RetryOfferProps) {
  const t = useTranslate()
  return (
    <Place>
      {onPress && (
        <DelayedReveal afterMs={RETRY_OFFER_MS}>
          {question}{' '}
          <Link onPress={onPress} data-testid="wm-retry">
            {t('common.tryAgain')}
          </Link>
        </DelayedReveal>
      )}
    </Place>
  )
}
