import { useId } from 'react'
import { getLeadingCurrencySign } from '../../../lib/amount/formatCurrency'
import { getDecimalSeparator } from '../../../lib/amount/formatDecimal'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { selectLocale } from '../../../core/theme/themeSlice'
import type { AmountProblem } from '../amountLimits'
import { selectAmountProblem, selectPayment } from '../onrampSelectors'
import { amountRefused, amountTyped, selectOnRamp } from '../onrampSlice'

interface AmountField {
  readonly id: string
  /** Id of the message about the amount. */
  readonly noteId: string
  /** A decimal string, or empty. */
  readonly amount: string
  /** The decimal separator of the visitor's language. */
  readonly decimalSign: string
  /** The currency sign before the amount; empty where the language puts it after the amount. */
  readonly currencySign: string
  readonly problem: AmountProblem | null
  /** Whether the last input was refused; the amount is the one before it. */
  readonly isRefused: boolean
  readonly onChange: (amount: string) => void
  /** The input is not a plain number, or is ambiguous between these amounts. */
  readonly onRefuse: (choices: readonly string[]) => void
}

/** Returns what a field for the amount to pay shows and does. */
export function useAmountField(): AmountField {
  const dispatch = useModalDispatch()
  const id = useId()
  const locale = useModalSelector(selectLocale)
  const { amount, isAmountRefused: isRefused } = useModalSelector(selectOnRamp)
  const problem = useModalSelector(selectAmountProblem)
  const currency = useModalSelector(selectPayment)?.id ?? ''
  return {
    id,
    noteId: `${id}note`,
    amount,
    decimalSign: getDecimalSeparator(locale),
    currencySign: getLeadingCurrencySign(currency, locale),
    problem,
    isRefused,
    onChange: text => dispatch(amountTyped(text)),
    onRefuse: choices => dispatch(amountRefused(choices)),
  }
}
