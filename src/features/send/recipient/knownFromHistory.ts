import type { Transaction, Transfer } from '../../../domain/transaction'
import { sameAddress } from '../../../lib/address/address'
import type { Namespace } from '../../../lib/address/caip'
import { toDecimal } from '../../../lib/amount/decimal'

/** Somebody the account has dealt with: its owner, whom it paid, or who paid it. */
export interface KnownParty {
  readonly address: string
  readonly kind: 'own' | 'paid' | 'paidBy'
  /** ISO 8601, of a plain payment; null for an own account, and for a swap or the like. */
  readonly at: string | null
}

/** A history movement worth less says nothing about who is behind it: it costs an impostor nothing. */
const DUST_VALUE = 0.1
/** Operations that are a payment and nothing else. */
const PLAIN: readonly string[] = ['send', 'receive']

const isWorth = ({ quantity, value }: Transfer, hasPrices: boolean): boolean => {
  const amount = toDecimal(quantity.numeric)
  if (amount === null || amount === '0') return false
  return hasPrices ? value !== undefined && value >= DUST_VALUE : true
}

/**
 * The other sides of payments that moved something of worth. Impostors fill a history with payments of nothing, of dust
 * and of worthless tokens: none of these makes an address known.
 *
 * @param hasPrices false on a test network, where nothing has a price.
 */
export function knownFromHistory(
  transactions: readonly Transaction[],
  { own, namespace, hasPrices }: KnownOptions,
): readonly KnownParty[] {
  const isOwn = (address: string) => sameAddress(namespace, address, own)
  return transactions.flatMap(({ metadata, transfers }): readonly KnownParty[] => {
    const { status, sentFrom, sentTo, operationType, minedAt } = metadata
    const at = PLAIN.includes(operationType) ? minedAt : null
    if (status !== 'confirmed') return []
    const moved = (direction: Transfer['direction']) =>
      transfers.some(
        transfer =>
          transfer.direction === direction &&
          transfer.nft_info === undefined &&
          isWorth(transfer, hasPrices),
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
