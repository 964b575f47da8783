import type { WalletFeature } from '../../../domain/options'
import type { ViewEntry } from '../../../domain/views'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import type { RootState } from '../../../store/rootReducer'
import type { StringKey } from '../../../strings/strings'
import { Actions } from '../../../ui/controls/Actions'
import { Button } from '../../../ui/controls/Button'
import type { IconShape } from '../../../ui/media/Icon'
import { iconBuy, iconReceive, iconSend, iconSwap } from '../../../ui/media/icons'
import { selectIsOn } from '../../options/selectIsOn'
import { selectFeatures } from '../../options/optionsSlice'
import { viewPushed } from '../../router/routerSlice'

interface Offer {
  readonly view: string
  readonly label: StringKey
  readonly icon: IconShape
}

const OFFERS: Readonly<Record<WalletFeature, Offer>> = {
  onramp: { view: 'OnRampProviders', label: 'account.buy', icon: iconBuy },
  swaps: { view: 'Swap', label: 'account.swap', icon: iconSwap },
  receive: { view: 'WalletReceive', label: 'account.receive', icon: iconReceive },
  send: { view: 'WalletSend', label: 'account.send', icon: iconSend },
}

/** A string rather than an array, so that an unchanged value does not render the row again. */
const selectOffered = (state: RootState): string =>
  [...new Set(selectFeatures(state).walletFeaturesOrder)]
    .filter(feature => feature in OFFERS && selectIsOn(state, feature))
    .join()

/** The enabled wallet features in the host's order; renders nothing if all are off. */
export function AccountActions() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const offered = useModalSelector(selectOffered)
  if (offered === '') return null
  const actions = (offered.split(',') as WalletFeature[]).map(feature => {
    const { view, label, icon } = OFFERS[feature]
    return {
      id: feature,
      label: t(label),
      icon,
      onPress: () => dispatch(viewPushed({ name: view, params: undefined } as ViewEntry)),
      testId: `wm-account-${feature}`,
    }
  })
  const [only, second] = actions
  if (only && !second) {
    return (
      <Button block icon={only.icon} onPress={only.onPress} data-testid={only.testId}>
        {only.label}
      </Button>
    )
  }
  return <Actions label={t('account.actions')} actions={actions} />
}
