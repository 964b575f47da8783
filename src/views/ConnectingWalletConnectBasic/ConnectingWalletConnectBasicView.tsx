import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { AllWalletsRow } from '../../features/connectors/components/AllWalletsRow'
import { Consent } from '../../features/connectors/components/Consent'
import { selectAllWalletsRow } from '../../features/connectors/connectorsSelectors'
import { selectIsConsentMissing } from '../../features/connectors/consentSelectors'
import { CodeWay } from '../../features/pairing/components/CodeWay'
import { PairingOutcome } from '../../features/pairing/components/PairingOutcome'
import { PairingThread } from '../../features/pairing/components/PairingThread'
import { useModalSelector } from '../../store/context'
import { useTranslate } from '../../store/translation'
import { Hero } from '../../ui/Hero'
import { List } from '../../ui/List'
import { Body } from '../../ui/shell/Body'

const FRAME = { testId: 'wm-view-ConnectingWalletConnectBasic', head: null }

const Others = styled(List)`
  margin-block-start: 8px;
`

/** No code is made, let alone shown, before consent is given. */
function NotYet({ children }: { readonly children: ReactNode }) {
  const t = useTranslate()
  return (
    <Body data-testid={FRAME.testId}>
      <Hero
        picture={<PairingThread wallet={null} state="idle" />}
        title={t('pairing.idleTitle')}
        text={t('pairing.idleText')}
      />
      {children}
    </Body>
  )
}

/** The first screen of a page that knows no wallets of the browser: a code for any wallet, and the list of all. */
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
        <NotYet>{others}</NotYet>
      ) : (
        <PairingOutcome frame={FRAME} wallet={null} others={others}>
          <CodeWay frame={FRAME} wallet={null}>
            {others}
          </CodeWay>
        </PairingOutcome>
      )}
    </Consent>
  )
}
