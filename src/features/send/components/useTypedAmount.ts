import type { TokenBalance } from '../../../domain/token'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { toAmountFromFiat, toFiatInput } from '../toAmountFromFiat'
import { amountTyped, fiatTyped, selectSend, unitChosen } from '../sendSlice'

/** Currency of all prices. */
export const FIAT = 'USD'

interface TypedAmount {
  /** In dollars or in the token. */
  readonly text: string
  readonly isFiat: boolean
  readonly type: (text: string) => void
  /** Absent without a usable price. */
  readonly changeUnit?: () => void
}

/** Returns the amount in the unit it is typed in. */
export function useTypedAmount(token: TokenBalance | null): TypedAmount {
  const dispatch = useModalDispatch()
  const { amount, amountInFiat } = useModalSelector(selectSend)
  const price = token?.price ?? 0
  const priced = { price, decimals: Number(token?.quantity.decimals) }
  if (toAmountFromFiat('1', priced) === '') {
    return { text: amount, isFiat: false, type: text => dispatch(amountTyped(text)) }
  }
  if (amountInFiat !== null) {
    return {
      text: amountInFiat,
      isFiat: true,
      type: text => dispatch(fiatTyped(text, priced)),
      changeUnit: () => dispatch(unitChosen(null)),
    }
  }
  return {
    text: amount,
    isFiat: false,
    type: text => dispatch(amountTyped(text)),
    changeUnit: () => dispatch(unitChosen(toFiatInput(amount, price))),
  }
}
