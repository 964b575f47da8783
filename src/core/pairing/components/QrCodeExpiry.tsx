import { styled } from 'styled-components'
import {
  PAIRING_URI_MS,
  PAIRING_URI_SHORT_S,
  PAIRING_URI_EXPIRY_MARGIN_MS,
} from '../../../domain/limits'
import { formatClock } from '../../../lib/time/formatClock'
import { useModalDispatch } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { iconCheck } from '../../../ui/media/firstIcons'
import { iconCopy } from '../../../ui/media/icons'
import { Link } from '../../../ui/controls/Link'
import { useSecondsLeft } from '../../../ui/motion/useSecondsLeft'
import { Timeline } from '../../../ui/lists/Timeline'
import { pairingUriCopyRequested } from '../../account/accountSlice'
import { useIsLinkCopied } from '../useIsLinkCopied'

interface QrCodeExpiryProps {
  /** Null until there is a pairing URI. */
  readonly pairingUriId: string | null
  readonly expiresAt: number | null
}

const SECOND_MS = 1_000

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 12px;
  min-block-size: 28px;
  font-size: var(--wm-font-size-14);
  line-height: var(--wm-line-14);
  color: var(--wm-color-text-muted);
`

/** Countdown of the pairing URI, and a button that copies it as a link. */
export function QrCodeExpiry({ pairingUriId, expiresAt }: QrCodeExpiryProps) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const isCopied = useIsLinkCopied()
  const seconds = useSecondsLeft(
    expiresAt === null ? null : expiresAt - PAIRING_URI_EXPIRY_MARGIN_MS,
  )
  return (
    <>
      <Timeline
        key={pairingUriId}
        isShort={pairingUriId !== null && seconds < PAIRING_URI_SHORT_S}
        left={(seconds * SECOND_MS) / (PAIRING_URI_MS - PAIRING_URI_EXPIRY_MARGIN_MS)}
      />
      <Foot>
        <span role="timer">
          {pairingUriId !== null && t('pairing.expiresIn', { time: formatClock(seconds) })}
        </span>
        <Link
          icon={isCopied ? iconCheck : iconCopy}
          disabled={pairingUriId === null}
          onPress={() => pairingUriId !== null && dispatch(pairingUriCopyRequested(pairingUriId))}
          data-testid="wm-copy-link"
        >
          {t('pairing.copyLink')}
        </Link>
      </Foot>
    </>
  )
}
