import { styled } from 'styled-components'
import { significantDecimal } from '../../../lib/amount/significantDecimal'
import { localDecimal } from '../../../lib/amount/localDecimal'
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
  const said = (decimal: string) => `${localDecimal(decimal, locale)}\u00a0${symbol}`
  return (
    <Whole translate="no" title={said(amount)}>
      {said(significantDecimal(amount))}
    </Whole>
  )
}
