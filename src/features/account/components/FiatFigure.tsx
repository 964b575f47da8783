import { formatFiat } from '../../../lib/amount/formatAmount'
import { useModalSelector } from '../../../store/context'
import { Figure } from '../../../ui/media/Figure'
import { selectLocale } from '../../theme/themeSlice'

export interface FiatFigureProps {
  /** Decimal, in dollars. */
  readonly value: string | number
  readonly large?: boolean
  /** Before the sum, `≈` say. */
  readonly prefix?: string
}

/** A sum of money as the visitor's language writes it. */
export function FiatFigure({ value, large = false, prefix = '' }: FiatFigureProps) {
  const locale = useModalSelector(selectLocale)
  const { whole, separator, minor, suffix } = formatFiat(value, { locale })
  return (
    <Figure
      whole={`${prefix}${whole}`}
      minor={`${separator}${minor}`}
      unit={suffix.trim() || undefined}
      large={large}
    />
  )
}
