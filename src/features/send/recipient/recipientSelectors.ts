import { createSelector } from '@reduxjs/toolkit'
import type { SendIntent } from '../../../domain/payment/send'
import { differingGroups, findLookAlike } from '../../../lib/address/lookAlike'
import { sameAddress } from '../../../lib/address/address'
import { parseCaipNetworkId } from '../../../lib/address/caip'
import { plainTokenAddress } from '../../../lib/amount/tokenSendRules'
import type { RootState } from '../../../store/rootReducer'
import { selectActiveAccount } from '../../account/accountSelectors'
import { selectHoldings } from '../../account/tokenSelectors'
import {
  selectActivity,
  selectHistoryTransactions,
  selectOwnSubmitted,
} from '../../transactions/activitySelectors'
import { knownFromHistory, type KnownParty } from './knownFromHistory'
import { selectNetworkOfIntent } from '../sendRequestSelectors'
import { selectSend, selectSendIntent } from '../sendSlice'
import { nameUnderReview, recipientUnderReview } from '../sendState'

/** How far the recipient of a reviewed payment can be trusted (D8). */
export interface RecipientTrust {
  readonly isOwn: boolean
  /** By payments in either direction; `unknown` without a history. */
  readonly standing: 'known' | 'new' | 'notRecent' | 'unknown'
  /** A known address it could be mistaken for. */
  readonly lookAlike: string | null
  readonly lookAlikeParty: KnownParty | null
  /** Groups of four characters that differ. */
  readonly marks: readonly number[]
  readonly isTokenContract: boolean
}

const NO_MARKS: readonly number[] = []
const UNKNOWN_TRUST: RecipientTrust = {
  isOwn: false,
  standing: 'unknown',
  lookAlike: null,
  lookAlikeParty: null,
  marks: NO_MARKS,
  isTokenContract: false,
}

/** The form's recipient, if it is under review. */
export const selectReviewedRecipient = (state: RootState) => recipientUnderReview(selectSend(state))

/** The name that was looked up, else one the address resolves to. */
export const selectReviewedName = (state: RootState) => nameUnderReview(selectSend(state))

/** Why the name is doubtful: no address on this network, or it does not resolve back. */
export const selectNameDoubt = createSelector(
  [selectReviewedRecipient, selectSend],
  (recipient, { recipientCheck }): 'elsewhere' | 'oneWay' | null => {
    if (recipient?.name === undefined) return null
    if (recipient.isElsewhere) return 'elsewhere'
    const names = recipientCheck?.names
    return !names || names.includes(recipient.name) ? null : 'oneWay'
  },
)

/** Most informative first: own account, dated payment to it, dated payment from it. */
const MOST_TELLING: readonly ((party: KnownParty) => boolean)[] = [
  ({ kind }) => kind === 'own',
  ({ kind, at }) => kind === 'paid' && at !== null,
  ({ at }) => at !== null,
  () => true,
]

function trustOf(
  intent: SendIntent,
  known: readonly KnownParty[],
  accounts: readonly string[],
  contracts: readonly string[],
): Omit<RecipientTrust, 'standing'> & { readonly isKnown: boolean } {
  const { namespace } = parseCaipNetworkId(intent.caipNetworkId)
  const includes = (list: readonly string[]) =>
    list.some(address => sameAddress(namespace, address, intent.to))
  const own = accounts.map((address): KnownParty => ({ address, kind: 'own', at: null }))
  const parties = [...own, ...known]
  const lookAlike = findLookAlike(
    intent.to,
    parties.map(({ address }) => address),
  )
  const imitated = parties.filter(({ address }) => address === lookAlike)
  return {
    isOwn: includes(accounts),
    isKnown: includes(known.map(({ address }) => address)),
    lookAlike,
    lookAlikeParty: MOST_TELLING.map(isIt => imitated.find(isIt)).find(Boolean) ?? null,
    marks: lookAlike === null ? NO_MARKS : differingGroups(intent.to, lookAlike),
    isTokenContract: includes(contracts),
  }
}

const selectHasWholeHistory = (state: RootState): boolean =>
  selectActivity(state).phase === 'known' && !selectActivity(state).hasMore

/** What is known about the recipient under review. */
export const selectRecipientTrust = createSelector(
  [
    selectSendIntent,
    selectHistoryTransactions,
    selectOwnSubmitted,
    (state: RootState) => selectActiveAccount(state).accounts,
    selectHoldings,
    (state: RootState) => selectNetworkOfIntent(state)?.isTestnet ?? false,
    selectHasWholeHistory,
  ],
  (intent, history, submitted, accounts, { tokens }, isTestnet, isWhole): RecipientTrust => {
    if (!intent) return UNKNOWN_TRUST
    const { namespace } = parseCaipNetworkId(intent.caipNetworkId)
    const options = { own: intent.from, namespace, hasPrices: !isTestnet }
    const known = [
      ...submitted
        .filter(({ status }) => status === 'pending' || status === 'confirmed')
        .map(({ to, submittedAt }): KnownParty => {
          const at = new Date(submittedAt).toISOString()
          return { address: to, kind: 'paid', at }
        }),
      ...knownFromHistory(history ?? [], options),
    ]
    const contracts = [...tokens, intent.token].flatMap(({ address }) =>
      address === undefined ? [] : [plainTokenAddress(address)],
    )
    const { isKnown, ...trust } = trustOf(
      intent,
      known,
      [intent.from, ...accounts.map(({ address }) => address)],
      contracts,
    )
    const standing = isKnown
      ? 'known'
      : history === null
        ? 'unknown'
        : isWhole
          ? 'new'
          : 'notRecent'
    return { ...trust, standing }
  },
)
