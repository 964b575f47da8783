import { grantTexts } from './texts'

const SECONDS = [
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const

/** `day`, `3 hours`, `90 seconds`: the largest unit that it is a whole number of. */
export function describePeriod(seconds: number): string {
  const [unit, length] = SECONDS.find(each => seconds % each[1] === 0) ?? ['second', 1]
  const count = seconds / length
  const [one, many] = grantTexts.units[unit]
  return count === 1 ? one : `${count} ${many}`
}

const inStyle = (dateStyle: 'long' | 'medium') => {
  const format = new Intl.DateTimeFormat('en', { dateStyle, timeStyle: 'short' })
  return (seconds: bigint): string => format.format(new Date(Number(seconds) * 1_000))
}

/** In the visitor's own time zone. @param seconds - since 1970 */
export const describeTime = inStyle('long')

/** As `describeTime`, with the month in three letters. */
export const describeShortTime = inStyle('medium')
