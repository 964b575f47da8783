import { createSelector } from '@reduxjs/toolkit'
import type { Account } from '../../domain/account'
import type { BitcoinTransfer } from '../../domain/payment/bitcoinTransfer'
import { sameAddress } from '../../lib/address/address'
import { parseCaipNetworkId } from '../../lib/address/caip'
import { differingGroups, findLookAlike } from '../../lib/address/lookAlike'
import type { RootState } from '../../store/rootReducer'
import { NO_ACCOUNT, selectAccountByNamespace } from '../account/accountState'
import type { StringKey } from '../../strings/strings'
import type { Danger } from '../send/danger'
import { selectBitcoinReview } from './bitcoinReviewSlice'

const namespaceOf = ({ caipNetworkId }: BitcoinTransfer) =>
  parseCaipNetworkId(caipNetworkId).namespace

export interface BitcoinTrust {
  readonly isOwn: boolean
  /** Paid before in the life of this page. */
  readonly isKnown: boolean
  /** A known address this one could be mistaken for. */
  readonly lookAlike: string | null
  readonly marks: readonly number[]
  /** The network gets more than a tenth of what the recipient gets. */
  readonly isFeeHigh: boolean
}

export type BitcoinDanger = Danger<'checked' | 'fee'>

const UNKNOWN: BitcoinTrust = {
  isOwn: false,
  isKnown: false,
  lookAlike: null,
  marks: [],
  isFeeHigh: false,
}
const HIGH_FEE_SHARE = 10n
const NO_DANGERS: readonly BitcoinDanger[] = []

function selectOwnAccounts(state: RootState): readonly Account[] {
  const { review } = selectBitcoinReview(state)
  if (!review) return NO_ACCOUNT.accounts
  return selectAccountByNamespace(state, namespaceOf(review.transfer)).accounts
}

/** What is known of the recipient and of the fee. Bitcoin has no history here: own addresses, and whom this page paid. */
export const selectBitcoinTrust = createSelector(
  [selectBitcoinReview, selectOwnAccounts],
  ({ review, agreed }, accounts): BitcoinTrust => {
    if (!review) return UNKNOWN
    const { recipient, fee, amount } = review.transfer
    const own = accounts.map(({ address }) => address)
    const includes = (list: readonly string[]) =>
      list.some(address => sameAddress(namespaceOf(review.transfer), address, recipient))
    const lookAlike = findLookAlike(recipient, [...own, ...agreed])
    return {
      isOwn: includes(own),
      isKnown: includes(agreed),
      lookAlike,
      marks: lookAlike === null ? [] : differingGroups(recipient, lookAlike),
      isFeeHigh: BigInt(fee) * HIGH_FEE_SHARE > BigInt(amount),
    }
  },
)

/** What has to be confirmed by a tick each. */
export const selectBitcoinDangers = createSelector(
  [selectBitcoinTrust, selectBitcoinReview],
  ({ lookAlike, isFeeHigh }, { review }): readonly BitcoinDanger[] => {
    if (!review) return NO_DANGERS
    const { id, transfer } = review
    const dangers: BitcoinDanger[] = []
    const add = (kind: BitcoinDanger['kind'], text: StringKey, about: string) =>
      dangers.push({ kind, text, subject: `${kind} ${about} ${id}` })
    if (lookAlike !== null) add('checked', 'preview.lookAlikeCheck', lookAlike)
    if (isFeeHigh) add('fee', 'bitcoinReview.highFeeCheck', transfer.fee)
    return dangers
  },
)
