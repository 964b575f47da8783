import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Link } from '../../../ui/controls/Link'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden'
import { createLazyComponent } from '../../../ui/layout/createLazyComponent'
import { Row } from '../../../ui/lists/Row'
import { Icon, type IconShape } from '../../../ui/media/Icon'
import { iconQr } from '../../../ui/media/firstIcons'
import { iconChevronDown, iconChevronUp, iconExternal } from '../../../ui/media/icons'
import { Tile } from '../../../ui/media/Tile'
import type { DownloadKind } from '../downloadLinks'
import { selectPlatform } from '../selectPlatform'

const QrPlaceholder = styled.div`
  block-size: 180px;
`
const Qr = createLazyComponent<{ readonly value: string; readonly label: string }>(
  () => import('../../../ui/media/Qr').then(module => module.Qr),
  <QrPlaceholder />,
)

const Code = styled.div`
  --wm-size-qr: 180px;
  display: grid;
  gap: 12px;
  padding: 4px 12px 16px;
  justify-items: center;
  font-size: var(--wm-font-size-14);
  line-height: var(--wm-line-14);
  color: var(--wm-color-text-muted);
  text-align: center;
`

/** Limits the width: the QR code's frame would otherwise fill the row. */
const Frame = styled.div`
  inline-size: 224px;
  max-inline-size: 100%;
`

interface StoreRowProps {
  readonly kind: DownloadKind
  readonly href: string
  readonly name: string
  readonly note: string
  readonly icon: IconShape
}

/**
 * A link to one download page. On desktop, the app stores expand to a QR code instead, because the
 * wallet belongs on the phone.
 */
export function StoreRow({ kind, href, name, note, icon }: StoreRowProps) {
  const t = useTranslate()
  const codeId = useId()
  const [isShown, setIsShown] = useState(false)
  const { isMobile } = useModalSelector(selectPlatform)
  const isScanned = !isMobile && (kind === 'ios' || kind === 'android')
  const row = {
    name,
    note: <bdi>{note}</bdi>,
    leading: <Tile icon={icon} />,
    'data-testid': `wm-download-${kind}`,
  }
  if (!isScanned) {
    return (
      <Row
        {...row}
        trailing={
          <>
            <Icon icon={iconExternal} size={16} mirror />
            <VisuallyHidden>{t('common.newTabHint')}</VisuallyHidden>
          </>
        }
        href={href}
      />
    )
  }
  return (
    <>
      <Row
        {...row}
        trailing={
          <>
            <Icon icon={iconQr} size={16} />
            <Icon icon={isShown ? iconChevronUp : iconChevronDown} size={16} />
          </>
        }
        aria-expanded={isShown}
        aria-controls={isShown ? codeId : undefined}
        onPress={() => setIsShown(!isShown)}
      />
      {isShown && (
        <Code id={codeId} data-testid={`wm-store-code-${kind}`}>
          <Frame>
            <Qr value={href} label={t('downloads.code', { store: note })} />
          </Frame>
          <p>{t('downloads.scan')}</p>
          <Link href={href}>
            {t('downloads.openHere', { store: note })}
            <VisuallyHidden>{t('common.newTabHint')}</VisuallyHidden>
          </Link>
        </Code>
      )}
    </>
  )
}
