import { formatCurrency } from '../../../lib/amount/formatCurrency'
import { formatDecimal } from '../../../lib/amount/formatDecimal'
import { useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { selectLocale } from '../../../core/theme/themeSlice'
import { selectAmountProblem, selectLimits, selectPayment } from '../onrampSelectors'
import { selectOnRamp } from '../onrampSlice'

const EXAMPLE = '250'

interface AmountMessage {
  /** Null if nothing is wrong with the amount. */
  readonly text: string | null
  /** The amounts that the input may mean; empty unless it is ambiguous. */
  readonly choices: readonly string[]
}

/** Returns why the input was refused, or why the amount cannot be bought. */
export function useAmountMessage(): AmountMessage {
  const t = useTranslate()
  const locale = useModalSelector(selectLocale)
  const { isAmountRefused, amountChoices: choices } = useModalSelector(selectOnRamp)
  const problem = useModalSelector(selectAmountProblem)
  const limits = useModalSelector(selectLimits)
  const currency = useModalSelector(selectPayment)?.id ?? ''
  const format = (amount = '0') => formatCurrency(amount, currency, locale)
  const getText = () => {
    if (choices.length > 0) return t('onramp.whichAmount')
    if (isAmountRefused) return t('onramp.notPlain', { example: formatDecimal(EXAMPLE, locale) })
    if (problem === null) return null
    if (problem === 'wrong') return t('onramp.wrong')
    return t('onramp.limits', { min: format(limits?.min), max: format(limits?.max) })
  }
  return { text: getText(), choices }
}
