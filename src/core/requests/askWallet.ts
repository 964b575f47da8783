import { nanoid, TaskAbortError, type UnknownAction } from '@reduxjs/toolkit'
import type { ErrorState } from '../../domain/errorCatalogue'
import { toErrorState } from '../../domain/errors'
import { ModalError } from '../../domain/ModalError'
import {
  isUnsettled,
  REQUEST_KINDS,
  type NewRequest,
  type RequestFact,
  type WalletRequest,
} from '../../domain/walletRequest'
import { flowsHalted } from '../../events/flowEvents'
import { networkChosen } from '../../events/networkEvents'
import { requestEnded, requestTimedOut, requestOpened } from '../../events/requestEvents'
import type { CaipNetworkId } from '../../lib/address/caip'
import type { FlowApi } from '../../store/listening'
import { raceUntil, type RaceOutcome } from '../../store/raceUntil'
import { sessionOver } from '../../store/sessionOver'
import { selectIsOpen } from '../modal/modalSlice'
import { selectIsOnOtherNetwork } from '../network/selectIsOnOtherNetwork'
import { selectOptions } from '../options/optionsSlice'
import { selectCurrentView } from '../router/routerSlice'
import { loadRememberedRequests } from './loadRememberedRequests'
import type { EarlierRequest } from './requestRules'
import { selectRequestById, selectRequests } from './requestsSlice'

type Optional =
  'id' | 'caipNetworkId' | 'fingerprint' | 'view' | 'onSuccess' | 'onError' | 'onCancel'

/** A reviewed request: the review still has to hold when the wallet gets it. */
export interface ConfirmedReview {
  /** Earlier requests, as of now. */
  readonly earlier: () => EarlierRequest
  readonly fail: (error: ErrorState) => void
  /**
   * Shows that an earlier request may have gone out, unless the review did. Returns whether it did.
   */
  readonly showDoubt: (wasShown: boolean) => boolean
  /** Error detail if the wallet has a pending request. */
  readonly pending: string
  /** Final check; false if the wallet must not get it, and the visitor sees why. */
  readonly agree?: () => Promise<boolean>
}

/** A request to a wallet; omitted fields are null or empty. */
export interface WalletQuestion<T>
  extends Omit<NewRequest, Optional>, Partial<Pick<NewRequest, Optional>> {
  /** Set if it was reviewed. */
  readonly confirmed?: ConfirmedReview
  /** The hash the state may hold. */
  readonly hashOf?: (answer: T) => string
  /** Dispatched on the response, before the view is left. */
  readonly facts?: (answer: T) => readonly UnknownAction[]
  /** Whether the view still shows this request; default: any view of that name. */
  readonly isShown?: () => boolean
  /** Called once on timeout or the end of the session. */
  readonly onLate?: (error: ErrorState) => void
  /** Actions that cancel it, besides time travel and the end of the session. */
  readonly isGivenUp?: (action: UnknownAction) => boolean
}

/** Outcome of a request. `request` is its state before the response. */
export type WalletAnswer<T> =
  | { readonly status: 'fulfilled'; readonly value: T; readonly request: WalletRequest }
  | {
      readonly status: 'rejected'
      readonly error: ErrorState
      /** The wallet's rejection, or the timeout. */
      readonly thrown: unknown
      readonly request: WalletRequest
    }
  /** Never sent, cancelled, or ended by time travel. */
  | { readonly status: 'left'; readonly isHalted: boolean }

const HALTED = { status: 'left', isHalted: true } as const
const GIVEN_UP = { status: 'left', isHalted: false } as const

const REQUEST_DEFAULTS: Pick<NewRequest, Exclude<Optional, 'id'>> = {
  caipNetworkId: null,
  fingerprint: null,
  view: null,
  onSuccess: [],
  onError: [],
  onCancel: [],
}

const matchNothing = (_action: UnknownAction) => false

/** The request in state, and whether it is the latest of its kind for the same payment. */
function getRequestFact(api: Pick<FlowApi, 'getState'>, asked: NewRequest): RequestFact {
  const own = selectRequests(api.getState()).entries.filter(
    one => isUnsettled(one) && one.fingerprint === asked.fingerprint && one.kind === asked.kind,
  )
  const request = selectRequestById(api.getState(), asked.id)
  return {
    // Gone: a later request for the same payment settled its doubt.
    request: request ?? { ...asked, status: 'fulfilled', doubted: [] },
    isLatest: own.at(-1)?.id === asked.id,
  }
}

/** Dispatches the outcome's follow-up actions while the view is on screen. */
export function leaveRequest(
  api: Pick<FlowApi, 'dispatch' | 'getState'>,
  { view, ...request }: NewRequest,
  outcome: 'onSuccess' | 'onError' | 'onCancel',
): void {
  const state = api.getState()
  const isOnScreen = selectIsOpen(state) && selectCurrentView(state).name === view
  if (view === null || isOnScreen) for (const action of request[outcome]) api.dispatch(action)
}

/**
 * Whether the wallet may get the request now. It has to switch networks first, if the host app
 * allows it; a new doubt, as from another tab, is shown first; a pending request excludes a second
 * one.
 */
function canAskNow(
  api: FlowApi,
  caipNetworkId: CaipNetworkId | null,
  { earlier, fail, showDoubt, pending }: ConfirmedReview,
): boolean {
  const state = api.getState()
  if (caipNetworkId !== null && selectIsOnOtherNetwork(state, caipNetworkId)) {
    if (selectOptions(state).isNetworkSwitchEnabled) api.dispatch(networkChosen({ caipNetworkId }))
    else fail({ code: 'INTENT_CHANGED', detail: 'The wallet is on another network' })
    return false
  }
  const wasShown = earlier() === 'doubt'
  loadRememberedRequests(api)
  if (earlier() === 'doubt' && showDoubt(wasShown)) return false
  if (earlier() !== 'open') return true
  fail({ code: 'REQUEST_PENDING', detail: pending })
  return false
}

/**
 * Sends a request to a wallet and follows it: `requestOpened` before the wallet gets it,
 * `requestTimedOut` when late, `requestEnded` on its response. What outlives its session
 * (`REQUEST_KINDS`) is awaited as long as the page exists. The adapter checks `isOver` right before
 * sending and must not send once it is true. A reviewed request is rechecked against other tabs'
 * requests first.
 */
export async function askWallet<T>(
  api: FlowApi,
  {
    confirmed,
    hashOf,
    facts,
    isShown,
    onLate,
    isGivenUp = matchNothing,
    ...question
  }: WalletQuestion<T>,
  ask: (signal: AbortSignal, isOver: () => boolean) => Promise<T>,
): Promise<WalletAnswer<T>> {
  const asked: NewRequest = { ...REQUEST_DEFAULTS, id: nanoid(), ...question }
  const row = REQUEST_KINDS[asked.kind]
  if (confirmed) {
    if (!canAskNow(api, asked.caipNetworkId, confirmed)) return GIVEN_UP
    if (confirmed.agree && !(await confirmed.agree())) return GIVEN_UP
  }
  const isOver = () => selectRequestById(api.getState(), asked.id)?.status !== 'pending'

  const reject = (thrown: unknown): WalletAnswer<T> => {
    const error = toErrorState(thrown, row.fallback)
    const fact = getRequestFact(api, asked)
    api.dispatch(requestEnded({ ...fact, error }))
    leaveRequest(api, asked, error.code === 'USER_REJECTED' ? 'onCancel' : 'onError')
    return { status: 'rejected', error, thrown, request: fact.request }
  }

  const endsWithSession = sessionOver(asked.namespace)
  const isEnd = (action: UnknownAction): action is UnknownAction =>
    isGivenUp(action) ||
    (row.sessionOver === null ? flowsHalted.match(action) : endsWithSession(action))

  api.dispatch(requestOpened(asked))
  const controller = new AbortController()
  let outcome: RaceOutcome<T>
  try {
    const answer = ask(controller.signal, isOver)
    outcome = await raceUntil(api, isEnd, row.timeoutMs, () => answer)
    if (outcome.kind === 'left' && flowsHalted.match(outcome.action)) return HALTED
    if (outcome.kind === 'left' && isGivenUp(outcome.action)) {
      const error = { code: 'CANCELLED', detail: 'The request was given up' } as const
      api.dispatch(requestEnded({ ...getRequestFact(api, asked), error }))
      return GIVEN_UP
    }
    if (outcome.kind !== 'done') {
      const code = outcome.kind === 'left' && row.sessionOver !== null ? row.sessionOver : row.late
      const error: ErrorState = { code, detail: 'The wallet did not answer' }
      if (!row.outlives) return reject(new ModalError(code, error.detail))
      api.dispatch(requestTimedOut({ ...getRequestFact(api, asked), error }))
      onLate?.(error)
      outcome = await raceUntil(api, flowsHalted.match, undefined, () => answer)
    }
  } catch (thrown) {
    if (thrown instanceof TaskAbortError) throw thrown // the store was cleared
    return reject(thrown)
  } finally {
    controller.abort()
  }
  if (outcome.kind !== 'done') return HALTED
  const { value } = outcome
  const fact = getRequestFact(api, asked)
  const hash = hashOf?.(value)
  api.dispatch(requestEnded({ ...fact, ...(hash !== undefined && { hash }) }))
  for (const told of facts?.(value) ?? []) api.dispatch(told)
  if (isShown?.() ?? true) leaveRequest(api, asked, 'onSuccess')
  return { status: 'fulfilled', value, request: fact.request }
}
