import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { PAIRING_URI_LAST_S, PAIRING_URI_EXPIRY_MARGIN_MS } from '../../../domain/limits'
import { useTranslate } from '../../../store/translation'
import { Button } from '../../../ui/controls/Button'
import { useSecondsLeft } from '../../../ui/motion/useSecondsLeft'

interface ExpiringQrCodeProps {
  /** In ms since the epoch; null when nothing expires. */
  readonly expiresAt: number | null
  readonly onRenew: () => void
  /** The QR code. */
  readonly children: ReactNode
}

const Base = styled.div`
  position: relative;
  display: grid;
`

const Code = styled.div<{ $isDim: boolean }>`
  opacity: ${({ $isDim }) => ($isDim ? 0.2 : 1)};
  transition: opacity var(--wm-motion-view) var(--wm-ease-out);
`

const Over = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`

/**
 * Dims the QR code in its last seconds and offers a new one. Pairing URIs are renewed well before
 * they expire, so this appears only when the renewal failed.
 */
export function ExpiringQrCode({ expiresAt, onRenew, children }: ExpiringQrCodeProps) {
  const t = useTranslate()
  const seconds = useSecondsLeft(
    expiresAt === null ? null : expiresAt - PAIRING_URI_EXPIRY_MARGIN_MS,
  )
  const isLast = expiresAt !== null && seconds <= PAIRING_URI_LAST_S
  return (
    <Base data-wm-part="last-seconds" data-last={isLast || undefined}>
      <Code $isDim={isLast}>{children}</Code>
      {isLast && (
        <Over>
          <Button tone="primary" small onPress={onRenew} data-testid="wm-new-code">
            {t('pairing.newQrCode')}
          </Button>
        </Over>
      )}
    </Base>
  )
}
