import { say, spokenLanguage } from '../language/speak'
import { texts } from '../texts'

const SECONDS = [
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const

/**
 * Describes an amount `each day`, `each 3 hours`, `each 90 seconds`, in the largest unit that
 * divides the period evenly.
 */
export function describeEach(amount: string, seconds: number): string {
  const [unit, length] = SECONDS.find(each => seconds % each[1] === 0) ?? ['second', 1]
  return say(texts.grants.each[unit], { amount, count: seconds / length })
}

const inStyle =
  (dateStyle: 'long' | 'medium') =>
  (seconds: bigint): string =>
    new Intl.DateTimeFormat(spokenLanguage(), { dateStyle, timeStyle: 'short' }).format(
      new Date(Number(seconds) * 1_000),
    )

/** In the user's time zone. @param seconds - since 1970 */
export const describeTime = inStyle('long')

/** Like `describeTime`, with a shorter month. */
export const describeShortTime = inStyle('medium')
