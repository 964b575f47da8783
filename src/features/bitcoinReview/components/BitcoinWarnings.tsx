import { styled } from 'styled-components'
import { useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Notice } from '../../../ui/feedback/Notice'
import { Address } from '../../../ui/media/Address'
import { selectBitcoinTrust, selectIsBitcoinDoubted } from '../bitcoinReviewSelectors'

const Notices = styled.div`
  display: grid;
  gap: 8px;
  &:empty {
    display: none;
  }
`

/** Warnings about a Bitcoin payment. */
export function BitcoinWarnings() {
  const t = useTranslate()
  const { lookAlike, marks, isFeeHigh } = useModalSelector(selectBitcoinTrust)
  const isDoubted = useModalSelector(selectIsBitcoinDoubted)
  return (
    <Notices role="status">
      {isDoubted && (
        <Notice tone="warning" title={t('preview.doubtTitle')}>
          {t('bitcoinReview.doubtText')}
        </Notice>
      )}
      {lookAlike !== null && (
        <Notice tone="warning" title={t('preview.lookAlikeTitle')}>
          <bdi>{t('preview.lookAlikeText')}</bdi>
          <Address address={lookAlike} marks={marks} />
        </Notice>
      )}
      {isFeeHigh && (
        <Notice tone="warning" title={t('bitcoinReview.highFeeTitle')}>
          {t('bitcoinReview.highFee')}
        </Notice>
      )}
    </Notices>
  )
}
