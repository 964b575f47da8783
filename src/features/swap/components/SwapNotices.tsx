import { styled } from 'styled-components'
import { isAbove } from '../../../domain/swap/swapAmounts'
import type { SwapReview } from '../../../domain/swap/swapReview'
import { IMPACT_WARNING } from '../../../domain/swap/swapRules'
import { truncateDecimal } from '../../../lib/amount/decimal'
import { formatDecimal } from '../../../lib/amount/formatDecimal'
import { useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Notice } from '../../../ui/feedback/Notice'
import { selectOptions } from '../../../core/options/optionsSlice'
import { useWalletName } from '../../../core/review/components/useWalletName'
import { selectLocale } from '../../../core/theme/themeSlice'
import { selectIsOtherSpender, selectIsCalldataUnread, selectUnknownContract } from '../swapDangers'
import { selectEarlierSwap, selectIsSwapperElsewhere, selectNetworkOfSwap } from '../swapSelectors'
import { selectSwap } from '../swapSlice'
import { useSwapTexts } from './useSwapTexts'

const Base = styled.div`
  display: grid;
  gap: 8px;
  &:empty {
    display: none;
  }
`

/** Warnings about the swap under review. */
export function SwapNotices({ review }: { readonly review: SwapReview }) {
  const t = useTranslate()
  const locale = useModalSelector(selectLocale)
  const wallet = useWalletName(review.connectorId)
  const network = useModalSelector(selectNetworkOfSwap)?.name ?? review.caipNetworkId
  const earlier = useModalSelector(selectEarlierSwap)
  const isElsewhere = useModalSelector(selectIsSwapperElsewhere)
  const { isNetworkSwitchEnabled } = useModalSelector(selectOptions)
  const { phase } = useModalSelector(selectSwap)
  const { amount, source } = useSwapTexts(review)
  const { impact, step } = review
  const isOther = useModalSelector(selectIsOtherSpender)
  const isUnread = useModalSelector(selectIsCalldataUnread)
  const isStranger = useModalSelector(selectUnknownContract) !== null
  return (
    <Base role="status">
      {phase === 'moved' && (
        <Notice tone="warning" title={t('swapReview.movedTitle')}>
          {t('swapReview.movedText')}
        </Notice>
      )}
      {isElsewhere && (
        <Notice tone="warning" title={t('preview.walletElsewhereTitle', { wallet })}>
          {t(isNetworkSwitchEnabled ? 'preview.walletElsewhere' : 'preview.walletElsewhereOwn', {
            wallet,
            network,
          })}
        </Notice>
      )}
      {earlier !== 'none' && (
        <Notice
          tone="warning"
          title={t(earlier === 'open' ? 'preview.openTitle' : 'swapReview.doubtTitle', { wallet })}
        >
          {t(earlier === 'open' ? 'preview.openText' : 'swapReview.doubtText', { wallet })}
        </Notice>
      )}
      {isAbove(impact, IMPACT_WARNING) && (
        <Notice tone="negative" title={t('swapReview.impactTitle')}>
          {t('swapReview.impactText', {
            impact: formatDecimal(truncateDecimal(impact ?? '0', 2), locale),
          })}
        </Notice>
      )}
      {impact === null && (
        <Notice tone="warning" title={t('swapReview.impactUnknownTitle')}>
          {t('swapReview.impactUnknownText')}
        </Notice>
      )}
      {isUnread && (
        <Notice tone="negative" title={t('swapReview.unreadTitle')}>
          {t('swapReview.unreadText', { wallet })}
        </Notice>
      )}
      {isStranger && (
        <Notice tone="negative" title={t('swapReview.strangerTitle')}>
          {step === 'allow'
            ? t('swapReview.strangerSpenderText', { amount, symbol: source })
            : t('swapReview.strangerText', { amount, symbol: source })}
        </Notice>
      )}
      {isOther && (
        <Notice tone="warning" title={t('swapReview.otherTitle')}>
          {t(step === 'swap' ? 'swapReview.otherText' : 'swapReview.otherSpenderText')}
        </Notice>
      )}
    </Base>
  )
}
