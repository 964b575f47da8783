import type { PaymentCurrency } from '../../domain/schemas/onramp'
import { isDecimal, toDecimal } from '../../lib/amount/decimal'
import { compareDecimal } from '../../lib/amount/decimalMath'

export type AmountProblem = 'wrong' | 'tooLittle' | 'tooMuch'

export interface AmountLimits {
  readonly min: string
  readonly max: string
}

const getExtreme = (values: readonly string[], wanted: -1 | 1): string | undefined =>
  values.reduce<string | undefined>(
    (found, value) =>
      found === undefined || compareDecimal(value, found) === wanted ? value : found,
    undefined,
  )

/** Returns the widest limits of all payment methods; null if there are none. */
export function getAmountLimits({ payment_method_limits }: PaymentCurrency): AmountLimits | null {
  const min = getExtreme(
    payment_method_limits.map(limit => limit.min),
    -1,
  )
  const max = getExtreme(
    payment_method_limits.map(limit => limit.max),
    1,
  )
  return min === undefined || max === undefined ? null : { min, max }
}

/** Returns what is wrong with the typed amount; null if it is valid or empty. */
export function getAmountProblem(
  amount: string,
  limits: AmountLimits | null,
): AmountProblem | null {
  if (amount === '') return null
  if (!isDecimal(amount) || toDecimal(amount) === '0') return 'wrong'
  if (!limits) return null
  if (compareDecimal(amount, limits.min) < 0) return 'tooLittle'
  return compareDecimal(amount, limits.max) > 0 ? 'tooMuch' : null
}
