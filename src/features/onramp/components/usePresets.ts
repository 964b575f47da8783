import { formatWholeCurrency } from '../../../lib/amount/formatCurrency'
import { useModalSelector } from '../../../store/context'
import { selectLocale } from '../../../core/theme/themeSlice'
import { selectPayment } from '../onrampSelectors'

const DEFAULT_PRESETS: readonly number[] = [100, 250, 500, 1000]

interface Preset {
  /** A decimal string. */
  readonly amount: string
  /** The amount in the payment currency. */
  readonly label: string
  readonly isChosen: boolean
}

/** Returns the suggested amounts; the one equal to the given amount is chosen. */
export function usePresets(
  amount: string,
  presets: readonly number[] = DEFAULT_PRESETS,
): readonly Preset[] {
  const locale = useModalSelector(selectLocale)
  const currency = useModalSelector(selectPayment)?.id ?? ''
  return presets.map(String).map(preset => ({
    amount: preset,
    label: formatWholeCurrency(preset, currency, locale),
    isChosen: amount === preset,
  }))
}
