import type { BitcoinPayment } from '../../../domain/payment/bitcoinTransfer'
import { formatDecimal } from '../../../lib/amount/formatDecimal'
import { useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { ReviewRecipient } from '../../../ui/layout/ReviewRecipient'
import { Avatar } from '../../../ui/media/Avatar'
import { TokenAmount } from '../../../core/account/components/TokenAmount'
import { getAddressHues } from '../../../core/account/getAddressHues'
import { selectLocale } from '../../../core/theme/themeSlice'
import { selectBitcoinTrust } from '../bitcoinReviewSelectors'
import { toCoins, useCoinSymbol } from './coins'

interface BitcoinRecipientsProps {
  readonly payment: BitcoinPayment
}

/** All recipients; with amounts if several. */
export function BitcoinRecipients({ payment: { caipNetworkId, outputs } }: BitcoinRecipientsProps) {
  const t = useTranslate()
  const locale = useModalSelector(selectLocale)
  const symbol = useCoinSymbol(caipNetworkId)
  const { isOwn, isKnown, marks } = useModalSelector(selectBitcoinTrust)
  const note = isOwn ? t('preview.ownAddress') : isKnown ? null : t('bitcoinReview.noHistory')
  return (
    <>
      {outputs.map(({ address, amount }, index) => (
        <ReviewRecipient
          key={index}
          label={t('preview.to')}
          picture={<Avatar size={40} hues={getAddressHues(address)} />}
          name={
            outputs.length > 1 && (
              <TokenAmount amount={formatDecimal(toCoins(amount), locale)} symbol={symbol} />
            )
          }
          address={address}
          marks={marks}
        >
          {/* About all of them, so only once. */}
          {index === outputs.length - 1 && note !== null && <p>{note}</p>}
        </ReviewRecipient>
      ))}
    </>
  )
}
