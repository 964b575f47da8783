import { formatDecimal } from '../../../lib/amount/formatDecimal'
import { toDistinctPair } from '../../../lib/amount/toDistinctPair'
import { useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { BeforeAfter } from '../../../ui/media/BeforeAfter'
import { selectLocale } from '../../theme/themeSlice'

interface BalanceRowProps {
  readonly before: string
  readonly after: string
}

/** A token's balance before and after, shortened as in lists. */
export function BalanceRow({ before, after }: BalanceRowProps) {
  const t = useTranslate()
  const locale = useModalSelector(selectLocale)
  const [was, is] = toDistinctPair(before, after).map(amount => formatDecimal(amount, locale))
  const words = { before: was ?? '', after: is ?? '' }
  return <BeforeAfter {...words} label={t('preview.beforeAfter', words)} />
}
