import { downloadLinks, type DownloadPlace } from '../../features/wallets/downloadLinks'
import { useTranslate } from '../../store/translation'
import type { StringKey } from '../../strings/en'
import { Empty } from '../../ui/Empty'
import { Icon, type IconShape } from '../../ui/Icon'
import { iconBrowser, iconExternal, iconGlobe, iconPhone } from '../../ui/icons'
import { NoWallets } from '../../ui/NoWallets'
import { Row } from '../../ui/Row'
import { Body } from '../../ui/shell/Body'
import { Tile } from '../../ui/Tile'
import { Tray } from '../../ui/Tray'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import type { ViewProps } from '../../features/feature'

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
        <Empty illustration={<NoWallets />}>{t('downloads.none', { wallet: wallet.name })}</Empty>
      ) : (
        <Tray label={t('downloads.list', { wallet: wallet.name })}>
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
        </Tray>
      )}
    </Body>
  )
}
