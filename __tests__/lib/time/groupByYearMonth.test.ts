import { groupByYearMonth } from '../../../src/lib/time/groupByYearMonth'

const NOW = new Date(2024, 5, 15, 12).getTime()
const minedOn = (id: string, year: number, month: number, day: number) => ({
  id,
  metadata: { minedAt: new Date(year, month, day, 12).toISOString() },
})
const outline = (transactions: Parameters<typeof groupByYearMonth>[0]) =>
  groupByYearMonth(transactions, NOW).map(({ year, month, transactions: inMonth }) => [
    year,
    month,
    inMonth.map(({ id }) => id).join(' '),
  ])

it('groups by year, then month, newest first throughout', () => {
  const transactions = [
    minedOn('a', 2023, 11, 31),
    minedOn('b', 2024, 0, 1),
    minedOn('c', 2024, 5, 2),
    minedOn('d', 2024, 5, 9),
    minedOn('e', 2023, 0, 5),
  ]
  expect(outline(transactions)).toEqual([
    [2024, 5, 'd c'],
    [2024, 0, 'b'],
    [2023, 11, 'a'],
    [2023, 0, 'e'],
  ])
})

it('uses the visitor’s own calendar', () => {
  const lastMinute = { id: 'a', metadata: { minedAt: new Date(2024, 0, 31, 23, 59).toISOString() } }
  const firstMinute = { id: 'b', metadata: { minedAt: new Date(2024, 1, 1, 0, 0).toISOString() } }
  expect(outline([lastMinute, firstMinute])).toEqual([
    [2024, 1, 'b'],
    [2024, 0, 'a'],
  ])
})

it('lets a later copy of an id replace the older one, even across months', () => {
  const copy = { ...minedOn('a', 2024, 4, 1), status: 'confirmed' }
  const groups = groupByYearMonth([minedOn('a', 2024, 3, 30), minedOn('b', 2024, 3, 1), copy], NOW)
  expect(groups).toEqual([
    { year: 2024, month: 4, transactions: [copy] },
    { year: 2024, month: 3, transactions: [minedOn('b', 2024, 3, 1)] },
  ])
})

it.each([undefined, null, '', 'soon'])(
  'treats a transaction dated %p as one happening now',
  minedAt => {
    const pending = { id: 'p', metadata: { minedAt } }
    expect(outline([minedOn('a', 2024, 5, 1), pending])).toEqual([[2024, 5, 'p a']])
  },
)

it('returns no groups for no transactions', () => {
  expect(groupByYearMonth([], NOW)).toEqual([])
})

it('keeps the order of its argument', () => {
  const transactions = Object.freeze([minedOn('a', 2023, 0, 1), minedOn('b', 2024, 0, 1)])
  expect(outline(transactions)).toHaveLength(2)
  expect(transactions.map(({ id }) => id)).toEqual(['a', 'b'])
})
