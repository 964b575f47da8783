import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { ERRORS, type ErrorCode } from '../../../domain/errorCatalogue'
import type { Wallet } from '../../../domain/wallet'
import { pairingRequested } from '../../../events/pairingEvents'
import { startOfSentence } from '../../../lib/startOfSentence'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import type { StringKey } from '../../../strings/en'
import { Button } from '../../../ui/Button'
import { Dock } from '../../../ui/Dock'
import { Hero } from '../../../ui/Hero'
import { DidNotLoad } from '../../../ui/illustrations'
import { SectionTitle } from '../../../ui/SectionTitle'
import { Body } from '../../../ui/shell/Body'
import { Tray } from '../../../ui/Tray'
import { selectPageOrigin } from '../../connections/connectionsSelectors'
import { WalletRow } from '../../connectors/components/WalletRow'
import { selectWalletChoices } from '../../connectors/connectorsSelectors'
import type { PairingFrame } from './PairingFrame'
import { PairingThread } from './PairingThread'

const TITLES: Partial<Record<ErrorCode, StringKey>> = {
  USER_REJECTED: 'connecting.declinedTitle',
  PAIRING_EXPIRED: 'pairing.expiredTitle',
  RELAY_UNREACHABLE: 'pairing.noCodeTitle',
}

/** No wallet was asked yet: there is nobody to draw a line to. */
const WITHOUT_WALLET: readonly ErrorCode[] = ['RELAY_UNREACHABLE', 'SERVICE_UNREACHABLE']

const Near = styled.div`
  margin-block-end: 12px;
`

/** Wallets that can be asked without any service in between. */
function NearWallets() {
  const t = useTranslate()
  const rows = useModalSelector(selectWalletChoices)
  if (rows.length === 0) return null
  return (
    <Near>
      <SectionTitle>{t('pairing.near')}</SectionTitle>
      <Tray label={t('pairing.near')}>
        {rows.map(row => (
          <WalletRow key={row.key} row={row} />
        ))}
      </Tray>
    </Near>
  )
}

interface PairingFailureProps {
  readonly frame: PairingFrame
  readonly wallet: Wallet | null
  readonly code: ErrorCode
  /** Ways on besides trying again. */
  readonly children?: ReactNode
}

/** What went wrong, that nothing was sent, and what to do now. */
export function PairingFailure({ frame, wallet, code, children }: PairingFailureProps) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const origin = useModalSelector(selectPageOrigin) ?? t('connecting.yourPage')
  const text = code === 'USER_REJECTED' ? 'connecting.declinedText' : ERRORS[code].text
  const told = t(text, { wallet: wallet?.name ?? t('pairing.yourWallet'), origin })
  const isWithoutWallet = WITHOUT_WALLET.includes(code)
  return (
    <>
      <Body flush data-testid={frame.testId}>
        {frame.head}
        <div role="alert" data-testid="wm-pairing-failure">
          <Hero
            picture={
              isWithoutWallet ? <DidNotLoad /> : <PairingThread wallet={wallet} state="stopped" />
            }
            title={t(TITLES[code] ?? 'connecting.failedTitle')}
            text={wallet ? told : startOfSentence(told)}
          />
        </div>
        {isWithoutWallet && <NearWallets />}
        {children}
      </Body>
      <Dock>
        <Button
          tone="primary"
          block
          onPress={() => dispatch(pairingRequested({ wallet }))}
          data-testid="wm-retry"
        >
          {t(code === 'PAIRING_EXPIRED' ? 'pairing.newCode' : 'common.tryAgain')}
        </Button>
      </Dock>
    </>
  )
}
