import { toDecimal } from '../../../lib/amount/decimal'
import { formatDecimal } from '../../../lib/amount/formatDecimal'
import { useModalSelector } from '../../../store/context'
import { selectLocale } from '../../../core/theme/themeSlice'
import { selectQuote } from '../onrampSelectors'

interface QuotedAmount {
  /** The crypto amount, formatted for the locale; null without a quote. */
  readonly amount: string | null
  readonly isLoading: boolean
}

/** Returns what the user receives. It comes from a quote only. */
export function useQuotedAmount(): QuotedAmount {
  const locale = useModalSelector(selectLocale)
  const { answer, isLoading } = useModalSelector(selectQuote)
  const amount = answer
    ? formatDecimal(toDecimal(answer.purchaseAmount.amount) ?? '0', locale)
    : null
  return { amount, isLoading }
}
