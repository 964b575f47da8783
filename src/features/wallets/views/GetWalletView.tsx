import { styled } from 'styled-components'
import { WalletPicture } from '../components/WalletPicture'
import { selectPlatform } from '../selectPlatform'
import { ALL_WALLETS_URL, type WalletPlace } from '../suggestWallets'
import { selectSuggestedWallets, selectSuggestions } from '../walletsSelectors'
import { useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import type { StringKey } from '../../../strings/strings'
import { Icon } from '../../../ui/media/Icon'
import { iconGrid } from '../../../ui/media/firstIcons'
import { iconExternal } from '../../../ui/media/icons'
import { Row } from '../../../ui/lists/Row'
import { Body } from '../../../ui/shell/Body'
import { Tile } from '../../../ui/media/Tile'
import { ListGroup } from '../../../ui/lists/ListGroup'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden'

const PLACES: Record<WalletPlace, StringKey> = {
  browser: 'getWallet.browser',
  phone: 'getWallet.phone',
  desktop: 'getWallet.desktop',
  web: 'getWallet.web',
}

const Lead = styled.p`
  padding: 0 8px 16px;
  font-size: var(--wm-font-size-14);
  line-height: var(--wm-line-14);
  color: var(--wm-color-text-muted);
  text-align: center;
  text-wrap: balance;
`

function Leaves() {
  const t = useTranslate()
  return (
    <>
      <Icon icon={iconExternal} size={16} mirror />
      <VisuallyHidden>{t('common.newTabHint')}</VisuallyHidden>
    </>
  )
}

/** Where to get a wallet; every row leaves the page in a new tab. */
export function GetWalletView() {
  const t = useTranslate()
  const suggestions = useModalSelector(selectSuggestions)
  const wallets = useModalSelector(selectSuggestedWallets)
  const { isMobile } = useModalSelector(selectPlatform)
  return (
    <Body data-testid="wm-view-GetWallet">
      <Lead>{t(isMobile ? 'getWallet.phoneText' : 'getWallet.text')}</Lead>
      <ListGroup label={t('getWallet.list')}>
        {suggestions.map(({ id, name, href, places }, index) => {
          const wallet = wallets[index]
          return (
            <Row
              key={id}
              name={name}
              note={places.map(place => t(PLACES[place])).join(' · ')}
              leading={wallet && <WalletPicture wallet={wallet} />}
              trailing={<Leaves />}
              href={href}
              data-testid={`wm-suggestion-${id}`}
            />
          )
        })}
        <Row
          name={t('getWallet.explore')}
          leading={<Tile icon={iconGrid} />}
          trailing={<Leaves />}
          href={ALL_WALLETS_URL}
          data-testid="wm-explore-wallets"
        />
      </ListGroup>
    </Body>
  )
}
