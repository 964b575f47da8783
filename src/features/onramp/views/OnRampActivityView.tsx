import { useId, useMemo, useState } from 'react'
import { groupByYearMonth } from '../../../lib/time/groupByYearMonth'
import { formatMonthTitle } from '../../../lib/time/formatRelativeTime'
import { viewEntry } from '../../../domain/views'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Button } from '../../../ui/controls/Button'
import { Empty } from '../../../ui/feedback/Empty'
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows'
import { List } from '../../../ui/lists/List'
import { SectionTitle } from '../../../ui/lists/SectionTitle'
import { NoActivity } from '../../../ui/media/illustrations'
import { FadingBody } from '../../../ui/shell/FadingBody'
import { ListFooter } from '../../../core/account/components/ListFooter'
import { ListNotLoaded } from '../../../core/account/components/ListNotLoaded'
import { viewPushed } from '../../../core/router/routerSlice'
import { useTextsLocale } from '../../../core/theme/useTextsLocale'
import { PurchaseRow } from '../components/PurchaseRow'
import { morePurchasesRequested, purchasesRequested } from '../onrampSlice'
import { selectPurchases } from '../../../core/transactions/purchaseSelectors'

const SKELETONS = 7
const MORE_SKELETONS = 2

function Purchases() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const id = useId()
  const [now] = useState(() => Date.now())
  const locale = useTextsLocale()
  const { phase, transactions, hasMore, isLoadingMore, hasFailed } =
    useModalSelector(selectPurchases)
  const groups = useMemo(() => groupByYearMonth(transactions, now), [transactions, now])
  if (phase === 'loading') {
    return <SkeletonRows count={SKELETONS} label={t('common.loading')} detailed />
  }
  if (phase === 'unavailable') {
    return (
      <ListNotLoaded onRetry={() => dispatch(purchasesRequested())}>
        {t('onramp.activityUnavailable')}
      </ListNotLoaded>
    )
  }
  if (groups.length === 0 && !hasMore) {
    return (
      <Empty
        illustration={<NoActivity />}
        action={
          <Button
            small
            onPress={() => dispatch(viewPushed(viewEntry('OnRampProviders')))}
            data-testid="wm-onramp-buy"
          >
            {t('onramp.widget')}
          </Button>
        }
      >
        {t('onramp.activityEmpty')}
      </Empty>
    )
  }
  return (
    <>
      {groups.map(({ year, month, transactions: bought }) => {
        const titleId = `${id}${year}-${month}`
        return (
          <div key={titleId} role="group" aria-labelledby={titleId}>
            <SectionTitle id={titleId}>{formatMonthTitle(year, month, now, locale)}</SectionTitle>
            <List>
              {bought.map(purchase => (
                <PurchaseRow key={purchase.id} purchase={purchase} />
              ))}
            </List>
          </div>
        )
      })}
      {isLoadingMore && (
        <SkeletonRows count={MORE_SKELETONS} label={t('common.loading')} detailed />
      )}
      <ListFooter
        hasRows={groups.length > 0}
        hasMore={hasMore}
        hasFailed={hasFailed}
        isLoading={isLoadingMore}
        onMore={() => dispatch(morePurchasesRequested())}
        more={t('activity.more')}
        failure={t('onramp.activityUnavailable')}
        data-testid="wm-onramp-more"
      />
    </>
  )
}

/** Purchases by month, newest first. */
export function OnRampActivityView() {
  return (
    <FadingBody data-testid="wm-view-OnRampActivity">
      <Purchases />
    </FadingBody>
  )
}
