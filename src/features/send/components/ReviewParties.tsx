import { styled } from 'styled-components'
import type { SendIntent } from '../../../domain/payment/send'
import { localDecimal } from '../../../lib/amount/localDecimal'
import { useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Address } from '../../../ui/media/Address'
import { Avatar } from '../../../ui/media/Avatar'
import { FiatFigure } from '../../account/components/FiatFigure'
import { TokenAmount } from '../../account/components/TokenAmount'
import { TokenTile } from '../../account/components/TokenTile'
import { huesOf } from '../../account/huesOf'
import { selectLocale } from '../../theme/themeSlice'
import {
  selectNameDoubt,
  selectRecipientTrust,
  selectReviewedName,
  type RecipientTrust,
} from '../recipient/recipientSelectors'
import { selectReviewedHolding } from '../sendTokenSelectors'
import { fiatValue } from '../fiatValue'

interface ReviewPartiesProps {
  readonly intent: SendIntent
}

/** Two parties one under the other, a line between their pictures. */
const Base = styled.div`
  position: relative;
  display: grid;
  gap: 24px;
  padding-block: 4px 12px;
  &::before {
    content: '';
    position: absolute;
    inset-inline-start: 19.25px;
    inset-block: 44px auto;
    block-size: 24px;
    inline-size: 1.5px;
    background: var(--wm-color-border);
  }
`

const Party = styled.div`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr);
  column-gap: 12px;
  align-items: start;
  > :first-child {
    grid-row: 1 / span 2;
  }
`

/** The worth stands beside the amount, or below one that needs the line for itself. */
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  column-gap: 12px;
  min-inline-size: 0;
  > * {
    min-inline-size: 0;
  }
`

const Term = styled.p`
  font-size: var(--wm-font-size-14);
  line-height: var(--wm-line-14);
  color: var(--wm-color-text-muted);
`

const Name = styled.p`
  font-weight: var(--wm-weight-semibold);
  overflow-wrap: anywhere;
`

const Worth = styled.span`
  font-size: var(--wm-font-size-14);
  line-height: var(--wm-line-16);
  color: var(--wm-color-text-muted);
`

const Whole = styled.div`
  grid-column: 2 / -1;
  position: relative;
  display: grid;
  justify-items: start;
  padding-block-start: 4px;
`

const Note = styled.p`
  padding-block-start: 4px;
  font-size: var(--wm-font-size-14);
  line-height: var(--wm-line-14);
  color: var(--wm-color-text-muted);
`

function useStanding({ isOwn, standing }: RecipientTrust): string | null {
  const t = useTranslate()
  if (isOwn) return t('preview.ownAddress')
  if (standing === 'new') return t('preview.firstTime')
  return standing === 'notRecent' ? t('preview.notRecent') : null
}

/** What goes, and the whole address it goes to. */
export function ReviewParties({ intent }: ReviewPartiesProps) {
  const t = useTranslate()
  const { token, amount, to } = intent
  const locale = useModalSelector(selectLocale)
  const held = useModalSelector(selectReviewedHolding)
  const name = useModalSelector(selectReviewedName)
  const doubt = useModalSelector(selectNameDoubt)
  const trust = useModalSelector(selectRecipientTrust)
  const standing = useStanding(trust)
  const isNewcomer = name === null && !trust.isOwn && trust.standing === 'new'
  const value = fiatValue(amount, held?.price)
  return (
    <Base>
      <Party>
        <TokenTile
          symbol={token.symbol}
          iconUrl={held?.iconUrl}
          caipNetworkId={intent.caipNetworkId}
        />
        <Line>
          <div>
            <Term>{t('preview.youSend')}</Term>
            <Name>
              <TokenAmount amount={localDecimal(amount, locale)} symbol={token.symbol} />
            </Name>
          </div>
          {value !== null && (
            <Worth>
              <FiatFigure value={value} />
            </Worth>
          )}
        </Line>
      </Party>
      <Party>
        <Avatar size={40} hues={huesOf(to)} />
        <div>
          <Term>{t('preview.to')}</Term>
          {name !== null && (
            <Name>
              <bdi translate="no">{name}</bdi>
            </Name>
          )}
          {isNewcomer && <Name>{t('preview.recipient')}</Name>}
        </div>
        <Whole>
          <Address address={to} marks={trust.marks} />
          {standing !== null && <Note>{standing}</Note>}
          {doubt === 'oneWay' && <Note>{t('preview.nameOneWay')}</Note>}
        </Whole>
      </Party>
    </Base>
  )
}
