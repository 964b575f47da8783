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
import { selectIsElsewhere } from '../network/selectIsElsewhere'
import { selectOptions } from '../options/optionsSlice'
import { selectCurrentView } from '../router/routerSlice'
import { recallRequests } from './recallRequests'
import type { EarlierRequest } from './requestRules'
import { selectRequestById, selectRequests } from './requestsSlice'

type Optional =
  'id' | 'caipNetworkId' | 'fingerprint' | 'view' | 'onSuccess' | 'onError' | 'onCancel'

/** What the visitor confirmed on a review, which has to hold still as the wallet is asked. */
export interface Confirmed {
  /** What the review says of earlier requests now. */
  readonly earlier: () => EarlierRequest
  readonly fail: (error: ErrorState) => void
  /** An earlier request may have gone out. Shows that where the review did not, and says whether it did so. */
  readonly showDoubt: (wasShown: boolean) => boolean
  /** What is said where the wallet has a request already. */
  readonly pending: string
  /** The last look at what is handed over. False: the visitor is told why nothing is. */
  readonly agree?: () => Promise<boolean>
}

/** What a wallet is to be asked; what is left out is nothing. */
export interface WalletQuestion<T>
  extends Omit<NewRequest, Optional>, Partial<Pick<NewRequest, Optional>> {
  /** Where it was reviewed: the wallet is asked only if the review still holds. */
  readonly confirmed?: Confirmed
  /** The hash that state may hold, of an answer that has one. */
  readonly hashOf?: (answer: T) => string
  /** Facts to tell once the wallet has answered, before the view is left. */
  readonly facts?: (answer: T) => readonly UnknownAction[]
  /** Whether the view shows this very request by then; without it, any with its name does. */
  readonly isShown?: () => boolean
  /** Told once when it is late, or its session is over. */
  readonly onLate?: (error: ErrorState) => void
  /** What makes an answer pointless besides time travel and the end of the session. */
  readonly isGivenUp?: (action: UnknownAction) => boolean
}

/** How it ended. `request` is how it stood before. */
export type WalletAnswer<T> =
  | { readonly status: 'fulfilled'; readonly value: T; readonly request: WalletRequest }
  | {
      readonly status: 'rejected'
      readonly error: ErrorState
      /** What the wallet rejected with, or the time-out. */
      readonly thrown: unknown
      readonly request: WalletRequest
    }
  /** Not asked at all, given up, or left behind by travelling in time. */
  | { readonly status: 'left'; readonly isHalted: boolean }

const HALTED = { status: 'left', isHalted: true } as const
const GIVEN_UP = { status: 'left', isHalted: false } as const

const NOTHING_ELSE: Pick<NewRequest, Exclude<Optional, 'id'>> = {
  caipNetworkId: null,
  fingerprint: null,
  view: null,
  onSuccess: [],
  onError: [],
  onCancel: [],
}

const never = (_action: UnknownAction) => false

/** A request as state has it, and whether the same was asked for again since. */
function factOf(api: Pick<FlowApi, 'getState'>, asked: NewRequest): RequestFact {
  const own = selectRequests(api.getState()).entries.filter(
    one => isUnsettled(one) && one.fingerprint === asked.fingerprint && one.kind === asked.kind,
  )
  const request = selectRequestById(api.getState(), asked.id)
  return {
    // Gone: a later one for the same payment has answered its doubt.
    request: request ?? { ...asked, status: 'fulfilled', doubted: [] },
    isLatest: own.at(-1)?.id === asked.id,
  }
}

/** Success goes where the request says; error and cancel go back. Only while its view is on screen. */
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
 * Whether a confirmed request may go to the wallet now. A wallet on another network has to move first, where the page lets it; a
 * doubt that came up since, as when another tab asked, is shown first; and a wallet that has a request gets no second one.
 */
function mayAsk(
  api: FlowApi,
  caipNetworkId: CaipNetworkId | null,
  { earlier, fail, showDoubt, pending }: Confirmed,
): boolean {
  const state = api.getState()
  if (caipNetworkId !== null && selectIsElsewhere(state, caipNetworkId)) {
    if (selectOptions(state).isNetworkSwitchEnabled) api.dispatch(networkChosen({ caipNetworkId }))
    else fail({ code: 'INTENT_CHANGED', detail: 'The wallet is on another network' })
    return false
  }
  const wasShown = earlier() === 'doubt'
  recallRequests(api)
  if (earlier() === 'doubt' && showDoubt(wasShown)) return false
  if (earlier() !== 'open') return true
  fail({ code: 'REQUEST_PENDING', detail: pending })
  return false
}

/**
 * Asks a wallet, and follows the request to its end: it is pushed before the wallet hears of it (`requestOpened`), reported when
 * it is late, and ended with what the wallet answers. What outlives its session is waited for as long as the page is there
 * (`REQUEST_KINDS`). `isOver` is for the adapter's last look before the hand-over: once it says so, the wallet must not be
 * asked any more. What was confirmed on a review is asked only if that still holds, by what storage has of other tabs now.
 */
export async function askWallet<T>(
  api: FlowApi,
  { confirmed, hashOf, facts, isShown, onLate, isGivenUp = never, ...question }: WalletQuestion<T>,
  ask: (signal: AbortSignal, isOver: () => boolean) => Promise<T>,
): Promise<WalletAnswer<T>> {
  const asked: NewRequest = { ...NOTHING_ELSE, id: nanoid(), ...question }
  const row = REQUEST_KINDS[asked.kind]
  if (confirmed) {
    if (!mayAsk(api, asked.caipNetworkId, confirmed)) return GIVEN_UP
    if (confirmed.agree && !(await confirmed.agree())) return GIVEN_UP
  }
  const isOver = () => selectRequestById(api.getState(), asked.id)?.status !== 'pending'

  const reject = (thrown: unknown): WalletAnswer<T> => {
    const error = toErrorState(thrown, row.fallback)
    const fact = factOf(api, asked)
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
      api.dispatch(requestEnded({ ...factOf(api, asked), error }))
      return GIVEN_UP
    }
    if (outcome.kind !== 'done') {
      const code = outcome.kind === 'left' && row.sessionOver !== null ? row.sessionOver : row.late
      const error: ErrorState = { code, detail: 'The wallet did not answer' }
      if (!row.outlives) return reject(new ModalError(code, error.detail))
      api.dispatch(requestTimedOut({ ...factOf(api, asked), error }))
      onLate?.(error)
      outcome = await raceUntil(api, flowsHalted.match, undefined, () => answer)
    }
  } catch (thrown) {
    if (thrown instanceof TaskAbortError) throw thrown // the store's flows were cleared
    return reject(thrown)
  } finally {
    controller.abort()
  }
  if (outcome.kind !== 'done') return HALTED
  const { value } = outcome
  const fact = factOf(api, asked)
  const hash = hashOf?.(value)
  api.dispatch(requestEnded({ ...fact, ...(hash !== undefined && { hash }) }))
  for (const told of facts?.(value) ?? []) api.dispatch(told)
  if (isShown?.() ?? true) leaveRequest(api, asked, 'onSuccess')
  return { status: 'fulfilled', value, request: fact.request }
}
