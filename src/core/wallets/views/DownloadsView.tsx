import { styled } from 'styled-components'
import { StoreRow } from '../components/StoreRow'
import { WalletPicture } from '../components/WalletPicture'
import { type DownloadKind, downloadLinks } from '../downloadLinks'
import { useTranslate } from '../../../store/translation'
import type { StringKey } from '../../../strings/strings'
import { Empty } from '../../../ui/feedback/Empty'
import type { IconShape } from '../../../ui/media/Icon'
import { iconGlobe, iconPhone, iconPlay } from '../../../ui/media/icons'
import { iconBrowser } from '../../../ui/media/waitingIcons'
import { NoWalletsIllustration } from '../../../ui/media/NoWalletsIllustration'
import { Body } from '../../../ui/shell/Body'
import { ListGroup } from '../../../ui/lists/ListGroup'
import type { ViewProps } from '../../feature'

interface Place {
  readonly icon: IconShape
  readonly name: StringKey
  readonly note: StringKey
}

const PLACES: Record<DownloadKind, Place> = {
  browser: { icon: iconBrowser, name: 'downloads.browser', note: 'downloads.browserNote' },
  ios: { icon: iconPhone, name: 'downloads.ios', note: 'downloads.iosNote' },
  android: { icon: iconPlay, name: 'downloads.android', note: 'downloads.androidNote' },
  website: { icon: iconGlobe, name: 'downloads.website', note: 'downloads.websiteNote' },
}

const Head = styled.div`
  display: grid;
  place-items: center;
  padding-block: 4px 20px;
`

/** Download pages of one wallet: links that open in a new tab, or a QR code for a phone. */
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
        <>
          <Head>
            <WalletPicture wallet={wallet} size={64} />
          </Head>
          <ListGroup label={t('downloads.list', { wallet: wallet.name })}>
            {links.map(({ kind, href }) => (
              <StoreRow
                key={kind}
                kind={kind}
                href={href}
                icon={PLACES[kind].icon}
                name={t(PLACES[kind].name)}
                note={t(PLACES[kind].note, { host: new URL(href).host })}
              />
            ))}
          </ListGroup>
        </>
      )}
    </Body>
  )
}
