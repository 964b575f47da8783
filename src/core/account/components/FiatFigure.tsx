import { formatFiat } from '../../../lib/amount/formatAmount'
import { useModalSelector } from '../../../store/context'
import { Figure } from '../../../ui/media/Figure'
import { selectLocale } from '../../theme/themeSlice'

export interface FiatFigureProps {
  /** Decimal, in dollars. */
  readonly value: string | number
  readonly large?: boolean
  /** The previous value to animate from. */
  readonly was?: string | number | undefined
  /** Text before the amount, such as `≈`. */
  readonly prefix?: string
}

/** A fiat amount in the user's locale. */
export function FiatFigure({ value, large = false, was, prefix = '' }: FiatFigureProps) {
  const locale = useModalSelector(selectLocale)
  const { whole, separator, minor, suffix } = formatFiat(value, { locale })
  const before = was === undefined ? undefined : formatFiat(was, { locale })
  return (
    <Figure
      whole={`${prefix}${whole}`}
      minor={`${separator}${minor}`}
      was={
        before && {
          whole: `${prefix}${before.whole}`,
          minor: `${before.separator}${before.minor}`,
        }
      }
      unit={suffix.trim() || undefined}
      large={large}
    />
  )
}
