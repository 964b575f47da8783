import { styled } from 'styled-components'
import { formatBalance } from '../../../lib/amount/formatAmount'
import { useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { Figure } from '../../../ui/media/Figure'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden'
import { selectLocale } from '../../theme/themeSlice'
import { selectAccountFigure, type AccountFigure } from '../tokenSelectors'
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

function Shown({ figure }: { readonly figure: AccountFigure }) {
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
      return <FiatFigure value={figure.total} large />
    case 'native':
      return <Figure whole={formatBalance(figure.amount, locale)} unit={figure.symbol} large />
  }
}

/** How much there is; that it is not known is said, never shown as nothing. */
export function BalanceFigure() {
  const t = useTranslate()
  const figure = useModalSelector(selectAccountFigure)
  if (figure.kind === 'none') return null
  const isRead = figure.kind === 'fiat' || figure.kind === 'native'
  return (
    <Place data-testid="wm-account-balance" data-kind={figure.kind}>
      {isRead && <VisuallyHidden>{t('account.balance')} </VisuallyHidden>}
      <Shown figure={figure} />
    </Place>
  )
}
