import { useMemo, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { groupByYearMonth } from '../../../lib/time/groupByYearMonth'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows'
import { SkeletonTitle } from '../../../ui/feedback/SkeletonTitle'
import { Button } from '../../../ui/controls/Button'
import { Empty } from '../../../ui/feedback/Empty'
import { NoActivity } from '../../../ui/media/illustrations'
import { Message } from '../../../ui/feedback/Message'
import { iconWarning } from '../../../ui/media/firstIcons'
import { useBodyEnd } from '../../../ui/lists/useBodyEnd'
import { ListNotLoaded } from '../../account/components/ListNotLoaded'
import { ReceiveButton } from '../../account/components/ReceiveButton'
import { selectActivity } from '../activitySelectors'
import { activityMoreRequested } from '../transactionsSlice'
import { ActivityMonths } from './ActivityMonths'

const SKELETONS = 7
const MORE_SKELETONS = 2

/** Where the first month is named. */
const Skeletons = styled.div`
  padding-block-start: 4px;
`

const More = styled.div`
  display: grid;
  gap: 4px;
  justify-items: center;
  padding-block-start: 8px;
`

/** Who scrolls comes to more without it; there for those who do not, and in sight while it has the focus. */
const Onward = styled(More)`
  &:not(:focus-within) {
    position: absolute;
    inline-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`

function End({ onEnd }: { readonly onEnd: (() => void) | undefined }) {
  const ref = useRef<HTMLDivElement>(null)
  useBodyEnd(ref, onEnd)
  return <div ref={ref} />
}

/** The account's activity, or why it is not known. */
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
      <Skeletons>
        <SkeletonTitle />
        <SkeletonRows count={SKELETONS} label={t('common.loading')} detailed />
      </Skeletons>
    )
  }
  if (phase === 'unavailable') {
    return <ListNotLoaded onRetry={askForMore}>{t('activity.unavailable')}</ListNotLoaded>
  }
  const Way = groups.length > 0 && !hasFailed ? Onward : More
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
      {(hasMore || hasFailed) && (
        <Way>
          {hasFailed && <Message icon={iconWarning}>{t('activity.unavailable')}</Message>}
          <Button small busy={isLoadingMore} onPress={askForMore} data-testid="wm-activity-more">
            {t(hasFailed ? 'common.tryAgain' : 'activity.more')}
          </Button>
        </Way>
      )}
      <End onEnd={hasMore && !hasFailed && !isLoadingMore ? askForMore : undefined} />
    </>
  )
}
