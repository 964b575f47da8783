import { compareDecimal } from '../../lib/amount/decimalMath'
import { ModalError } from '../ModalError'
import type { SendIntent } from './send'

/** What a payment of a token comes to by the rules of the token itself. Amounts are as wallets show them. */
export interface TokenTerms {
  readonly decimals: number
  /** Integer string. Only where wallets show another amount than these units are by the decimals alone. */
  readonly baseUnits?: string
  /** Decimal string: what those units are shown as, which is at most what was asked for. */
  readonly amount?: string
  /** Decimal string: what arrives. Only where the token keeps part of a transfer. */
  readonly received?: string
}

/** The payment as the token's own rules have it. */
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
 * Whoever asks for an amount has to get it whole.
 *
 * @throws {ModalError} `TOKEN_WITHHOLDS` where the token keeps part of it, `TOKEN_UNSUPPORTED` where no units are just as much.
 */
export function assertArrivesWhole(terms: TokenTerms, asked: string) {
  if (terms.received !== undefined) {
    throw new ModalError('TOKEN_WITHHOLDS', `${terms.received} of ${asked} would arrive`)
  }
  if (terms.amount !== undefined && compareDecimal(terms.amount, asked) !== 0) {
    throw new ModalError('TOKEN_UNSUPPORTED', `${terms.amount} instead of ${asked} would be sent`)
  }
}
