import { styled } from 'styled-components'
import { viewEntry } from '../../../domain/views'
import { viewPushed } from '../../router/routerSlice'
import { useModalDispatch } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import type { StringKey } from '../../../strings/strings'
import { Button } from '../../../ui/controls/Button'
import { ActionBar } from '../../../ui/layout/ActionBar'
import type { IconShape } from '../../../ui/media/Icon'
import { iconKey, iconShield, iconUser } from '../../../ui/media/icons'
import { NoWalletsIllustration } from '../../../ui/media/NoWalletsIllustration'
import { Body } from '../../../ui/shell/Body'
import { Tile } from '../../../ui/media/Tile'

interface Point {
  readonly icon: IconShape
  readonly title: StringKey
  readonly text: StringKey
}

const POINTS: readonly Point[] = [
  { icon: iconKey, title: 'whatIsAWallet.assetsTitle', text: 'whatIsAWallet.assetsText' },
  { icon: iconUser, title: 'whatIsAWallet.loginTitle', text: 'whatIsAWallet.loginText' },
  { icon: iconShield, title: 'whatIsAWallet.keysTitle', text: 'whatIsAWallet.keysText' },
]

const Drawing = styled.div`
  display: grid;
  place-items: center;
  padding: 8px 0 14px;
`

const Item = styled.li`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr);
  gap: 14px;
  padding-block: 10px;
`

const Title = styled.h3`
  font-weight: var(--wm-weight-semibold);
`

const Text = styled.p`
  font-size: var(--wm-font-size-14);
  line-height: var(--wm-line-14);
  color: var(--wm-color-text-muted);
`

/** Three things to know before choosing a wallet. */
export function WhatIsAWalletView() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  return (
    <>
      <Body data-testid="wm-view-WhatIsAWallet">
        <Drawing>
          <NoWalletsIllustration />
        </Drawing>
        <ul role="list">
          {POINTS.map(({ icon, title, text }) => (
            <Item key={title}>
              <Tile icon={icon} />
              <div>
                <Title>{t(title)}</Title>
                <Text>{t(text)}</Text>
              </div>
            </Item>
          ))}
        </ul>
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
