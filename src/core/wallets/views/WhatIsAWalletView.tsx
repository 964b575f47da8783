import { viewEntry } from '../../../domain/views'
import { viewPushed } from '../../router/routerSlice'
import { useModalDispatch } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Button } from '../../../ui/controls/Button'
import { ActionBar } from '../../../ui/layout/ActionBar'
import { Topics } from '../../../ui/layout/Topics'
import { iconKey, iconShield, iconUser } from '../../../ui/media/icons'
import { NoWalletsIllustration } from '../../../ui/media/NoWalletsIllustration'
import { Body } from '../../../ui/shell/Body'

/** Explains wallets in three topics. */
export function WhatIsAWalletView() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  return (
    <>
      <Body data-testid="wm-view-WhatIsAWallet">
        <Topics
          drawing={<NoWalletsIllustration />}
          topics={[
            {
              icon: iconKey,
              title: t('whatIsAWallet.assetsTitle'),
              text: t('whatIsAWallet.assetsText'),
            },
            {
              icon: iconUser,
              title: t('whatIsAWallet.loginTitle'),
              text: t('whatIsAWallet.loginText'),
            },
            {
              icon: iconShield,
              title: t('whatIsAWallet.keysTitle'),
              text: t('whatIsAWallet.keysText'),
            },
          ]}
        />
      </Body>
      <ActionBar>
        <Button
          tone="primary"
          block
          onPress={() => dispatch(viewPushed(viewEntry('GetWallet')))}
          data-testid="wm-get-wallet"
        >
          {t('whatIsAWallet.get')}
        </Button>
      </ActionBar>
    </>
  )
}
