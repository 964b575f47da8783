import { cachePerLocale } from '../text/cachePerLocale'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const MONTH = 30 * DAY
const YEAR = 365 * DAY

export type TimeUnit = 'sec' | 'min' | 'hr' | 'd' | 'mo' | 'yr'

export interface TimeSpan {
  readonly count: number
  readonly unit: TimeUnit
}

/** Largest first; the first unit that fits at least once is used. */
const UNITS: readonly (readonly [TimeUnit, number])[] = [
  ['yr', YEAR],
  ['mo', MONTH],
  ['d', DAY],
  ['hr', HOUR],
  ['min', MINUTE],
]

/** Returns the time since `then` in whole units; a future time counts as now. In ms. */
export function getTimeSpan(then: number, now: number): TimeSpan {
  const age = Math.max(0, now - then)
  const fitting = UNITS.find(([, size]) => age >= size)
  if (!fitting) return { unit: 'sec', count: Math.floor(age / SECOND) }
  const [unit, size] = fitting
  return { unit, count: Math.floor(age / size) }
}

/** Formats the short English form: `1 min`, `2 hrs`, `1 d`, `1 mo`, `1 yr`. */
export function formatRelativeTime(then: number, now: number): string {
  const { count, unit } = getTimeSpan(then, now)
  return unit === 'hr' && count !== 1 ? `${count} hrs` : `${count} ${unit}`
}

const days = cachePerLocale(
  locale => new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric' }),
)

/** Formats the local day and month, such as `Jan 5`; empty for an invalid time. */
export function formatDateLabel(
  time: number | string | null | undefined,
  locale = 'en-US',
): string {
  const date = new Date(time ?? Number.NaN)
  return Number.isNaN(date.getTime()) ? '' : days(locale).format(date).replace(/ /g, '\u00a0')
}

const INTL_UNITS = { sec: 'second', min: 'minute', hr: 'hour' } as const

const spans = cachePerLocale(locale =>
  cachePerLocale(
    unit => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }),
  ),
)

/**
 * Formats a history row's time: relative within a day, such as `2 hrs`, else day and month.
 *
 * @param now the current time, in milliseconds
 */
export function formatRowTime(
  time: number | string | null | undefined,
  now: number,
  locale = 'en-US',
): string {
  const then = new Date(time ?? Number.NaN).getTime()
  const { unit, count } = getTimeSpan(then, now)
  const isRecent = now - then < DAY && then - now < DAY
  if (!isRecent || (unit !== 'sec' && unit !== 'min' && unit !== 'hr'))
    return formatDateLabel(time, locale)
  return /^en\b/.test(locale)
    ? formatRelativeTime(then, now)
    : spans(locale)(INTL_UNITS[unit]).format(count)
}

/**
 * Formats a month's heading; it includes the year unless it is the current one.
 *
 * @param month 0 for January
 * @param now the current time, in milliseconds
 */
export function formatMonthTitle(
  year: number,
  month: number,
  now: number,
  locale = 'en-US',
): string {
  const isThisYear = new Date(now).getFullYear() === year
  const format = new Intl.DateTimeFormat(
    locale,
    isThisYear ? { month: 'long' } : { month: 'long', year: 'numeric' },
  )
  return format.format(new Date(year, month, 1))
}
