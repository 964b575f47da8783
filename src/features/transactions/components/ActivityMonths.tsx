import { useId } from 'react'
import { styled } from 'styled-components'
import type { Transaction } from '../../../domain/transaction'
import type { MonthGroup } from '../../../lib/time/groupByYearMonth'
import { monthTitle } from '../../../lib/time/relativeTime'
import { useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { List } from '../../../ui/lists/List'
import { VirtualList } from '../../../ui/lists/VirtualList'
import { selectLocale } from '../../theme/themeSlice'
import { ActivityRow } from './ActivityRow'

export interface ActivityMonthsProps {
  readonly groups: readonly MonthGroup<Transaction>[]
  /** The present, in ms. */
  readonly now: number
}

/** From here on only the rows in sight are drawn. */
const LONG_LIST = 40

const Title = styled.h3`
  padding-block: 14px 2px;
  font-size: var(--wm-font-size-14);
  line-height: var(--wm-line-14);
  font-weight: var(--wm-weight-medium);
  color: var(--wm-color-text-muted);
`

const Inset = styled.div`
  padding-inline: 8px;
`

interface FlatRow {
  readonly transaction: Transaction
  /** Heads the first row of a month. */
  readonly title: string | null
}

function flatten(
  groups: readonly MonthGroup<Transaction>[],
  titleOf: (group: MonthGroup<Transaction>) => string,
): readonly FlatRow[] {
  return groups.flatMap(group =>
    group.transactions.map((transaction, index) => ({
      transaction,
      title: index === 0 ? titleOf(group) : null,
    })),
  )
}

function LongList({ rows }: { readonly rows: readonly FlatRow[] }) {
  const t = useTranslate()
  return (
    <VirtualList
      inBody
      count={rows.length}
      label={t('account.activity')}
      keyOf={index => rows[index]?.transaction.id ?? String(index)}
      renderRow={({ index, tabIndex }) => {
        const row = rows[index]
        if (!row) return null
        return (
          <>
            {row.title !== null && (
              <Inset>
                <Title>{row.title}</Title>
              </Inset>
            )}
            <ActivityRow transaction={row.transaction} tabIndex={tabIndex} />
          </>
        )
      }}
    />
  )
}

/** What happened, month by month, newest first. */
export function ActivityMonths({ groups, now }: ActivityMonthsProps) {
  const id = useId()
  const locale = useModalSelector(selectLocale)
  const titleOf = ({ year, month }: MonthGroup<Transaction>) => monthTitle(year, month, now, locale)
  const count = groups.reduce((sum, { transactions }) => sum + transactions.length, 0)
  if (count > LONG_LIST) return <LongList rows={flatten(groups, titleOf)} />
  return groups.map(group => {
    const titleId = `${id}${group.year}-${group.month}`
    return (
      <div key={titleId} role="group" aria-labelledby={titleId}>
        <Title id={titleId}>{titleOf(group)}</Title>
        <List>
          {group.transactions.map(transaction => (
            <ActivityRow key={transaction.id} transaction={transaction} />
          ))}
        </List>
      </div>
    )
  })
}
