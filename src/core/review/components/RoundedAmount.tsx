import { styled } from 'styled-components'
import { significantDecimal } from '../../../lib/amount/significantDecimal'
import { formatDecimal } from '../../../lib/amount/formatDecimal'
import { useModalSelector } from '../../../store/context'
import { selectLocale } from '../../theme/themeSlice'

interface RoundedAmountProps {
  /** Decimal string. */
  readonly amount: string
  readonly symbol: string
}

const Whole = styled.bdi`
  white-space: nowrap;
`

/** A minimum or rate, rounded; the title has all digits. */
export function RoundedAmount({ amount, symbol }: RoundedAmountProps) {
  const locale = useModalSelector(selectLocale)
  const format = (decimal: string) => `${formatDecimal(decimal, locale)}\u00a0${symbol}`
  return (
    <Whole translate="no" title={format(amount)}>
      {format(significantDecimal(amount))}
    </Whole>
  )
}
