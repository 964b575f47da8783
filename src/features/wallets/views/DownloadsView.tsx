import { downloadLinks, type DownloadPlace } from '../downloadLinks'
import { useTranslate } from '../../../store/translation'
import type { StringKey } from '../../../strings/strings'
import { Empty } from '../../../ui/feedback/Empty'
import { Icon, type IconShape } from '../../../ui/media/Icon'
import { iconExternal, iconGlobe, iconPhone } from '../../../ui/media/icons'
import { iconBrowser } from '../../../ui/media/waitingIcons'
import { NoWalletsIllustration } from '../../../ui/media/NoWalletsIllustration'
import { Row } from '../../../ui/lists/Row'
import { Body } from '../../../ui/shell/Body'
import { Tile } from '../../../ui/media/Tile'
import { ListGroup } from '../../../ui/lists/ListGroup'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden'
import type { ViewProps } from '../../feature'

interface Place {
  readonly icon: IconShape
  readonly name: StringKey
  readonly note: StringKey
}

const PLACES: Record<DownloadPlace, Place> = {
  browser: { icon: iconBrowser, name: 'downloads.browser', note: 'downloads.browserNote' },
  ios: { icon: iconPhone, name: 'downloads.ios', note: 'downloads.iosNote' },
  android: { icon: iconPhone, name: 'downloads.android', note: 'downloads.androidNote' },
  website: { icon: iconGlobe, name: 'downloads.website', note: 'downloads.websiteNote' },
}

/** Where one wallet can be got; every row leaves the page in a new tab. */
export function DownloadsView({ wallet }: ViewProps<'Downloads'>) {
  const t = useTranslate()
  const links = downloadLinks(wallet)
  return (
    <Body data-testid="wm-view-Downloads">
      {links.length === 0 ? (
        <Empty illustration={<NoWalletsIllustration />}>
          {t('downloads.none', { wallet: wallet.name })}
        </Empty>
      ) : (
        <ListGroup label={t('downloads.list', { wallet: wallet.name })}>
          {links.map(({ place, href }) => (
            <Row
              key={place}
              name={t(PLACES[place].name)}
              note={<bdi>{t(PLACES[place].note, { host: new URL(href).host })}</bdi>}
              leading={<Tile icon={PLACES[place].icon} />}
              trailing={
                <>
                  <Icon icon={iconExternal} size={16} mirror />
                  <VisuallyHidden>{t('common.newTabHint')}</VisuallyHidden>
                </>
              }
              href={href}
              data-testid={`wm-download-${place}`}
            />
          ))}
        </ListGroup>
      )}
    </Body>
  )
}
