import { useState } from 'react'
import { handoverFingerprint, type BitcoinHandover } from '../../../domain/payment/bitcoinTransfer'
import { formatDecimal } from '../../../lib/amount/formatDecimal'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { ActionBar } from '../../../ui/layout/ActionBar'
import { ReviewFigure } from '../../../ui/layout/ReviewFigure'
import { ReviewLayout } from '../../../ui/layout/ReviewLayout'
import { ReviewNote } from '../../../ui/layout/ReviewNote'
import { Body } from '../../../ui/shell/Body'
import { FiatFigure } from '../../../core/account/components/FiatFigure'
import { ConfirmActions } from '../../../core/review/components/ConfirmActions'
import { useDangerChecks } from '../../../core/review/components/useDangerChecks'
import { useSendLabel } from '../../../core/review/components/useSendLabel'
import { getFiatValue } from '../../../lib/amount/getFiatValue'
import { selectNativePrice } from '../../../core/account/tokenSelectors'
import { selectLocale } from '../../../core/theme/themeSlice'
import { transferReviewed } from '../bitcoinReviewEvents'
import { selectBitcoinDangers } from '../bitcoinReviewSelectors'
import { selectBitcoinReview } from '../bitcoinReviewSlice'
import { BitcoinRecipients } from '../components/BitcoinRecipients'
import { BitcoinWarnings } from '../components/BitcoinWarnings'
import { toCoins, getOutputTotal, useCoinSymbol } from '../components/coins'
import { useBitcoinDetails } from '../components/useBitcoinDetails'

interface ReviewProps extends BitcoinHandover {
  readonly id: string
}

function Review({ id, ...handover }: ReviewProps) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const locale = useModalSelector(selectLocale)
  const { checks, isConfirmed } = useDangerChecks('send', useModalSelector(selectBitcoinDangers))
  const [isMoreShown, setIsMoreShown] = useState(false)
  const { payment, transfer } = handover
  const { caipNetworkId, outputs } = payment
  const symbol = useCoinSymbol(caipNetworkId)
  const amount = toCoins(getOutputTotal(outputs))
  const value = getFiatValue(amount, useModalSelector(selectNativePrice))
  const label = useSendLabel({ amount, token: { symbol } })
  const fold = {
    label: t('bitcoinReview.more'),
    isShown: isMoreShown,
    onPress: () => setIsMoreShown(!isMoreShown),
    testId: 'wm-bitcoin-more',
  }
  return (
    <>
      <Body flush data-testid="wm-view-BitcoinReview" style={{ paddingBlockEnd: 16 }}>
        <ReviewLayout
          figure={
            <ReviewFigure
              amount={formatDecimal(amount, locale)}
              unit={symbol}
              data-testid="wm-bitcoin-amount"
            >
              {value !== null && <FiatFigure value={value} />}
            </ReviewFigure>
          }
          recipient={<BitcoinRecipients payment={payment} />}
          details={useBitcoinDetails(handover, isMoreShown)}
        >
          <BitcoinWarnings />
        </ReviewLayout>
      </Body>
      <ActionBar
        note={<ReviewNote fold={transfer ? fold : null}>{t('preview.irreversible')}</ReviewNote>}
      >
        {checks}
        <ConfirmActions
          on={label}
          settlingText={t('preview.checking')}
          disabled={!isConfirmed}
          onConfirm={() =>
            dispatch(transferReviewed({ id, fingerprint: handoverFingerprint(handover) }))
          }
        />
      </ActionBar>
    </>
  )
}

/** Review of a Bitcoin payment the page built, before the wallet gets it. */
export function BitcoinReviewView() {
  const { review } = useModalSelector(selectBitcoinReview)
  if (!review) return <Body data-testid="wm-view-BitcoinReview" />
  return <Review key={review.id} {...review} />
}
