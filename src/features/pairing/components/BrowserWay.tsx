import type { Connector } from '../../../domain/connector'
import type { Wallet } from '../../../domain/wallet'
import { connectRequested } from '../../../events/connectionEvents'
import { useModalDispatch } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Button } from '../../../ui/Button'
import { Dock } from '../../../ui/Dock'
import { Hero } from '../../../ui/Hero'
import { Body } from '../../../ui/shell/Body'
import type { PairingFrame } from './PairingFrame'
import { PairingThread } from './PairingThread'

interface BrowserWayProps {
  readonly frame: PairingFrame
  readonly wallet: Wallet
  readonly connector: Connector
}

/** The wallet is in this browser: it is asked directly. */
export function BrowserWay({ frame, wallet, connector }: BrowserWayProps) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const { namespace, id: connectorId } = connector
  return (
    <>
      <Body flush data-testid={frame.testId}>
        {frame.head}
        <Hero
          picture={<PairingThread wallet={wallet} state="idle" />}
          title={t('pairing.continueTitle', { wallet: wallet.name })}
          text={t('pairing.browserText')}
        />
      </Body>
      <Dock>
        <Button
          tone="primary"
          block
          onPress={() => dispatch(connectRequested({ namespace, connectorId }))}
          data-testid="wm-connect-here"
        >
          {t('connecting.connect')}
        </Button>
      </Dock>
    </>
  )
}
