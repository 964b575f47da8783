import { createSelector } from '@reduxjs/toolkit'
import { tokenId, type TokenBalance } from '../../domain/token'
import type { Transaction, Transfer } from '../../domain/transaction'
import type { SendIntent } from '../../domain/send'
import { differingGroups, findLookAlike } from '../../lib/lookAlike'
import { isAddress, sameAddress } from '../../lib/address'
import { bigDecimal } from '../../lib/bigDecimal'
import { parseCaipNetworkId, type Namespace } from '../../lib/caip'
import { isNativeToken, plainTokenAddress } from '../../lib/tokenSendRules'
import { addDecimal, compareDecimal, isDecimal, toDecimal } from '../../lib/units'
import type { RootState } from '../../store/rootReducer'
import { selectActiveAccount } from '../account/accountSelectors'
import { isNativeHolding, selectHoldings } from '../account/tokenSelectors'
import { selectActiveNamespace } from '../network/networkSelectors'
import { selectActiveNetworkId, selectNetworkById } from '../network/networkSlice'
import {
  selectActivity,
  selectHistoryTransactions,
  selectOwnSubmitted,
} from '../transactions/activitySelectors'
import { mayBeName } from './receiverText'
import { selectSend, selectSendIntent, selectSendRequests, selectSendToken } from './sendSlice'

/** Why the form cannot be reviewed yet, in the order a visitor fills it in. */
export type SendProblem =
  | 'tokenMissing'
  | 'amountMissing'
  | 'amountWrong'
  | 'tooMuch'
  | 'shortOfFee'
  | 'tooPrecise'
  | 'receiverMissing'
  | 'addressWrong'
  | 'addressMistyped'
  | 'addressNobodys'
  | 'nameWrong'
  | 'receiverResolving'

/** Somebody the account has dealt with: its owner, whom it paid, or who paid it. */
export interface KnownParty {
  readonly address: string
  readonly kind: 'own' | 'paid' | 'paidBy'
  /** ISO 8601, of a plain payment; null for an own account, and for a swap or the like. */
  readonly at: string | null
}

/** How far the receiver of a reviewed payment can be trusted (D8). */
export interface ReceiverTrust {
  readonly isOwn: boolean
  /** Paid, or paid by, before; `unknown` when there is no history to look into. */
  readonly standing: 'known' | 'new' | 'notRecent' | 'unknown'
  /** A known address this one could be mistaken for. */
  readonly lookAlike: string | null
  /** How that one is known. */
  readonly lookAlikeParty: KnownParty | null
  /** Groups of four in which the two differ. */
  readonly marks: readonly number[]
  readonly isTokenContract: boolean
}

/** A history movement worth less says nothing about who is behind it: it costs an impostor nothing. */
const DUST_VALUE = 0.1
/** Operations that are a payment and nothing else. */
const PLAIN: readonly string[] = ['send', 'receive']
const NO_MARKS: readonly number[] = []
const UNKNOWN_TRUST: ReceiverTrust = {
  isOwn: false,
  standing: 'unknown',
  lookAlike: null,
  lookAlikeParty: null,
  marks: NO_MARKS,
  isTokenContract: false,
}

/** The chosen token with the freshest balance there is; what is known not to be held is held at nothing. */
export const selectSendHolding = createSelector(
  [selectSendToken, selectHoldings],
  (token, { phase, tokens }): TokenBalance | null => {
    const held = token && tokens.find(candidate => tokenId(candidate) === tokenId(token))
    if (!token || held || phase !== 'known') return held ?? token
    return { ...token, quantity: { ...token.quantity, numeric: '0' } }
  },
)

/** What is wrong with an amount of a token, or null. */
export function amountProblem(amount: string, token: TokenBalance): SendProblem | null {
  if (amount === '') return 'amountMissing'
  if (!isDecimal(amount) || toDecimal(amount) === '0') return 'amountWrong'
  const { numeric, decimals } = token.quantity
  if (compareDecimal(amount, toDecimal(numeric) ?? '0') > 0) return 'tooMuch'
  const places = amount.split('.')[1]?.length ?? 0
  return places > Number(decimals) ? 'tooPrecise' : null
}

/** What is wrong with the receiver's text, or null. */
export function receiverProblem(
  namespace: Namespace,
  { receiverText, receiver, receiverPhase }: Receiving,
): SendProblem | null {
  const text = receiverText.trim()
  if (text === '') return 'receiverMissing'
  if (receiver !== null) return null
  if (receiverPhase === 'mistyped') return 'addressMistyped'
  if (receiverPhase === 'nobody') return 'addressNobodys'
  const isName = mayBeName(text)
  if (receiverPhase === 'unknown' || receiverPhase === 'failed') {
    return isName ? 'nameWrong' : 'addressWrong'
  }
  if (isName || receiverPhase === 'resolving' || isAddress(namespace, text)) {
    return 'receiverResolving'
  }
  return 'addressWrong'
}

type Receiving = Pick<ReturnType<typeof selectSend>, 'receiverText' | 'receiver' | 'receiverPhase'>

/** What is wrong with the receiver in the form; null when nothing is. */
export function selectReceiverProblem(state: RootState): SendProblem | null {
  const namespace = selectActiveNamespace(state)
  return namespace === null ? 'receiverMissing' : receiverProblem(namespace, selectSend(state))
}

/** The first thing that keeps the form from being reviewed; null when nothing does. */
export function selectSendProblem(state: RootState): SendProblem | null {
  const token = selectSendHolding(state)
  if (!token) return 'tokenMissing'
  const { amount, maxProblem } = selectSend(state)
  if (maxProblem === 'shortOfFee') return 'shortOfFee'
  return amountProblem(amount, token) ?? selectReceiverProblem(state)
}

/** What an amount is worth; null without a price or without an amount. */
export function valueOf(amount: string, price: number | undefined): string | null {
  const decimal = toDecimal(amount)
  return price === undefined || decimal === null ? null : bigDecimal.multiply(decimal, price)
}

/** The token of the reviewed payment as it is held: its picture, its name, its price. */
export const selectReviewedHolding = createSelector(
  [selectSendIntent, selectHoldings],
  (intent, { tokens }): TokenBalance | null =>
    (intent && tokens.find(held => tokenId(held) === tokenId(intent.token))) ?? null,
)

/** The price of the coin fees are paid in; undefined when unknown. */
export const selectNativePrice = createSelector(
  [selectHoldings],
  ({ tokens }) => tokens.find(isNativeHolding)?.price,
)

/** What an account has of the coin fees are paid in, on the network under review; null when unknown. */
const selectNativeBalance = createSelector(
  [selectSendIntent, selectHoldings, selectActiveAccount, selectActiveNetworkId],
  (intent, { tokens }, { address, balance, balanceNetworkId }, activeId): string | null => {
    const isHere = intent?.from === address && intent?.caipNetworkId === activeId
    if (!intent || !isHere) return null
    const listed = tokens.find(isNativeHolding)?.quantity.numeric
    return toDecimal(listed ?? (balanceNetworkId === activeId ? (balance ?? '') : ''))
  },
)

/** Whether the account cannot pay for the reviewed payment and its fee; false while either is unknown. */
export const selectIsShortOfFee = createSelector(
  [selectSendIntent, (state: RootState) => selectSend(state).fee, selectNativeBalance],
  (intent, fee, balance): boolean => {
    if (!intent || !fee || balance === null) return false
    const takesCoin = isNativeToken(intent.token.address)
    const total = takesCoin ? addDecimal(intent.amount, fee.fee) : fee.fee
    return compareDecimal(total, balance) > 0
  },
)

/** Whom the form means, while that is the address under review. */
const selectReviewedReceiver = createSelector([selectSend], ({ intent, receiver }) => {
  if (!intent || !receiver) return null
  const { namespace } = parseCaipNetworkId(intent.caipNetworkId)
  return sameAddress(namespace, receiver.address, intent.to) ? receiver : null
})

/** The receiver's name: the one that was looked up, else one that the address goes by. */
export const selectReviewedName = createSelector(
  [selectReviewedReceiver, selectSend],
  (receiver, { receiverCheck }) => receiver?.name ?? receiverCheck?.names?.[0] ?? null,
)

/** What speaks against the receiver's name: it has no address here, or the address goes by other names or none. */
export const selectNameDoubt = createSelector(
  [selectReviewedReceiver, selectSend],
  (receiver, { receiverCheck }): 'elsewhere' | 'oneWay' | null => {
    if (receiver?.name === undefined) return null
    if (receiver.isElsewhere) return 'elsewhere'
    const names = receiverCheck?.names
    return !names || names.includes(receiver.name) ? null : 'oneWay'
  },
)

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

/** What says best how an address is known, first: whose it is, when it was paid, when it paid. */
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
): Omit<ReceiverTrust, 'standing'> & { readonly isKnown: boolean } {
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

/** What is known about the receiver under review. */
export const selectReceiverTrust = createSelector(
  [
    selectSendIntent,
    selectHistoryTransactions,
    selectOwnSubmitted,
    (state: RootState) => selectActiveAccount(state).accounts,
    selectHoldings,
    (state: RootState) => selectNetworkOfIntent(state)?.isTestnet ?? false,
    selectHasWholeHistory,
  ],
  (intent, history, submitted, accounts, { tokens }, isTestnet, isWhole): ReceiverTrust => {
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

/**
 * What an earlier request says about the payment under review: `open` while the wallet has one to answer, `doubt` while
 * one may still go out, or may have gone.
 */
export const selectEarlierRequest = createSelector(
  [selectSendIntent, (state: RootState) => selectSend(state).fingerprint, selectSendRequests],
  (intent, fingerprint, requests): 'none' | 'open' | 'doubt' => {
    const own = requests.filter(({ connectorId }) => connectorId === intent?.connectorId)
    if (own.some(({ standing }) => standing === 'open')) return 'open'
    const isDoubtful = own.some(
      request => request.standing === 'late' || request.fingerprint === fingerprint,
    )
    return isDoubtful ? 'doubt' : 'none'
  },
)

/** The network the reviewed payment goes over. */
export function selectNetworkOfIntent(state: RootState) {
  const intent = selectSendIntent(state)
  return intent && selectNetworkById(state, intent.caipNetworkId)
}
