import type { ReactNode } from 'react'
import { CHECK_OFFER_DELAY_MS } from '../../../domain/limits'
import type { Wallet } from '../../../domain/wallet'
import { pairingRequested } from '../../../events/pairingEvents'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { DelayedReveal } from '../../../ui/feedback/DelayedReveal'
import { Qr } from '../../../ui/media/Qr'
import { QrSkeletons } from '../../../ui/feedback/QrSkeletons'
import { Body } from '../../../ui/shell/Body'
import { PageTile } from '../../connections/components/PageTile'
import { WalletPicture } from '../../wallets/components/WalletPicture'
import { selectPairing } from '../pairingSlice'
import { usePairingUri } from '../usePairingUri'
import { CheckNow } from './CheckNow'
import { ExpiringQrCode } from './ExpiringQrCode'
import { QrCodeExpiry } from './QrCodeExpiry'
import { GetWalletRow } from './GetWalletRow'
import type { PairingFrame } from './PairingFrame'

interface QrCodePlatformProps {
  readonly frame: PairingFrame
  readonly wallet: Wallet | null
  readonly children?: ReactNode
}

/** QR code of the pairing URI with its countdown and copy link. */
export function QrCodePlatform({ frame, wallet, children }: QrCodePlatformProps) {
  const t = useTranslate()
  const { pairingUriId, expiresAt } = useModalSelector(selectPairing)
  const dispatch = useModalDispatch()
  const uri = usePairingUri()
  return (
    <Body data-testid={frame.testId}>
      {frame.head}
      {uri === null ? (
        <QrSkeletons>{t('pairing.making')}</QrSkeletons>
      ) : (
        <ExpiringQrCode
          expiresAt={expiresAt}
          onRenew={() => dispatch(pairingRequested({ wallet }))}
        >
          <Qr
            value={uri}
            label={t('pairing.qr')}
            mark={wallet ? <WalletPicture wallet={wallet} size={56} /> : <PageTile size={56} />}
            data-testid="wm-qr"
          />
        </ExpiringQrCode>
      )}
      <QrCodeExpiry pairingUriId={uri && pairingUriId} expiresAt={expiresAt} />
      {uri !== null && (
        <DelayedReveal afterMs={CHECK_OFFER_DELAY_MS}>
          <CheckNow tone="quiet" />
        </DelayedReveal>
      )}
      {wallet && <GetWalletRow wallet={wallet} />}
      {children}
    </Body>
  )
}
