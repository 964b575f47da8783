import { localDecimal } from '../../../lib/amount/localDecimal'
import { withinLength } from '../../../lib/text/withinLength'
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
  const whole = t('preview.sendAmount', { amount: localDecimal(amount, locale), symbol })
  return withinLength(whole, t('preview.send'))
}
