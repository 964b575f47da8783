import { QueryStatus } from '@reduxjs/toolkit/query'
import { styled } from 'styled-components'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { useFailureText } from '../../../store/useFailureText'
import { Button } from '../../../ui/controls/Button'
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows'
import { exchangesRequested } from '../payEvents'
import { selectExchanges } from '../selectExchanges'
import { useSecondsLeft } from '../../../ui/motion/useSecondsLeft'

const StatusLine = styled.div`
  display: grid;
  justify-items: center;
  gap: 12px;
  padding-inline: 8px;
  font-size: var(--wm-font-size-14);
  line-height: var(--wm-line-14);
  color: var(--wm-color-text-muted);
  text-align: center;
  text-wrap: balance;
`

/** Shown in place of the exchanges while they load, or if they failed or are none. */
export function ExchangesStatus() {
  const t = useTranslate()
  const failure = useFailureText()
  const dispatch = useModalDispatch()
  const { status, list, error, retryAt } = useModalSelector(selectExchanges)
  const seconds = useSecondsLeft(retryAt)
  if (error) {
    const { code } = error
    return (
      <StatusLine role="status">
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
      </StatusLine>
    )
  }
  if (status !== QueryStatus.fulfilled) return <SkeletonRows count={2} label={t('pay.loading')} />
  if (list.length === 0) return <StatusLine as="p">{t('pay.none')}</StatusLine>
  return null
}
