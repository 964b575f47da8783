import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { ErrorCode } from '../../../domain/errorCatalogue'
import type { Wallet } from '../../../domain/wallet'
import { pairingRequested } from '../../../events/pairingEvents'
import { capitalizeFirst } from '../../../lib/text/capitalizeFirst'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { useFailureText } from '../../../store/useFailureText'
import type { StringKey } from '../../../strings/strings'
import { Button } from '../../../ui/controls/Button'
import { ActionBar } from '../../../ui/layout/ActionBar'
import { StatusHeader } from '../../../ui/layout/StatusHeader'
import { DidNotLoad } from '../../../ui/media/illustrations'
import { SectionTitle } from '../../../ui/lists/SectionTitle'
import { Body } from '../../../ui/shell/Body'
import { ListGroup } from '../../../ui/lists/ListGroup'
import { selectPageOrigin } from '../../connections/connectionsSelectors'
import { WalletRow } from '../../connectors/components/WalletRow'
import { selectWalletChoices } from '../../connectors/connectorsSelectors'
import type { PairingFrame } from './PairingFrame'
import { PairingIndicator } from './PairingIndicator'

const TITLES: Partial<Record<ErrorCode, StringKey>> = {
  USER_REJECTED: 'connecting.declinedTitle',
  PAIRING_EXPIRED: 'pairing.expiredTitle',
  RELAY_UNREACHABLE: 'pairing.noQrCodeTitle',
}

/** The wallet was never reached, so no connection indicator is drawn. */
const WITHOUT_WALLET: readonly ErrorCode[] = ['RELAY_UNREACHABLE', 'SERVICE_UNREACHABLE']

const InjectedSection = styled.div`
  margin-block-end: 12px;
`

/** Injected wallets, which work without the relay. */
function InjectedWallets() {
  const t = useTranslate()
  const rows = useModalSelector(selectWalletChoices)
  if (rows.length === 0) return null
  return (
    <InjectedSection>
      <SectionTitle>{t('pairing.useInjected')}</SectionTitle>
      <ListGroup label={t('pairing.useInjected')}>
        {rows.map(row => (
          <WalletRow key={row.key} row={row} />
        ))}
      </ListGroup>
    </InjectedSection>
  )
}

interface PairingFailureProps {
  readonly frame: PairingFrame
  readonly wallet: Wallet | null
  readonly code: ErrorCode
  /** Alternatives to retrying. */
  readonly children?: ReactNode
}

/** Explains the failure and offers a retry. */
export function PairingFailure({ frame, wallet, code, children }: PairingFailureProps) {
  const t = useTranslate()
  const failureText = useFailureText()
  const dispatch = useModalDispatch()
  const origin = useModalSelector(selectPageOrigin) ?? t('common.thisPage')
  const about = { wallet: wallet?.name ?? t('pairing.yourWallet'), origin }
  const message =
    code === 'USER_REJECTED' ? t('connecting.declinedText', about) : failureText(code, about)
  const isWithoutWallet = WITHOUT_WALLET.includes(code)
  return (
    <>
      <Body flush data-testid={frame.testId}>
        {frame.head}
        <div role="alert" data-testid="wm-pairing-failure">
          <StatusHeader
            picture={
              isWithoutWallet ? (
                <DidNotLoad />
              ) : (
                <PairingIndicator wallet={wallet} state="stopped" />
              )
            }
            title={t(TITLES[code] ?? 'connecting.failedTitle')}
            text={wallet ? message : capitalizeFirst(message)}
          />
        </div>
        {isWithoutWallet && <InjectedWallets />}
        {children}
      </Body>
      <ActionBar>
        <Button
          tone="primary"
          block
          onPress={() => dispatch(pairingRequested({ wallet }))}
          data-testid="wm-retry"
        >
          {t(code === 'PAIRING_EXPIRED' ? 'pairing.newQrCode' : 'common.tryAgain')}
        </Button>
      </ActionBar>
    </>
  )
}
