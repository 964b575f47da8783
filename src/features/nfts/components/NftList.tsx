import { styled } from 'styled-components'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Button } from '../../../ui/controls/Button'
import { Empty } from '../../../ui/feedback/Empty'
import { NoCollectibles } from '../../../ui/media/illustrations'
import { ListFooter } from '../../../core/account/components/ListFooter'
import { ListNotLoaded } from '../../../core/account/components/ListNotLoaded'
import { ReceiveButton } from '../../../core/account/components/ReceiveButton'
import { selectCollectibles, type Collectibles } from '../nftsSelectors'
import { collectiblesMoreRequested, hiddenToggled } from '../nftsSlice'
import { CollectibleGrid } from './CollectibleGrid'
import { NftSkeletons } from '../../../core/account/components/NftSkeletons'

const MORE_SKELETONS = 2

const Hidden = styled.div`
  display: grid;
  justify-items: center;
  padding-block-start: 12px;
`

function EmptyNfts({ hiddenCount, hasMore, hasFailed }: Collectibles) {
  const t = useTranslate()
  if (hasFailed) return null
  if (hiddenCount > 0) {
    return <Empty illustration={<NoCollectibles />}>{t('nfts.emptyShown')}</Empty>
  }
  return hasMore ? (
    <Empty illustration={<NoCollectibles />}>{t('nfts.emptySoFar')}</Empty>
  ) : (
    <Empty illustration={<NoCollectibles />} action={<ReceiveButton />}>
      {t('nfts.empty')}
    </Empty>
  )
}

/** The account's collectibles, or why they are not available. */
export function NftList() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const collectibles = useModalSelector(selectCollectibles)
  const { phase, shown, hiddenCount, isHiddenShown, isLoadingMore } = collectibles
  const askForMore = () => dispatch(collectiblesMoreRequested())
  if (phase === 'loading') return <NftSkeletons />
  if (phase === 'unavailable') {
    return <ListNotLoaded onRetry={askForMore}>{t('nfts.unavailable')}</ListNotLoaded>
  }
  return (
    <>
      {shown.length > 0 ? (
        <CollectibleGrid collectibles={shown} />
      ) : (
        <EmptyNfts {...collectibles} />
      )}
      {isLoadingMore && <NftSkeletons count={MORE_SKELETONS} />}
      <ListFooter
        hasRows={shown.length > 0}
        hasMore={collectibles.hasMore}
        hasFailed={collectibles.hasFailed}
        isLoading={isLoadingMore}
        onMore={askForMore}
        more={t('nfts.more')}
        failure={t('nfts.unavailable')}
        data-testid="wm-nfts-more"
      />
      {hiddenCount > 0 && (
        <Hidden>
          <Button
            small
            tone="quiet"
            onPress={() => dispatch(hiddenToggled())}
            data-testid="wm-nfts-hidden"
          >
            {isHiddenShown
              ? t('nfts.hideHidden')
              : t('nfts.showHidden', { count: String(hiddenCount) })}
          </Button>
        </Hidden>
      )}
    </>
  )
}
