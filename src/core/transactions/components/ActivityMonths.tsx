import type { Transaction } from '../../../domain/transaction'
import type { MonthGroup } from '../../../lib/time/groupByYearMonth'
import { formatMonthTitle } from '../../../lib/time/formatRelativeTime'
import { GroupedList } from '../../../ui/lists/GroupedList'
import { useTextsLocale } from '../../theme/useTextsLocale'
import { ActivityRow } from './ActivityRow'

export interface ActivityMonthsProps {
  readonly groups: readonly MonthGroup<Transaction>[]
  /** The present, in ms. */
  readonly now: number
}

/** Transactions by month, newest first. */
export function ActivityMonths({ groups, now }: ActivityMonthsProps) {
  const locale = useTextsLocale()
  const all = groups.flatMap(({ transactions }) => transactions)
  return (
    <GroupedList
      groups={groups.map(({ year, month, transactions }) => ({
        key: `${year}-${month}`,
        title: formatMonthTitle(year, month, now, locale),
        count: transactions.length,
      }))}
      keyOf={index => all[index]?.id ?? String(index)}
      renderRow={({ index, tabIndex }) => {
        const transaction = all[index]
        return transaction && <ActivityRow transaction={transaction} tabIndex={tabIndex} />
      }}
    />
  )
}
