import type { Connector } from '../../../domain/connector'
import type { Wallet } from '../../../domain/wallet'
import { connectRequested } from '../../../events/connectionEvents'
import { useModalDispatch } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Button } from '../../../ui/controls/Button'
import { ActionBar } from '../../../ui/layout/ActionBar'
import { StatusHeader } from '../../../ui/layout/StatusHeader'
import { Body } from '../../../ui/shell/Body'
import type { PairingFrame } from './PairingFrame'
import { PairingIndicator } from './PairingIndicator'

interface BrowserPlatformProps {
  readonly frame: PairingFrame
  readonly wallet: Wallet
  readonly connector: Connector
}

/** Connects the wallet through its injected provider. */
export function BrowserPlatform({ frame, wallet, connector }: BrowserPlatformProps) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const { namespace, id: connectorId } = connector
  return (
    <>
      <Body flush data-testid={frame.testId}>
        {frame.head}
        <StatusHeader
          picture={<PairingIndicator wallet={wallet} state="idle" />}
          title={t('pairing.continueTitle', { wallet: wallet.name })}
          text={t('pairing.browserText')}
        />
      </Body>
      <ActionBar>
        <Button
          tone="primary"
          block
          onPress={() => dispatch(connectRequested({ namespace, connectorId }))}
          data-testid="wm-connect-here"
        >
          {t('connecting.connect')}
        </Button>
      </ActionBar>
    </>
  )
}
