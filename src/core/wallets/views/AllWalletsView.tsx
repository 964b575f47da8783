import { useId, useRef } from 'react'
import { styled } from 'styled-components'
import { viewEntry } from '../../../domain/views'
import { certifiedFilterChanged, walletSearchTyped } from '../../../events/walletEvents'
import { Consent } from '../../connectors/components/Consent'
import { selectIsWalletConnectInUse } from '../../connectors/connectorsSelectors'
import { viewPushed } from '../../router/routerSlice'
import { ListedWallets } from '../components/ListedWallets'
import { SearchedWallets } from '../components/SearchedWallets'
import { selectDirectory, selectSearch } from '../directory/directorySelectors'
import { selectPlatform } from '../selectPlatform'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { IconButton } from '../../../ui/controls/IconButton'
import { iconQr } from '../../../ui/media/firstIcons'
import { SearchInput } from '../../../ui/fields/SearchInput'
import { Body } from '../../../ui/shell/Body'
import { useStartFocus } from '../../../ui/fields/useStartFocus'
import { Switch } from '../../../ui/controls/Switch'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden'

const SearchLine = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  > :first-child {
    flex: 1;
    min-inline-size: 0;
  }
`

const Count = styled.p`
  padding-block: 8px 4px;
  font-size: var(--wm-font-size-14);
  line-height: var(--wm-line-14);
  color: var(--wm-color-text-muted);
`

/** Always mounted as the target of the field's `aria-controls`; does not affect the layout. */
const Results = styled.div`
  display: contents;
`

const TakenNote = styled.p`
  padding-block-start: 12px;
  text-align: center;
`

/** Opens the QR code for any wallet. Phones only, where the first view has no such row. */
function ScanButton() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  if (!useModalSelector(selectPlatform).isMobile) return null
  const scan = () => dispatch(viewPushed(viewEntry('ConnectingWalletConnect', { wallet: null })))
  return (
    <IconButton
      icon={iconQr}
      label={t('allWallets.scan')}
      onPress={scan}
      data-testid="wm-scan-any"
    />
  )
}

/** Announces loading and the number of results; the number is also visible. */
function Outcome() {
  const t = useTranslate()
  const { phase, text, wallets } = useModalSelector(selectSearch)
  const { isLoading } = useModalSelector(selectDirectory)
  const count = wallets.length
  const isWaiting = phase === 'waiting' || (phase === 'idle' && isLoading)
  return (
    <div role="status">
      {isWaiting && <VisuallyHidden>{t('allWallets.loading')}</VisuallyHidden>}
      {phase === 'found' && text.trim() !== '' && count > 0 && (
        <Count>{t('allWallets.found', { count })}</Count>
      )}
    </div>
  )
}

/** All wallets with a search field. */
export function AllWalletsView() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const listId = useId()
  const search = useRef<HTMLInputElement>(null)
  useStartFocus(search)
  const { text, phase, isCertifiedOnly } = useModalSelector(selectSearch)
  const isSearching = phase !== 'idle'
  const isTaken = useModalSelector(selectIsWalletConnectInUse)
  return (
    <Consent whole>
      <Body data-testid="wm-view-AllWallets">
        <SearchLine>
          <SearchInput
            ref={search}
            value={text}
            onChange={typed => dispatch(walletSearchTyped({ text: typed }))}
            label={t('allWallets.search')}
            placeholder={t('allWallets.search')}
            clearLabel={t('common.clearSearch')}
            controls={listId}
            data-testid="wm-wallet-search"
          />
          <ScanButton />
        </SearchLine>
        {(text.trim() === '' || isCertifiedOnly) && (
          <Switch
            checked={isCertifiedOnly}
            onChange={checked => dispatch(certifiedFilterChanged({ isCertifiedOnly: checked }))}
            data-testid="wm-certified-only"
          >
            {t('allWallets.certifiedOnly')}
          </Switch>
        )}
        {isTaken && <TakenNote role="note">{t('allWallets.taken')}</TakenNote>}
        <Outcome />
        <Results id={listId}>{isSearching ? <SearchedWallets /> : <ListedWallets />}</Results>
      </Body>
    </Consent>
  )
}
