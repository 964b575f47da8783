import { useId } from 'react'
import { styled } from 'styled-components'
import type { Wallet } from '../../domain/wallet'
import { viewEntry } from '../../domain/views'
import {
  certifiedFilterChanged,
  morePagesRequested,
  walletSearchTyped,
  walletsRetryRequested,
  walletsShown,
} from '../../events/walletEvents'
import { Consent } from '../../features/connectors/components/Consent'
import { selectIsRelayTaken } from '../../features/connectors/connectorsSelectors'
import { viewPushed } from '../../features/router/routerSlice'
import { FoundWalletRow } from '../../features/wallets/components/FoundWalletRow'
import { WalletGridItem } from '../../features/wallets/components/WalletGridItem'
import { selectDirectory, selectSearch } from '../../features/wallets/directorySelectors'
import { selectPlatform } from '../../features/wallets/platformOf'
import { useModalDispatch, useModalSelector } from '../../store/context'
import { useTranslate } from '../../store/translation'
import { Button } from '../../ui/Button'
import { Empty } from '../../ui/Empty'
import { IconButton } from '../../ui/IconButton'
import { iconQr } from '../../ui/firstIcons'
import { DidNotLoad, NoMatch } from '../../ui/illustrations'
import { Late } from '../../ui/Late'
import { Link } from '../../ui/Link'
import { SearchInput } from '../../ui/SearchInput'
import { Body } from '../../ui/shell/Body'
import { Switch } from '../../ui/Switch'
import { VirtualGrid } from '../../ui/VirtualGrid'
import { VirtualList } from '../../ui/VirtualList'
import { VisuallyHidden } from '../../ui/VisuallyHidden'

const FIRST_BONES = 16
const NEXT_BONES = 4
/** One try of the directory has failed by then. */
const SLOW_MS = 10_000

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

/** There whatever was found, for the field to point at; the lists lie in the body as if it were not. */
const Results = styled.div`
  display: contents;
`

const Rest = styled.p`
  padding-block-start: 12px;
  text-align: center;
`

/** The code for any wallet, at hand on a phone where the first screen has no row for it. */
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

function DidNotCome() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  return (
    <Empty
      illustration={<DidNotLoad />}
      action={
        <Button
          small
          onPress={() => dispatch(walletsRetryRequested())}
          data-testid="wm-wallets-retry"
        >
          {t('common.tryAgain')}
        </Button>
      }
    >
      {t('allWallets.failed')}
    </Empty>
  )
}

function Nothing({ text }: { readonly text: string }) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  if (text === '') return <Empty illustration={<NoMatch />}>{t('allWallets.noneAtAll')}</Empty>
  return (
    <Empty
      illustration={<NoMatch />}
      action={
        <Button small onPress={() => dispatch(walletSearchTyped({ text: '' }))}>
          {t('common.clearSearch')}
        </Button>
      }
    >
      {t('allWallets.none', { text })}
    </Empty>
  )
}

interface WalletsProps {
  readonly wallets: readonly Wallet[]
  readonly installedIds: readonly string[]
}

interface GridProps extends WalletsProps {
  readonly bones: number
  readonly onEndReached?: (() => void) | undefined
}

function WalletGrid({ wallets, installedIds, bones, onEndReached }: GridProps) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  return (
    <VirtualGrid
      label={t('allWallets.list')}
      count={wallets.length}
      bones={bones}
      keyOf={index => wallets[index]?.id ?? String(index)}
      renderItem={({ index, tabIndex }) => {
        const wallet = wallets[index]
        return (
          wallet && (
            <WalletGridItem
              wallet={wallet}
              isInstalled={installedIds.includes(wallet.id)}
              tabIndex={tabIndex}
            />
          )
        )
      }}
      onEndReached={onEndReached}
      onShown={(first, last) => dispatch(walletsShown({ wallets: wallets.slice(first, last + 1) }))}
    />
  )
}

function FoundWallets({ wallets, installedIds, text }: WalletsProps & { text: string }) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  return (
    <VirtualList
      label={t('allWallets.list')}
      count={wallets.length}
      keyOf={index => wallets[index]?.id ?? String(index)}
      renderRow={({ index, tabIndex }) => {
        const wallet = wallets[index]
        return (
          wallet && (
            <FoundWalletRow
              wallet={wallet}
              isInstalled={installedIds.includes(wallet.id)}
              text={text}
              tabIndex={tabIndex}
            />
          )
        )
      }}
      onShown={(first, last) => dispatch(walletsShown({ wallets: wallets.slice(first, last + 1) }))}
    />
  )
}

/** What the directory has for the text in the field; a wallet certified or not needs no text. */
function Found() {
  const { phase, text, wallets, installedIds } = useModalSelector(selectSearch)
  const shown = { wallets, installedIds }
  if (phase === 'waiting') return <WalletGrid {...shown} wallets={[]} bones={FIRST_BONES} />
  if (phase === 'failed') return <DidNotCome />
  if (wallets.length === 0) return <Nothing text={text.trim()} />
  return text.trim() === '' ? (
    <WalletGrid {...shown} bones={0} />
  ) : (
    <FoundWallets {...shown} text={text} />
  )
}

/** The list may still come; a code leads into any wallet meanwhile. */
function Slow() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const scan = () => dispatch(viewPushed(viewEntry('ConnectingWalletConnect', { wallet: null })))
  return (
    <Late afterMs={SLOW_MS} data-testid="wm-wallets-slow">
      <Rest>
        {t('allWallets.slow')} <Link onPress={scan}>{t('pairing.showCode')}</Link>
      </Rest>
    </Late>
  )
}

/** The list, page by page. */
function Listed() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const { wallets, installedIds, isLoading, isLoadingMore, hasMore, error } =
    useModalSelector(selectDirectory)
  if (wallets.length === 0 && error) return <DidNotCome />
  if (wallets.length === 0 && !isLoading && !hasMore) return <Nothing text="" />
  const canAsk = hasMore && !isLoadingMore && !error
  const next = hasMore && !error ? NEXT_BONES : 0
  return (
    <>
      {isLoading && wallets.length === 0 && <Slow />}
      <WalletGrid
        wallets={wallets}
        installedIds={installedIds}
        bones={isLoading ? FIRST_BONES : next}
        onEndReached={canAsk ? () => dispatch(morePagesRequested()) : undefined}
      />
      {error && (
        <Rest role="status">
          {t('allWallets.restFailed')}{' '}
          <Link onPress={() => dispatch(walletsRetryRequested())} data-testid="wm-wallets-retry">
            {t('common.tryAgain')}
          </Link>
        </Rest>
      )}
    </>
  )
}

/** What assistive technology hears of the list and of a search; the count is also seen. */
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
        <Count>
          {t(count === 1 ? 'allWallets.found.one' : 'allWallets.found.other', { count })}
        </Count>
      )}
    </div>
  )
}

/** Every wallet there is: a list to look through and a field to search it. */
export function AllWalletsView() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const listId = useId()
  const { text, phase, isCertifiedOnly } = useModalSelector(selectSearch)
  const isSearching = phase !== 'idle'
  const isTaken = useModalSelector(selectIsRelayTaken)
  return (
    <Consent whole>
      <Body data-testid="wm-view-AllWallets">
        <SearchLine>
          <SearchInput
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
        {isTaken && <Rest role="note">{t('allWallets.taken')}</Rest>}
        <Outcome />
        <Results id={listId}>{isSearching ? <Found /> : <Listed />}</Results>
      </Body>
    </Consent>
  )
}
