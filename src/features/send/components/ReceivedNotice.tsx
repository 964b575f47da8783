import type { SendIntent } from '../../../domain/payment/send'
import { subtractDecimal } from '../../../lib/amount/decimalMath'
import { formatDecimal } from '../../../lib/amount/formatDecimal'
import { useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Notice } from '../../../ui/feedback/Notice'
import { selectLocale } from '../../../core/theme/themeSlice'
import { selectReviewedName } from '../recipient/recipientSelectors'

interface ReceivedNoticeProps {
  readonly intent: SendIntent
}

/** What arrives, for fee-on-transfer tokens. */
export function ReceivedNotice({ intent }: ReceivedNoticeProps) {
  const t = useTranslate()
  const locale = useModalSelector(selectLocale)
  const name = useModalSelector(selectReviewedName)
  const { amount, received, token } = intent
  if (received === undefined) return null
  const { symbol } = token
  const recipient = name ?? t('preview.theRecipient')
  const kept = formatDecimal(subtractDecimal(amount, received), locale)
  return (
    <Notice
      tone="warning"
      title={t('preview.receivesTitle', {
        recipient,
        amount: formatDecimal(received, locale),
        symbol,
      })}
      data-testid="wm-send-received"
    >
      {t('preview.receivesText', { kept, symbol })}
    </Notice>
  )
}
