import { formatDecimal } from './formatDecimal'
import { toDecimal, truncateDecimal } from './decimal'

const MAX_CHARACTERS = 6
const MAX_PLACES = 5
const SMALLEST = '0.00001'

/** An amount with up to six digits and five decimals, truncated. */
export function formatShortAmount(amount: string, locale?: string): string {
  const decimal = toDecimal(amount)
  if (decimal === null) return ''
  const [whole = ''] = decimal.split('.')
  const figures = whole === '0' ? 0 : whole.length
  const short = truncateDecimal(
    decimal,
    Math.max(0, Math.min(MAX_PLACES, MAX_CHARACTERS - figures)),
  )
  const isTooSmall = short === '0' && decimal !== '0'
  return isTooSmall ? `<${formatDecimal(SMALLEST, locale)}` : formatDecimal(short, locale)
}
