import { styled } from 'styled-components'
import { viewEntry } from '../../../domain/views'
import { morePagesRequested, walletsRetryRequested } from '../../../events/walletEvents'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { DelayedReveal } from '../../../ui/feedback/DelayedReveal'
import { Link } from '../../../ui/controls/Link'
import { viewPushed } from '../../router/routerSlice'
import { selectDirectory } from '../directory/directorySelectors'
import { DirectoryFailed } from './DirectoryFailed'
import { NoWallets } from './NoWallets'
import { WalletGrid } from './WalletGrid'

/** Enough to fill the list, so that its height stays the same when the wallets load. */
const FIRST_SKELETONS = 20
const NEXT_SKELETONS = 4
/** By now the first attempt to load the directory has failed. */
const SLOW_MS = 10_000

const ListNote = styled.p`
  padding-block-start: 12px;
  text-align: center;
`

/** Offers a QR code, which works with any wallet, while the list is still loading. */
function SlowNotice() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const scan = () => dispatch(viewPushed(viewEntry('ConnectingWalletConnect', { wallet: null })))
  return (
    <DelayedReveal afterMs={SLOW_MS} data-testid="wm-wallets-slow">
      <ListNote>
        {t('allWallets.slow')} <Link onPress={scan}>{t('pairing.showQrCode')}</Link>
      </ListNote>
    </DelayedReveal>
  )
}

/** The paginated list of all wallets. */
export function ListedWallets() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const { wallets, installedIds, isLoading, isLoadingMore, hasMore, error } =
    useModalSelector(selectDirectory)
  if (wallets.length === 0 && error) return <DirectoryFailed />
  if (wallets.length === 0 && !isLoading && !hasMore) return <NoWallets text="" />
  const canAsk = hasMore && !isLoadingMore && !error
  const next = hasMore && !error ? NEXT_SKELETONS : 0
  return (
    <>
      {isLoading && wallets.length === 0 && <SlowNotice />}
      <WalletGrid
        wallets={wallets}
        installedIds={installedIds}
        skeletons={isLoading ? FIRST_SKELETONS : next}
        onEndReached={canAsk ? () => dispatch(morePagesRequested()) : undefined}
      />
      {error && (
        <ListNote role="status">
          {t('allWallets.restFailed')}{' '}
          <Link onPress={() => dispatch(walletsRetryRequested())} data-testid="wm-wallets-retry">
            {t('common.tryAgain')}
          </Link>
        </ListNote>
      )}
    </>
  )
}
