import { ModalError } from '../../../domain/ModalError'
import type { SendIntent } from '../../../domain/payment/send'
import type { TokenTerms } from '../../../domain/payment/tokenTerms'
import { formatUnits, parseUnits } from '../../../lib/amount/decimal'
import type { TokenRules } from './readTokenRules'

const ALL_BASIS_POINTS = 10_000n

/** What units are shown as, in the smallest unit that is shown; the rest is cut off. */
const toShown = (units: bigint, { multiplier }: TokenRules): bigint =>
  multiplier ? (units * multiplier.numerator) / multiplier.denominator : units

/** Never more units than were asked for. */
const toUnits = (shown: bigint, { multiplier }: TokenRules): bigint =>
  multiplier ? (shown * multiplier.denominator) / multiplier.numerator : shown

/** What the program keeps of so many units: it rounds up. */
function withheld(units: bigint, { fee }: TokenRules): bigint {
  if (!fee) return 0n
  const share = (units * fee.basisPoints + ALL_BASIS_POINTS - 1n) / ALL_BASIS_POINTS
  return share < fee.maximum ? share : fee.maximum
}

/** What so many units are by a token's rules. */
function termsOfUnits(rules: TokenRules, units: bigint): TokenTerms {
  const { decimals, multiplier } = rules
  const shown = (each: bigint) => formatUnits(toShown(each, rules), decimals)
  const kept = withheld(units, rules)
  return {
    decimals,
    ...(multiplier && { baseUnits: units.toString(), amount: shown(units) }),
    ...(kept > 0n && { received: shown(units - kept) }),
  }
}

/**
 * What an amount, as wallets show it, comes to by a token's rules.
 *
 * @throws {ModalError} `INVALID_PARAMS` when it is none.
 */
export function termsOfAmount(rules: TokenRules, amount: string): TokenTerms {
  let shown: bigint
  try {
    shown = parseUnits(amount, rules.decimals)
  } catch (thrown) {
    throw new ModalError('INVALID_PARAMS', `Not an amount: ${amount}`, { cause: thrown })
  }
  return termsOfUnits(rules, toUnits(shown, rules))
}

/** Whether a payment of so many units still is what its review said: a token's rules may change meanwhile. */
export function isAsReviewed(rules: TokenRules, intent: SendIntent, units: bigint): boolean {
  const { baseUnits, amount, received } = termsOfUnits(rules, units)
  return (
    baseUnits === intent.baseUnits &&
    received === intent.received &&
    (amount === undefined || amount === intent.amount)
  )
}
