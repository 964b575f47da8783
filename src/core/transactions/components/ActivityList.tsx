import { useMemo, useState } from 'react'
import { groupByYearMonth } from '../../../lib/time/groupByYearMonth'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows'
import { SkeletonTitle } from '../../../ui/feedback/SkeletonTitle'
import { Empty } from '../../../ui/feedback/Empty'
import { NoActivity } from '../../../ui/media/illustrations'
import { ListFooter } from '../../account/components/ListFooter'
import { ListNotLoaded } from '../../account/components/ListNotLoaded'
import { ReceiveButton } from '../../account/components/ReceiveButton'
import { selectActivity } from '../activitySelectors'
import { activityMoreRequested } from '../transactionsSlice'
import { ActivityMonths } from './ActivityMonths'

const SKELETONS = 7
const MORE_SKELETONS = 2

/** The account's activity, or why it is not available. */
export function ActivityList() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const [now] = useState(() => Date.now())
  const { phase, transactions, hasMore, isLoadingMore, hasFailed } =
    useModalSelector(selectActivity)
  const groups = useMemo(() => groupByYearMonth(transactions, now), [transactions, now])
  const askForMore = () => dispatch(activityMoreRequested())
  if (phase === 'loading') {
    return (
      <>
        <SkeletonTitle first />
        <SkeletonRows count={SKELETONS} label={t('common.loading')} detailed />
      </>
    )
  }
  if (phase === 'unavailable') {
    return <ListNotLoaded onRetry={askForMore}>{t('activity.unavailable')}</ListNotLoaded>
  }
  if (groups.length === 0 && !hasMore && !hasFailed) {
    return (
      <Empty illustration={<NoActivity />} action={<ReceiveButton />}>
        {t('activity.empty')}
      </Empty>
    )
  }
  return (
    <>
      {groups.length === 0 && !hasFailed && (
        <Empty illustration={<NoActivity />}>{t('activity.emptySoFar')}</Empty>
      )}
      <ActivityMonths groups={groups} now={now} />
      {isLoadingMore && (
        <SkeletonRows count={MORE_SKELETONS} label={t('common.loading')} detailed />
      )}
      <ListFooter
        hasRows={groups.length > 0}
        hasMore={hasMore}
        hasFailed={hasFailed}
        isLoading={isLoadingMore}
        onMore={askForMore}
        more={t('activity.more')}
        failure={t('activity.unavailable')}
        data-testid="wm-activity-more"
      />
    </>
  )
}
