import type { Transaction, Transfer } from '../../../domain/transaction'
import { isEqualAddress } from '../../../lib/address/address'
import type { Namespace } from '../../../lib/address/caip'
import { toDecimal } from '../../../lib/amount/decimal'

/** An own address, or one that the account paid or was paid by. */
export interface KnownParty {
  readonly address: string
  readonly kind: 'own' | 'paid' | 'paidBy'
  /** ISO 8601; null unless it is a plain payment. */
  readonly at: string | null
}

/** Smaller transfers cost an impostor next to nothing, so they prove nothing. */
const DUST_VALUE = 0.1
/** Plain payments. */
const PLAIN: readonly string[] = ['send', 'receive']

const hasRealValue = ({ quantity, value }: Transfer, hasPrices: boolean): boolean => {
  const amount = toDecimal(quantity.numeric)
  if (amount === null || amount === '0') return false
  return hasPrices ? value !== undefined && value >= DUST_VALUE : true
}

/**
 * Returns the counterparties of transfers of real value. Address poisoning uses zero-value, dust
 * and worthless-token transfers, which do not count.
 * @param hasPrices false on a test network, where nothing has a price.
 */
export function getKnownParties(
  transactions: readonly Transaction[],
  { own, namespace, hasPrices }: KnownOptions,
): readonly KnownParty[] {
  const isOwn = (address: string) => isEqualAddress(namespace, address, own)
  return transactions.flatMap(({ metadata, transfers }): readonly KnownParty[] => {
    const { status, sentFrom, sentTo, operationType, minedAt } = metadata
    const at = PLAIN.includes(operationType) ? minedAt : null
    if (status !== 'confirmed') return []
    const moved = (direction: Transfer['direction']) =>
      transfers.some(
        transfer =>
          transfer.direction === direction &&
          transfer.nft_info === undefined &&
          hasRealValue(transfer, hasPrices),
      )
    if (isOwn(sentFrom)) {
      return moved('out') && !isOwn(sentTo) ? [{ address: sentTo, kind: 'paid', at }] : []
    }
    return moved('in') ? [{ address: sentFrom, kind: 'paidBy', at }] : []
  })
}

interface KnownOptions {
  readonly own: string
  readonly namespace: Namespace
  readonly hasPrices: boolean
}
