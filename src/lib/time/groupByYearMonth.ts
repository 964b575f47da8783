export interface DatedTransaction {
  readonly id: string
  readonly metadata: { readonly minedAt?: string | null | undefined }
}

export interface MonthGroup<T> {
  readonly year: number
  /** 0 for January. */
  readonly month: number
  readonly transactions: readonly T[]
}

/**
 * Groups a history by local year and month, newest first. Repeated ids keep the last copy; a
 * transaction without a valid date is pending and counts as now.
 *
 * @param now the current time, in milliseconds
 */
export function groupByYearMonth<T extends DatedTransaction>(
  transactions: readonly T[],
  now: number,
): MonthGroup<T>[] {
  const latestCopies = new Map(transactions.map(transaction => [transaction.id, transaction]))
  const timeOf = ({ metadata }: T) => {
    const time = Date.parse(metadata.minedAt ?? '')
    return Number.isNaN(time) ? now : time
  }
  const newestFirst = [...latestCopies.values()]
    .map(transaction => ({ transaction, time: timeOf(transaction) }))
    .sort((a, b) => b.time - a.time)
  const groups: { year: number; month: number; transactions: T[] }[] = []
  for (const { transaction, time } of newestFirst) {
    const date = new Date(time)
    const year = date.getFullYear()
    const month = date.getMonth()
    const last = groups.at(-1)
    if (last?.year === year && last.month === month) last.transactions.push(transaction)
    else groups.push({ year, month, transactions: [transaction] })
  }
  return groups
}
