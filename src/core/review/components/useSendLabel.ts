import { formatDecimal } from '../../../lib/amount/formatDecimal'
import { getFittingLabel } from '../../../lib/text/getFittingLabel'
import { useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { selectLocale } from '../../theme/themeSlice'

interface SentAmount {
  /** Decimal string. */
  readonly amount: string
  readonly token: { readonly symbol: string }
}

/** Label of the send button, with the amount if it fits. */
export function useSendLabel({ amount, token: { symbol } }: SentAmount): string {
  const t = useTranslate()
  const locale = useModalSelector(selectLocale)
  const whole = t('preview.sendAmount', { amount: formatDecimal(amount, locale), symbol })
  return getFittingLabel(whole, t('preview.send'))
}
