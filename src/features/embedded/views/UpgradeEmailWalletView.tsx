import { styled } from 'styled-components'
import { useTranslate } from '../../../store/translation'
import { StatusIcon } from '../../../ui/feedback/StatusIcon'
import { StatusHeader } from '../../../ui/layout/StatusHeader'
import { ListGroup } from '../../../ui/lists/ListGroup'
import { Row } from '../../../ui/lists/Row'
import { Icon } from '../../../ui/media/Icon'
import { iconExternal, iconShield } from '../../../ui/media/icons'
import { Body } from '../../../ui/shell/Body'
import { useAccountPage } from '../useAccountPage'
import { useFrameHost } from '../useFrameHost'

const Note = styled.p`
  margin-block: 12px 4px;
  padding-inline: 12px;
  font-size: var(--wm-font-size-14);
  line-height: var(--wm-line-14);
  text-align: center;
  color: var(--wm-color-text-muted);
`

/** Links to the wallet's site, which alone shows the key and configures recovery. */
export function UpgradeEmailWalletView() {
  const t = useTranslate()
  const host = useFrameHost()
  const page = useAccountPage()
  return (
    <Body data-testid="wm-view-UpgradeEmailWallet">
      <StatusHeader
        picture={<StatusIcon tone="accent" icon={iconShield} />}
        title={t('upgrade.heading')}
        text={t('upgrade.text')}
      />
      {page !== null && (
        <ListGroup label={t('upgrade.title')}>
          <Row
            name={<bdi translate="no">{host}</bdi>}
            note={t('upgrade.newTab')}
            trailing={<Icon icon={iconExternal} size={16} mirror />}
            href={page}
            data-testid="w3m-secure-website-button"
          />
        </ListGroup>
      )}
      <Note>{page === null ? t('upgrade.unknown') : t('upgrade.after')}</Note>
    </Body>
  )
}
