import { styled } from 'styled-components'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { useFailureText } from '../../../store/useFailureText'
import { Button } from '../../../ui/controls/Button'
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows'
import { ListGroup } from '../../../ui/lists/ListGroup'
import { Row } from '../../../ui/lists/Row'
import { iconChevronEnd } from '../../../ui/media/firstIcons'
import { Icon } from '../../../ui/media/Icon'
import { exchangesRequested, payFromExchangeRequested } from '../payEvents'
import { selectPay } from '../paySlice'
import { useSecondsLeft } from '../../../ui/motion/useSecondsLeft'
import { ExchangeTile } from './ExchangeTile'

const Line = styled.div`
  display: grid;
  justify-items: center;
  gap: 12px;
  padding: 8px 8px 12px;
  font-size: var(--wm-font-size-14);
  line-height: var(--wm-line-14);
  color: var(--wm-color-text-muted);
  text-align: center;
  text-wrap: balance;
`

/** Who else can pay. */
export function Exchanges() {
  const t = useTranslate()
  const failure = useFailureText()
  const dispatch = useModalDispatch()
  const { exchanges, phase } = useModalSelector(selectPay)
  const seconds = useSecondsLeft(exchanges.retryAt)
  if (exchanges.phase === 'failed') {
    const code = exchanges.error?.code ?? 'UNABLE_TO_GET_EXCHANGES'
    return (
      <Line role="status">
        {failure(code)}
        {code !== 'ASSET_NOT_SUPPORTED' && (
          <Button
            small
            disabled={seconds > 0}
            onPress={() => dispatch(exchangesRequested())}
            data-testid="wm-pay-again"
          >
            {seconds > 0 ? t('pay.retryIn', { seconds: String(seconds) }) : t('common.tryAgain')}
          </Button>
        )}
      </Line>
    )
  }
  if (exchanges.phase !== 'known') return <SkeletonRows count={2} label={t('pay.loading')} />
  if (exchanges.list.length === 0) return <Line as="p">{t('pay.none')}</Line>
  return (
    <ListGroup label={t('pay.exchanges')}>
      {exchanges.list.map(exchange => (
        <Row
          key={exchange.id}
          name={<bdi translate="no">{exchange.name}</bdi>}
          leading={<ExchangeTile exchange={exchange} />}
          trailing={<Icon icon={iconChevronEnd} mirror />}
          disabled={phase === 'checking'}
          onPress={() => dispatch(payFromExchangeRequested(exchange.id))}
          data-testid={`wm-pay-exchange-${exchange.id}`}
        />
      ))}
    </ListGroup>
  )
}
