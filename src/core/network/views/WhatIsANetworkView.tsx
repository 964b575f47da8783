import { viewEntry } from '../../../domain/views'
import { backRequested } from '../../../events/backEvents'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import type { RootState } from '../../../store/rootReducer'
import { useTranslate } from '../../../store/translation'
import { Button } from '../../../ui/controls/Button'
import { ActionBar } from '../../../ui/layout/ActionBar'
import { Topics } from '../../../ui/layout/Topics'
import { iconExternal, iconFlip, iconGlobe, iconUser } from '../../../ui/media/icons'
import { JoinedNetworks } from '../../../ui/media/illustrations'
import { Body } from '../../../ui/shell/Body'
import { selectOptions } from '../../options/optionsSlice'
import { selectHistory } from '../../router/routerSelectors'
import { viewPushed } from '../../router/routerSlice'

const MORE_URL = 'https://ethereum.org/developers/docs/networks/'

/**
 * Whether the button goes back: the user came from a list of networks, or cannot switch networks.
 */
function selectShouldGoBack(state: RootState): boolean {
  const below = selectHistory(state).at(-2)?.name
  const isFromList = below === 'Networks' || below === 'WalletCompatibleNetworks'
  return isFromList || !selectOptions(state).isNetworkSwitchEnabled
}

/** Explains networks in three topics. */
export function WhatIsANetworkView() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const leadsBack = useModalSelector(selectShouldGoBack)
  const more = t('whatIsANetwork.more')
  return (
    <>
      <Body data-testid="wm-view-WhatIsANetwork">
        <Topics
          drawing={<JoinedNetworks />}
          topics={[
            {
              icon: iconGlobe,
              title: t('whatIsANetwork.recordTitle'),
              text: t('whatIsANetwork.recordText'),
            },
            {
              icon: iconUser,
              title: t('whatIsANetwork.sameTitle'),
              text: t('whatIsANetwork.sameText'),
            },
            {
              icon: iconFlip,
              title: t('whatIsANetwork.bothTitle'),
              text: t('whatIsANetwork.bothText'),
            },
          ]}
        />
      </Body>
      <ActionBar>
        <Button
          block
          onPress={() => dispatch(leadsBack ? backRequested() : viewPushed(viewEntry('Networks')))}
          data-testid="wm-network-on"
        >
          {t(leadsBack ? 'whatIsANetwork.understood' : 'networks.title')}
        </Button>
        <Button
          tone="quiet"
          block
          icon={iconExternal}
          href={MORE_URL}
          aria-label={t('common.opensNewTab', { label: more })}
          data-testid="wm-network-more"
        >
          {more}
        </Button>
      </ActionBar>
    </>
  )
}
