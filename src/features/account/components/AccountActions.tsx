import type { WalletFeature } from '../../../domain/options'
import { viewEntry } from '../../../domain/views'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Actions, type ActionItem } from '../../../ui/controls/Actions'
import { iconReceive, iconSend } from '../../../ui/media/icons'
import { selectCan } from '../../connections/capabilitySelectors'
import { selectActiveNamespace } from '../../network/networkSelectors'
import { selectFeatures } from '../../options/optionsSlice'
import { viewPushed } from '../../router/routerSlice'

/** What can be done with the account, in the host's order; nothing where every feature is off. */
export function AccountActions() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const canSend = useModalSelector(state => selectCan(state, selectActiveNamespace(state), 'send'))
  const features = useModalSelector(selectFeatures)
  const offered: Partial<Record<WalletFeature, ActionItem>> = {
    ...(features.receive && {
      receive: {
        id: 'receive',
        label: t('account.receive'),
        icon: iconReceive,
        onPress: () => dispatch(viewPushed(viewEntry('WalletReceive'))),
        testId: 'wm-account-receive',
      },
    }),
    ...(features.send &&
      canSend && {
        send: {
          id: 'send',
          label: t('account.send'),
          icon: iconSend,
          onPress: () => dispatch(viewPushed(viewEntry('WalletSend'))),
          testId: 'wm-account-send',
        },
      }),
  }
  const actions = features.walletFeaturesOrder.flatMap(feature => offered[feature] ?? [])
  if (actions.length === 0) return null
  return <Actions label={t('account.actions')} actions={actions} />
}
