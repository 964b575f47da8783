import { useTranslate } from '../../../store/translation'
import { Button } from '../../../ui/controls/Button'
import { ActionBar } from '../../../ui/layout/ActionBar'
import { Topics } from '../../../ui/layout/Topics'
import { iconExternal, iconFlip, iconGlobe, iconUser } from '../../../ui/media/icons'
import { JoinedNetworks } from '../../../ui/media/illustrations'
import { Body } from '../../../ui/shell/Body'

const MORE_URL = 'https://ethereum.org/developers/docs/networks/'

/** Three things to know before sending to an address. */
export function WhatIsANetworkView() {
  const t = useTranslate()
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
          tone="secondary"
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
