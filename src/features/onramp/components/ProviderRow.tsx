import { useModalDispatch } from '../../../store/context'
import { useTranslate, type Translate } from '../../../store/translation'
import { Spinner } from '../../../ui/feedback/Spinner'
import { Row } from '../../../ui/lists/Row'
import { iconChevronEnd } from '../../../ui/media/firstIcons'
import { iconBank, iconCard } from '../../../ui/media/icons'
import { Icon } from '../../../ui/media/Icon'
import type { OfferedProvider } from '../onrampSelectors'
import { providerChosen } from '../onrampSlice'
import { ProviderTile } from './ProviderTile'
import { SellerNetworks } from './SellerNetworks'

function noteOf(t: Translate, { standing, fee }: OfferedProvider): string {
  if (standing === 'notSetUp') return t('onramp.notSetUp')
  if (standing === 'unavailable') return t('onramp.notReachable')
  return t('onramp.fee', { from: String(fee.from), to: String(fee.to) })
}

interface ProviderRowProps {
  readonly provider: OfferedProvider
}

/** Somebody to buy from. Whoever cannot be gone to says why. */
export function ProviderRow({ provider }: ProviderRowProps) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const { name, label, standing } = provider
  const note = noteOf(t, provider)
  const ways = [t('onramp.byCard'), t('onramp.byBank')].join(', ')
  const isReady = standing === 'ready'
  return (
    <Row
      name={label}
      note={
        <>
          {note}
          {isReady && <SellerNetworks name={name} />}
        </>
      }
      leading={<ProviderTile provider={provider} />}
      trailing={
        standing === 'loading' ? (
          <Spinner />
        ) : (
          isReady && (
            <>
              <Icon icon={iconCard} />
              <Icon icon={iconBank} />
              <Icon icon={iconChevronEnd} mirror />
            </>
          )
        )
      }
      onPress={() => dispatch(providerChosen(name))}
      busy={standing === 'loading'}
      disabled={!isReady}
      aria-label={
        standing === 'loading'
          ? [label, t('onramp.waiting')].join(', ')
          : [label, note, ...(isReady ? [ways] : [])].join(', ')
      }
      data-testid={`wm-onramp-provider-${name}`}
    />
  )
}
