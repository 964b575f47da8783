import { styled } from 'styled-components'
import type { AccountFigure } from '../../../domain/accountFigure'
import { formatBalance, formatFiatText } from '../../../lib/amount/formatAmount'
import { useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { Figure } from '../../../ui/media/Figure'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden'
import { selectLocale } from '../../theme/themeSlice'
import { selectAccountFigure, selectPreviousFigure } from '../tokenSelectors'
import { FiatFigure } from './FiatFigure'

const Place = styled.div`
  position: relative;
  container-type: inline-size;
  inline-size: 100%;
  min-block-size: var(--wm-line-32);
`

const Waiting = styled(Skeleton)`
  margin: 6px auto;
  border-radius: var(--wm-radius-inner);
`

const Unknown = styled.p`
  display: grid;
  place-items: center;
  min-block-size: var(--wm-line-32);
  color: var(--wm-color-text-muted);
`

interface ShownProps {
  readonly figure: AccountFigure
  /** The balance before the last payment; null when it is not animated. */
  readonly before: AccountFigure | null
}

function BalanceContent({ figure, before }: ShownProps) {
  const t = useTranslate()
  const locale = useModalSelector(selectLocale)
  switch (figure.kind) {
    case 'none':
      return null
    case 'loading':
      return (
        <>
          <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
          <Waiting width="148px" height="26px" />
        </>
      )
    case 'unavailable':
      return <Unknown>{t('account.balanceUnavailable')}</Unknown>
    case 'fiat':
      return (
        <FiatFigure
          value={figure.total}
          large
          was={before?.kind === 'fiat' ? before.total : undefined}
        />
      )
    case 'native':
      return (
        <Figure
          whole={formatBalance(figure.amount, locale)}
          unit={figure.symbol}
          large
          was={
            before?.kind === 'native' ? { whole: formatBalance(before.amount, locale) } : undefined
          }
        />
      )
  }
}

/**
 * The balance as plain text: an animated figure splits its digits into elements, which screen
 * readers read one by one.
 */
function BalanceText({ figure }: { readonly figure: AccountFigure }) {
  const locale = useModalSelector(selectLocale)
  if (figure.kind === 'fiat') return formatFiatText(figure.total, { locale })
  return figure.kind === 'native' && `${formatBalance(figure.amount, locale)} ${figure.symbol}`
}

/**
 * The account's balance. After a payment it animates to the new value; an unknown balance is never
 * shown as 0.
 */
export function BalanceFigure() {
  const t = useTranslate()
  const figure = useModalSelector(selectAccountFigure)
  const before = useModalSelector(selectPreviousFigure)
  if (figure.kind === 'none') return null
  const isRead = figure.kind === 'fiat' || figure.kind === 'native'
  const rolls = isRead && before !== null && before.kind === figure.kind
  return (
    <Place data-testid="wm-account-balance" data-kind={figure.kind}>
      {isRead && (
        <VisuallyHidden role={rolls ? 'status' : undefined}>
          {t('account.balance')} {rolls && <BalanceText figure={figure} />}
        </VisuallyHidden>
      )}
      <div aria-hidden={rolls || undefined}>
        <BalanceContent figure={figure} before={before} />
      </div>
    </Place>
  )
}
