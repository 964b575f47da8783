import type { TokenBalance } from '../../../domain/token'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { amountOfFiat, fiatOfAmount } from '../amountOfFiat'
import { amountTyped, fiatTyped, selectSend, unitChosen } from '../sendSlice'

/** What prices are told in. */
export const FIAT = 'USD'

interface TypedAmount {
  /** As it is typed: in dollars or in the token. */
  readonly text: string
  readonly isFiat: boolean
  readonly type: (text: string) => void
  /** Types in the other unit from now on; absent where the token has no price. */
  readonly changeUnit?: () => void
}

/** The amount in the unit that the visitor types it in. */
export function useTypedAmount(token: TokenBalance | null): TypedAmount {
  const dispatch = useModalDispatch()
  const { amount, amountInFiat } = useModalSelector(selectSend)
  const price = token?.price ?? 0
  const priced = { price, decimals: Number(token?.quantity.decimals) }
  // Without a price, or with one that leaves nothing to divide by, there is one unit.
  if (amountOfFiat('1', priced) === '') {
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
    changeUnit: () => dispatch(unitChosen(fiatOfAmount(amount, price))),
  }
}
