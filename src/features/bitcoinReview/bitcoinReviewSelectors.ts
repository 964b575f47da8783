import { createSelector } from '@reduxjs/toolkit'
import type { Account } from '../../domain/account'
import {
  bitcoinPaymentFingerprint,
  type BitcoinPayment,
} from '../../domain/payment/bitcoinTransfer'
import { isEqualAddress } from '../../lib/address/address'
import { parseCaipNetworkId } from '../../lib/address/caip'
import { getDifferingGroups, findLookAlike } from '../../lib/address/lookAlike'
import type { RootState } from '../../store/rootReducer'
import { NO_ACCOUNT, selectAccountByNamespace } from '../../core/account/accountState'
import type { StringKey } from '../../strings/strings'
import { findSameRequests } from '../../core/requests/requestRules'
import { selectRequests } from '../../core/requests/requestsSlice'
import type { Danger } from '../../core/review/danger'
import { selectBitcoinReview } from './bitcoinReviewSlice'

const getPaymentNamespace = ({ caipNetworkId }: BitcoinPayment) =>
  parseCaipNetworkId(caipNetworkId).namespace

export interface BitcoinTrust {
  readonly isOwn: boolean
  /** Agreed to before, since this page loaded. */
  readonly isKnown: boolean
  /** A known address a recipient could be mistaken for. */
  readonly lookAlike: string | null
  readonly marks: readonly number[]
  /** The fee exceeds a tenth of the amount. */
  readonly isFeeHigh: boolean
}

export type BitcoinDanger = Danger<'checked' | 'looked' | 'fee'>

const UNKNOWN_TRUST: BitcoinTrust = {
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
  return selectAccountByNamespace(state, getPaymentNamespace(review.payment)).accounts
}

/**
 * Trust in recipients and fee. Without a Bitcoin history: own addresses, and recipients since this
 * page loaded.
 */
export const selectBitcoinTrust = createSelector(
  [selectBitcoinReview, selectOwnAccounts],
  ({ review, agreed }, accounts): BitcoinTrust => {
    if (!review) return UNKNOWN_TRUST
    const { payment, transfer } = review
    const recipients = payment.outputs.map(({ address }) => address)
    const own = accounts.map(({ address }) => address)
    const isIn = (list: readonly string[]) =>
      recipients.every(recipient =>
        list.some(address => isEqualAddress(getPaymentNamespace(payment), address, recipient)),
      )
    const known = [...own, ...agreed]
    const recipient = recipients.find(each => findLookAlike(each, known) !== null) ?? ''
    const lookAlike = findLookAlike(recipient, known)
    return {
      isOwn: isIn(own),
      isKnown: isIn(agreed),
      lookAlike,
      marks: lookAlike === null ? [] : getDifferingGroups(recipient, lookAlike),
      isFeeHigh: transfer ? BigInt(transfer.fee) * HIGH_FEE_SHARE > BigInt(transfer.amount) : false,
    }
  },
)

/** Whether the same payment may be on its way already. */
export const selectIsBitcoinDoubted = createSelector(
  [selectBitcoinReview, selectRequests],
  ({ review }, requests) =>
    review !== null &&
    findSameRequests(requests, bitcoinPaymentFingerprint(review.payment)).length > 0,
)

/** Risks to confirm, one tick each. */
export const selectBitcoinDangers = createSelector(
  [selectBitcoinTrust, selectBitcoinReview, selectIsBitcoinDoubted],
  ({ lookAlike, isFeeHigh }, { review }, isDoubted): readonly BitcoinDanger[] => {
    if (!review) return NO_DANGERS
    const { id, transfer } = review
    const dangers: BitcoinDanger[] = []
    const add = (kind: BitcoinDanger['kind'], text: StringKey, about: string) =>
      dangers.push({ kind, text, subject: `${kind} ${about} ${id}` })
    if (lookAlike !== null) add('checked', 'preview.lookAlikeCheck', lookAlike)
    if (isDoubted) add('looked', 'preview.doubtCheck', id)
    if (isFeeHigh) add('fee', 'bitcoinReview.highFeeCheck', transfer?.fee ?? '')
    return dangers
  },
)
