import { costInDollars } from '../../../domain/swap/swapAmounts'
import type { SwapSide } from '../../../domain/swap/swapReview'
import { useModalSelector } from '../../../store/context'
import { formatHeldAmount } from '../../../lib/amount/formatHeldAmount'
import { selectLocale } from '../../../core/theme/themeSlice'
import { selectBalance, selectHeldPrice } from '../swapSelectors'

/** US dollars; smaller balances are hidden. */
const LEAST_SHOWN = 0.00005

/** Returns the held amount; null if zero, unknown or almost worthless. */
export function useHeldAmount(side: SwapSide | null): string | null {
  const balance = useModalSelector(state => selectBalance(state, side))
  const price = useModalSelector(state => selectHeldPrice(state, side))
  const locale = useModalSelector(selectLocale)
  if (!side || balance === null || balance === '0') return null
  const value = price === undefined ? null : costInDollars(balance, price)
  return value !== null && Number(value) < LEAST_SHOWN ? null : formatHeldAmount(balance, locale)
}
