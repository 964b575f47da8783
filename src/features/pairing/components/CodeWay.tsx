import type { ReactNode } from 'react'
import { CHECK_OFFER_MS } from '../../../domain/limits'
import type { Wallet } from '../../../domain/wallet'
import { useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Late } from '../../../ui/Late'
import { Qr } from '../../../ui/Qr'
import { QrBones } from '../../../ui/QrBones'
import { Body } from '../../../ui/shell/Body'
import { PageTile } from '../../connections/components/PageTile'
import { WalletPicture } from '../../wallets/components/WalletPicture'
import { selectPairing } from '../pairingSlice'
import { useCode } from '../useCode'
import { CheckNow } from './CheckNow'
import { CodeClock } from './CodeClock'
import { GetWalletRow } from './GetWalletRow'
import type { PairingFrame } from './PairingFrame'

interface CodeWayProps {
  readonly frame: PairingFrame
  readonly wallet: Wallet | null
  readonly children?: ReactNode
}

/** A code for the phone, how long it can be scanned, and the same as a link. */
export function CodeWay({ frame, wallet, children }: CodeWayProps) {
  const t = useTranslate()
  const { codeId, expiresAt } = useModalSelector(selectPairing)
  const uri = useCode()
  return (
    <Body data-testid={frame.testId}>
      {frame.head}
      {uri === null ? (
        <QrBones>{t('pairing.making')}</QrBones>
      ) : (
        <Qr
          value={uri}
          label={t('pairing.qr')}
          mark={wallet ? <WalletPicture wallet={wallet} size={56} /> : <PageTile size={56} />}
          data-testid="wm-qr"
        />
      )}
      <CodeClock codeId={uri && codeId} expiresAt={expiresAt} />
      {uri !== null && (
        <Late afterMs={CHECK_OFFER_MS}>
          <CheckNow tone="quiet" />
        </Late>
      )}
      {wallet && <GetWalletRow wallet={wallet} />}
      {children}
    </Body>
  )
}
