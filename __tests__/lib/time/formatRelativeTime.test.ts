import {
  formatDateLabel,
  formatMonthTitle,
  formatRelativeTime,
  formatRowTime,
  getTimeSpan,
} from '../../../src/lib/time/formatRelativeTime'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const NOW = new Date(2024, 5, 15, 12, 0, 0).getTime()

describe('formatRelativeTime', () => {
  it.each([
    [0, '0 sec'],
    [59 * SECOND, '59 sec'],
    [MINUTE, '1 min'],
    [59 * MINUTE, '59 min'],
    [HOUR, '1 hr'],
    [2 * HOUR, '2 hrs'],
    [23 * HOUR, '23 hrs'],
    [DAY, '1 d'],
    [29 * DAY, '29 d'],
    [30 * DAY, '1 mo'],
    [90 * DAY, '3 mo'],
    [364 * DAY, '12 mo'],
    [365 * DAY, '1 yr'],
    [800 * DAY, '2 yr'],
    [-5 * MINUTE, '0 sec'],
  ])('calls %i ms ago "%s"', (age, expected) => {
    expect(formatRelativeTime(NOW - age, NOW)).toBe(expected)
  })

  it('returns count and unit separately, for other languages', () => {
    expect(getTimeSpan(NOW - 2 * HOUR, NOW)).toEqual({ count: 2, unit: 'hr' })
    expect(getTimeSpan(NOW - 1500, NOW)).toEqual({ count: 1, unit: 'sec' })
  })
})

describe('formatRowTime', () => {
  it.each([
    [NOW - 12 * SECOND, 'en-US', '12 sec'],
    [NOW - MINUTE, 'en-US', '1 min'],
    [NOW - 2 * HOUR, 'en-GB', '2 hrs'],
    [new Date(NOW - 23 * HOUR).toISOString(), 'en-US', '23 hrs'],
    [NOW - 2 * HOUR, 'de-DE', '2 Std.'],
    [NOW - 5 * MINUTE, 'fr-FR', '5\u00a0min'],
    [NOW - DAY, 'en-US', 'Jun\u00a014'],
    [NOW - 40 * DAY, 'en-US', 'May\u00a06'],
    [NOW + 5 * MINUTE, 'en-US', '0 sec'],
    [NOW + 2 * DAY, 'en-US', 'Jun\u00a017'],
    ['never', 'en-US', ''],
    [null, 'en-US', ''],
  ])('writes %p in %s as "%s"', (time, locale, expected) => {
    expect(formatRowTime(time, NOW, locale)).toBe(expected)
  })
})

describe('formatDateLabel', () => {
  it.each([
    [new Date(2024, 0, 5).getTime(), 'Jan\u00a05'],
    [new Date(2024, 11, 31, 23, 59).getTime(), 'Dec\u00a031'],
    [new Date(2023, 4, 9).toISOString(), 'May\u00a09'],
    ['not a date', ''],
    ['', ''],
    [null, ''],
    [undefined, ''],
    [Number.NaN, ''],
  ])('writes %p as "%s"', (time, expected) => {
    expect(formatDateLabel(time)).toBe(expected)
  })

  it.each([
    ['fr-FR', '9\u00a0mai'],
    ['en-GB', '9\u00a0May'],
    ['de-DE', '9.\u00a0Mai'],
  ])('orders day and month for readers of %s', (locale, expected) => {
    expect(formatDateLabel(new Date(2024, 4, 9).getTime(), locale)).toBe(expected)
  })
})

describe('formatMonthTitle', () => {
  it.each([
    [2024, 5, 'June'],
    [2024, 0, 'January'],
    [2023, 11, 'December 2023'],
    [2025, 0, 'January 2025'],
  ])('heads %i/%i with "%s" in June 2024', (year, month, expected) => {
    expect(formatMonthTitle(year, month, NOW)).toBe(expected)
  })

  it('names the month in the reader’s language', () => {
    expect(formatMonthTitle(2023, 11, NOW, 'de-DE')).toBe('Dezember 2023')
  })
})
