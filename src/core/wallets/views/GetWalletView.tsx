import { useState } from 'react'
import { FirstSteps } from '../components/FirstSteps'
import { WalletPicture } from '../components/WalletPicture'
import { selectPlatform } from '../selectPlatform'
import { downloadLinks } from '../downloadLinks'
import { isOnPhonesOnly } from '../selectIsQrCodeOnly'
import { ALL_WALLETS_URL, type WalletPlatformKind, type WalletSuggestion } from '../suggestWallets'
import { selectSuggestedWallets, selectSuggestions } from '../walletsSelectors'
import { viewEntry } from '../../../domain/views'
import type { Wallet } from '../../../domain/wallet'
import { viewPushed } from '../../router/routerSlice'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import type { StringKey } from '../../../strings/strings'
import { Icon } from '../../../ui/media/Icon'
import { iconChevronEnd, iconGrid } from '../../../ui/media/firstIcons'
import { iconExternal } from '../../../ui/media/icons'
import { Row } from '../../../ui/lists/Row'
import { SectionTitle } from '../../../ui/lists/SectionTitle'
import { Body } from '../../../ui/shell/Body'
import { Tile } from '../../../ui/media/Tile'
import { ListGroup } from '../../../ui/lists/ListGroup'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden'

const PLACES: Record<WalletPlatformKind, StringKey> = {
  browser: 'getWallet.browser',
  phone: 'getWallet.phone',
  desktop: 'getWallet.desktop',
  web: 'getWallet.web',
}

function NewTabIcon() {
  const t = useTranslate()
  return (
    <>
      <Icon icon={iconExternal} size={16} mirror />
      <VisuallyHidden>{t('common.newTabHint')}</VisuallyHidden>
    </>
  )
}

interface SuggestedRowProps {
  readonly wallet: Wallet
  readonly suggestion: WalletSuggestion
  /** The wallet is for phones only, so the row leads to a QR code. */
  readonly isForPhone: boolean
  /** The user follows the link to the wallet's page. */
  readonly onLeave: () => void
}

function SuggestedRow({ wallet, suggestion, isForPhone, onLeave }: SuggestedRowProps) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const { id, name, href, places } = suggestion
  const target = isForPhone
    ? { onPress: () => dispatch(viewPushed(viewEntry('Downloads', { wallet }))) }
    : { href, onPress: onLeave }
  return (
    <Row
      name={name}
      note={isForPhone ? undefined : places.map(place => t(PLACES[place])).join(' · ')}
      leading={<WalletPicture wallet={wallet} />}
      trailing={isForPhone ? <Icon icon={iconChevronEnd} size={16} mirror /> : <NewTabIcon />}
      {...target}
      data-testid={`wm-suggestion-${id}`}
    />
  )
}

/** Suggested wallets: for this browser with links in a new tab, for phones with a QR code. */
export function GetWalletView() {
  const t = useTranslate()
  const suggestions = useModalSelector(selectSuggestions)
  const wallets = useModalSelector(selectSuggestedWallets)
  const { isMobile } = useModalSelector(selectPlatform)
  const rows = wallets.flatMap((wallet, index) => {
    const suggestion = suggestions[index]
    const isForPhone = !isMobile && isOnPhonesOnly(wallet) && downloadLinks(wallet).length > 0
    return suggestion ? [{ wallet, suggestion, isForPhone }] : []
  })
  const [isGotten, setIsGotten] = useState(false)
  const leave = () => setIsGotten(true)
  const show = (row: (typeof rows)[number]) => (
    <SuggestedRow key={row.wallet.id} {...row} onLeave={leave} />
  )
  const forPhone = rows.filter(({ isForPhone }) => isForPhone)
  return (
    <Body data-testid="wm-view-GetWallet">
      <FirstSteps isGotten={isGotten} />
      <ListGroup label={t('getWallet.list')}>
        {rows.filter(({ isForPhone }) => !isForPhone).map(show)}
        <Row
          name={t('getWallet.explore')}
          leading={<Tile icon={iconGrid} />}
          trailing={<NewTabIcon />}
          href={ALL_WALLETS_URL}
          onPress={leave}
          data-testid="wm-explore-wallets"
        />
      </ListGroup>
      {forPhone.length > 0 && (
        <>
          <SectionTitle>{t('getWallet.onPhone')}</SectionTitle>
          <ListGroup label={t('getWallet.onPhone')}>{forPhone.map(show)}</ListGroup>
        </>
      )}
    </Body>
  )
}
