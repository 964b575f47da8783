import { styled } from 'styled-components'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate, type Translate } from '../../../store/translation'
import { Spinner } from '../../../ui/feedback/Spinner'
import { Row } from '../../../ui/lists/Row'
import { iconChevronEnd } from '../../../ui/media/firstIcons'
import { Icon } from '../../../ui/media/Icon'
import { selectIsPaidElsewhere, selectPayoutName, type OfferedProvider } from '../onrampSelectors'
import { providerChosen } from '../onrampSlice'
import { ProviderTile } from './ProviderTile'

function getTerms(t: Translate, { status, fee }: OfferedProvider): readonly string[] {
  if (status === 'unavailable') return [t('onramp.notReachable')]
  return [t('onramp.cardOrBank'), t('onramp.fee', { from: fee.from, to: fee.to })]
}

/** Shown before the press, because the coins arrive on another network. */
const PayoutNote = styled.span`
  display: block;
  color: var(--wm-color-warning);
`

interface ProviderRowProps {
  readonly provider: OfferedProvider
}

/** A provider to buy from. An unavailable one gives the reason. */
export function ProviderRow({ provider }: ProviderRowProps) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const { name, label, status } = provider
  const terms = getTerms(t, provider)
  const isReady = status === 'ready'
  const isElsewhere = useModalSelector(state => selectIsPaidElsewhere(state, provider))
  const network = useModalSelector(state => selectPayoutName(state, provider))
  const where = isElsewhere ? [t('onramp.paysOutOn', { network })] : []
  return (
    <Row
      name={label}
      note={
        <>
          {terms.join(' · ')}
          {isElsewhere && <PayoutNote data-testid="wm-onramp-elsewhere">{where}</PayoutNote>}
        </>
      }
      leading={<ProviderTile provider={provider} />}
      trailing={
        status === 'loading' ? <Spinner /> : isReady && <Icon icon={iconChevronEnd} mirror />
      }
      onPress={() => dispatch(providerChosen(name))}
      busy={status === 'loading'}
      disabled={!isReady}
      aria-label={
        status === 'loading'
          ? [label, t('onramp.waiting'), ...where].join(', ')
          : [label, ...terms, ...where].join(', ')
      }
      data-testid={`wm-onramp-provider-${name}`}
    />
  )
}
