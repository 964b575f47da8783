import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { AllWalletsRow } from '../../connectors/components/AllWalletsRow'
import { Consent } from '../../connectors/components/Consent'
import { selectAllWalletsRow } from '../../connectors/connectorsSelectors'
import { selectIsConsentMissing } from '../../connectors/consentSelectors'
import { QrCodePlatform } from '../components/QrCodePlatform'
import { PairingOutcome } from '../components/PairingOutcome'
import { PairingIndicator } from '../components/PairingIndicator'
import { useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { StatusHeader } from '../../../ui/layout/StatusHeader'
import { List } from '../../../ui/lists/List'
import { Body } from '../../../ui/shell/Body'

const FRAME = { testId: 'wm-view-ConnectingWalletConnectBasic', head: null }

const Others = styled(List)`
  margin-block-start: 8px;
`

/** No pairing URI is requested before consent is given. */
function AwaitingConsent({ children }: { readonly children: ReactNode }) {
  const t = useTranslate()
  return (
    <Body data-testid={FRAME.testId}>
      <StatusHeader
        picture={<PairingIndicator wallet={null} state="idle" />}
        title={t('pairing.idleTitle')}
        text={t('pairing.idleText')}
      />
      {children}
    </Body>
  )
}

/** First view of a page without adapters: a QR code for any wallet, and the list of all wallets. */
export function ConnectingWalletConnectBasicView() {
  const all = useModalSelector(selectAllWalletsRow)
  const isConsentMissing = useModalSelector(selectIsConsentMissing)
  const others = all.isShown && (
    <Others>
      <AllWalletsRow {...all} />
    </Others>
  )
  return (
    <Consent whole>
      {isConsentMissing ? (
        <AwaitingConsent>{others}</AwaitingConsent>
      ) : (
        <PairingOutcome frame={FRAME} wallet={null} others={others}>
          <QrCodePlatform frame={FRAME} wallet={null}>
            {others}
          </QrCodePlatform>
        </PairingOutcome>
      )}
    </Consent>
  )
}
