import { ModalError } from '../../../domain/ModalError'
import type { SendIntent } from '../../../domain/payment/send'
import type { TokenTerms } from '../../../domain/payment/tokenTerms'
import { formatUnits, parseUnits } from '../../../lib/amount/decimal'
import type { TokenRules } from './readTokenRules'

const ALL_BASIS_POINTS = 10_000n

/** Converts units to the displayed amount, in its smallest unit, rounded down. */
const toShown = (units: bigint, { multiplier }: TokenRules): bigint =>
  multiplier ? (units * multiplier.numerator) / multiplier.denominator : units

/** Converts a displayed amount to units, rounded down. */
const toUnits = (shown: bigint, { multiplier }: TokenRules): bigint =>
  multiplier ? (shown * multiplier.denominator) / multiplier.numerator : shown

/** Returns the transfer fee in units, rounded up like the token program does. */
function getTransferFee(units: bigint, { fee }: TokenRules): bigint {
  if (!fee) return 0n
  const share = (units * fee.basisPoints + ALL_BASIS_POINTS - 1n) / ALL_BASIS_POINTS
  return share < fee.maximum ? share : fee.maximum
}

/** Returns the terms of an amount in units. */
function getTermsOfUnits(rules: TokenRules, units: bigint): TokenTerms {
  const { decimals, multiplier } = rules
  const shown = (each: bigint) => formatUnits(toShown(each, rules), decimals)
  const kept = getTransferFee(units, rules)
  return {
    decimals,
    ...(multiplier && { baseUnits: units.toString(), amount: shown(units) }),
    ...(kept > 0n && { received: shown(units - kept) }),
  }
}

/**
 * Returns the terms of an amount as displayed by wallets.
 *
 * @throws {ModalError} `INVALID_PARAMS` when it is not an amount.
 */
export function getTermsOfAmount(rules: TokenRules, amount: string): TokenTerms {
  let shown: bigint
  try {
    shown = parseUnits(amount, rules.decimals)
  } catch (thrown) {
    throw new ModalError('INVALID_PARAMS', `Not an amount: ${amount}`, { cause: thrown })
  }
  return getTermsOfUnits(rules, toUnits(shown, rules))
}

/** Whether a payment still matches its review; a token's rules may change meanwhile. */
export function isUnchangedSinceReview(
  rules: TokenRules,
  intent: SendIntent,
  units: bigint,
): boolean {
  const { baseUnits, amount, received } = getTermsOfUnits(rules, units)
  return (
    baseUnits === intent.baseUnits &&
    received === intent.received &&
    (amount === undefined || amount === intent.amount)
  )
}
