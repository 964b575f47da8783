import type { Wallet } from '../../../domain/wallet'
import { viewEntry } from '../../../domain/views'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Button } from '../../../ui/controls/Button'
import { ActionBar } from '../../../ui/layout/ActionBar'
import { StatusHeader } from '../../../ui/layout/StatusHeader'
import { iconQr } from '../../../ui/media/firstIcons'
import { iconDownload } from '../../../ui/media/icons'
import { Body } from '../../../ui/shell/Body'
import { viewPushed } from '../../router/routerSlice'
import { downloadTarget } from '../../wallets/downloadLinks'
import { selectStoreSystem } from '../../wallets/selectStoreSystem'
import type { PairingFrame } from './PairingFrame'
import { PairingIndicator } from './PairingIndicator'

interface MissingPlatformProps {
  readonly frame: PairingFrame
  readonly wallet: Wallet
  /** Undefined when the wallet has no mobile app. */
  readonly onUsePhone: (() => void) | undefined
}

/** Shown for a browser extension wallet that is not installed here. */
export function MissingPlatform({ frame, wallet, onUsePhone }: MissingPlatformProps) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const target = downloadTarget(wallet, useModalSelector(selectStoreSystem))
  const { name } = wallet
  return (
    <>
      <Body flush data-testid={frame.testId}>
        {frame.head}
        <StatusHeader
          picture={<PairingIndicator wallet={wallet} state="idle" />}
          title={t('pairing.missingTitle', { wallet: name })}
          text={t(onUsePhone ? 'pairing.missingText' : 'pairing.missingTextOnly', { wallet: name })}
        />
      </Body>
      <ActionBar>
        {target && (
          <Button
            tone="primary"
            block
            icon={iconDownload}
            {...(target.href === null
              ? { onPress: () => dispatch(viewPushed(viewEntry('Downloads', { wallet }))) }
              : { href: target.href })}
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
      </ActionBar>
    </>
  )
}
