import { createSelector } from '@reduxjs/toolkit'
import type { SendIntent } from '../../../domain/payment/send'
import { getDifferingGroups, findLookAlike } from '../../../lib/address/lookAlike'
import { isEqualAddress } from '../../../lib/address/address'
import { parseCaipNetworkId } from '../../../lib/address/caip'
import { plainTokenAddress } from '../../../lib/amount/tokenSendRules'
import type { RootState } from '../../../store/rootReducer'
import { selectActiveAccount } from '../../../core/account/accountSelectors'
import { selectHoldings } from '../../../core/account/tokenSelectors'
import {
  selectActivity,
  selectHistoryTransactions,
  selectOwnSubmitted,
} from '../../../core/transactions/activitySelectors'
import { selectIsContract } from '../../../core/data/contractCache'
import { getKnownParties, type KnownParty } from './getKnownParties'
import { selectRecipientNamesEntry, type RecipientNamesArgs } from '../sendCache'
import { selectNetworkOfIntent } from '../sendRequestSelectors'
import { selectSend, selectSendIntent } from '../sendSlice'
import { getEnteredName, getReviewedRecipient } from '../sendState'

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
export const selectReviewedRecipient = (state: RootState) => getReviewedRecipient(selectSend(state))

/** The question about the names of the recipient; null without a payment. */
export const selectRecipientNamesArgs = createSelector(
  [selectSendIntent, (state: RootState) => getEnteredName(selectSend(state))],
  (intent, enteredName): RecipientNamesArgs | null =>
    intent && {
      address: intent.to,
      caipNetworkId: intent.caipNetworkId,
      ...(enteredName !== null && { enteredName }),
    },
)

/** The names that resolve back to the recipient's address; null while unknown. */
export function selectRecipientNames(state: RootState): readonly string[] | null {
  const args = selectRecipientNamesArgs(state)
  const { status, data } = (args && selectRecipientNamesEntry(state, args)) ?? {}
  return (status === 'fulfilled' && data) || null
}

/** Whether the recipient under review is a contract; null while unknown. */
export function selectIsRecipientContract(state: RootState): boolean | null {
  const intent = selectSendIntent(state)
  return intent && selectIsContract(state, intent.to, intent.caipNetworkId)
}

/** The name that the visitor entered, else one the address resolves to. */
export const selectReviewedName = (state: RootState): string | null =>
  getEnteredName(selectSend(state)) ?? selectRecipientNames(state)?.[0] ?? null

/** Why the name is doubtful: no address on this network, or it does not resolve back. */
export const selectNameDoubt = createSelector(
  [selectReviewedRecipient, selectRecipientNames],
  (recipient, names): 'elsewhere' | 'oneWay' | null => {
    if (recipient?.name === undefined) return null
    if (recipient.isElsewhere) return 'elsewhere'
    return !names || names.includes(recipient.name) ? null : 'oneWay'
  },
)

/** Most informative first: own account, dated payment to it, dated payment from it. */
const RELATION_PRIORITY: readonly ((party: KnownParty) => boolean)[] = [
  ({ kind }) => kind === 'own',
  ({ kind, at }) => kind === 'paid' && at !== null,
  ({ at }) => at !== null,
  () => true,
]

function getTrust(
  intent: SendIntent,
  known: readonly KnownParty[],
  accounts: readonly string[],
  contracts: readonly string[],
): Omit<RecipientTrust, 'standing'> & { readonly isKnown: boolean } {
  const { namespace } = parseCaipNetworkId(intent.caipNetworkId)
  const includes = (list: readonly string[]) =>
    list.some(address => isEqualAddress(namespace, address, intent.to))
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
    lookAlikeParty: RELATION_PRIORITY.map(isIt => imitated.find(isIt)).find(Boolean) ?? null,
    marks: lookAlike === null ? NO_MARKS : getDifferingGroups(intent.to, lookAlike),
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
      ...getKnownParties(history ?? [], options),
    ]
    const contracts = [...tokens, intent.token].flatMap(({ address }) =>
      address === undefined ? [] : [plainTokenAddress(address)],
    )
    const { isKnown, ...trust } = getTrust(
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
