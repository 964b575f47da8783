import type { Wallet } from '../../../domain/wallet'
import { viewEntry } from '../../../domain/views'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Button } from '../../../ui/Button'
import { Dock } from '../../../ui/Dock'
import { Hero } from '../../../ui/Hero'
import { iconQr } from '../../../ui/firstIcons'
import { iconDownload } from '../../../ui/icons'
import { Body } from '../../../ui/shell/Body'
import { viewPushed } from '../../router/routerSlice'
import { downloadWay } from '../../wallets/downloadLinks'
import { selectStoreSystem } from '../../wallets/selectStoreSystem'
import type { PairingFrame } from './PairingFrame'
import { PairingThread } from './PairingThread'

interface MissingWayProps {
  readonly frame: PairingFrame
  readonly wallet: Wallet
  /** Left out where the wallet is on no phone. */
  readonly onUsePhone: (() => void) | undefined
}

/** The wallet lives in browsers and is not in this one. */
export function MissingWay({ frame, wallet, onUsePhone }: MissingWayProps) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const way = downloadWay(wallet, useModalSelector(selectStoreSystem))
  const { name } = wallet
  return (
    <>
      <Body flush data-testid={frame.testId}>
        {frame.head}
        <Hero
          picture={<PairingThread wallet={wallet} state="idle" />}
          title={t('pairing.missingTitle', { wallet: name })}
          text={t(onUsePhone ? 'pairing.missingText' : 'pairing.missingTextOnly', { wallet: name })}
        />
      </Body>
      <Dock>
        {way && (
          <Button
            tone="primary"
            block
            icon={iconDownload}
            {...(way.href === null
              ? { onPress: () => dispatch(viewPushed(viewEntry('Downloads', { wallet }))) }
              : { href: way.href })}
            data-testid="wm-get-this-wallet"
          >
            {t('pairing.get', { wallet: name })}
          </Button>
        )}
        {onUsePhone && (
          <Button block icon={iconQr} onPress={onUsePhone} data-testid="wm-use-phone">
            {t('pairing.usePhone')}
          </Button>
        )}
      </Dock>
    </>
  )
}
