import type { Wallet } from '../../../domain/wallet'
import { pairingRequested } from '../../../events/pairingEvents'
import { useModalDispatch } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Button } from '../../../ui/controls/Button'
import { ActionBar } from '../../../ui/layout/ActionBar'
import { StatusHeader } from '../../../ui/layout/StatusHeader'
import { Body } from '../../../ui/shell/Body'
import type { PairingFrame } from './PairingFrame'
import { PairingIndicator } from './PairingIndicator'

interface PairingIdleProps {
  readonly frame: PairingFrame
  readonly wallet: Wallet | null
}

/** With `isWalletConnectManual`, pairing starts only when the user asks for it. */
export function PairingIdle({ frame, wallet }: PairingIdleProps) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  return (
    <>
      <Body flush data-testid={frame.testId}>
        {frame.head}
        <StatusHeader
          picture={<PairingIndicator wallet={wallet} state="idle" />}
          title={t('pairing.idleTitle')}
          text={t('pairing.idleText')}
        />
      </Body>
      <ActionBar>
        <Button
          tone="primary"
          block
          onPress={() => dispatch(pairingRequested({ wallet }))}
          data-testid="wm-retry"
        >
          {t('pairing.newQrCode')}
        </Button>
      </ActionBar>
    </>
  )
}
