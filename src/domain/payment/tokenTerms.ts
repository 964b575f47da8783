import { compareDecimal } from '../../lib/amount/decimalMath'
import { ModalError } from '../ModalError'
import type { SendIntent } from './send'

/** A payment's terms by the rules of the token itself. Amounts are as wallets show them. */
export interface TokenTerms {
  readonly decimals: number
  /** Integer string. Set only where the displayed amount isn't these units shifted. */
  readonly baseUnits?: string
  /** Decimal string: the displayed amount of those units, at most the requested amount. */
  readonly amount?: string
  /** Decimal string: what arrives. Set only where the token keeps part of a transfer. */
  readonly received?: string
}

/** Returns the intent adjusted to the token's own rules. */
export const withTerms = (
  intent: SendIntent,
  { baseUnits, amount, received }: TokenTerms,
): SendIntent => ({
  ...intent,
  ...(amount !== undefined && { amount }),
  ...(baseUnits !== undefined && { baseUnits }),
  ...(received !== undefined && { received }),
})

/**
 * Ensures that a requested amount arrives in full.
 *
 * @throws {ModalError} `TOKEN_WITHHOLDS` if the token keeps part of it, `TOKEN_UNSUPPORTED` if no
 * number of units equals it.
 */
export function assertArrivesWhole(terms: TokenTerms, asked: string) {
  if (terms.received !== undefined) {
    throw new ModalError('TOKEN_WITHHOLDS', `${terms.received} of ${asked} would arrive`)
  }
  if (terms.amount !== undefined && compareDecimal(terms.amount, asked) !== 0) {
    throw new ModalError('TOKEN_UNSUPPORTED', `${terms.amount} instead of ${asked} would be sent`)
  }
}
