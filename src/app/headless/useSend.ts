import { useMemo, useState } from 'react'
import type { ErrorState } from '../../domain/errorCatalogue'
import type { FeeEstimate, SendIntent } from '../../domain/payment/send'
import type { TokenBalance } from '../../domain/token'
import { viewEntry } from '../../domain/views'
import { backRequested } from '../../events/backEvents'
import { reviewRequested } from '../../events/sendEvents'
import { networkChosen } from '../../events/networkEvents'
import type { Holdings } from '../../core/account/accountState'
import { selectHoldings } from '../../core/account/tokenSelectors'
import { selectReviewDangers, type ReviewDanger } from '../../features/send/reviewDangers'
import { selectFee, selectFeePhase, selectSendError } from '../../features/send/sendFeeSelectors'
import { selectSendProblem, type SendProblem } from '../../features/send/sendFormSelectors'
import {
  selectEarlierRequest,
  selectIsWalletElsewhere,
} from '../../features/send/sendRequestSelectors'
import {
  amountRefused,
  amountTyped,
  maxRequested,
  recipientFinished,
  recipientTyped,
  selectSend,
  sendConfirmed,
  tokenChosen,
} from '../../features/send/sendSlice'
import type { FeePhase, SendPhase, SendState } from '../../features/send/sendState'
import { useHostSelector } from '../host/hooks/useHostSelector'
import { useRuntime, type StoreProps } from '../host/hooks/useRuntime'
import type { Runtime } from '../runtime/Runtime'
import { navigateTo } from './navigateTo'
import type { ConfirmObstacle, HostDanger } from './confirming'
import { withFallbackUntilLoaded } from './withFallbackUntilLoaded'
import { memoizeDangers } from './memoizeDangers'

export interface HostSend {
  readonly phase: SendPhase
  /** The account's tokens on the current network. */
  readonly holdings: Holdings
  readonly token: TokenBalance | null
  /** Decimal string in the token's own unit, as entered. */
  readonly amount: string
  /** Address or name, as entered. */
  readonly recipientText: string
  /** The resolved recipient; `null` until it is known. */
  readonly recipient: SendState['recipient']
  /** The first problem that prevents a review; `null` if there is none. */
  readonly problem: SendProblem | null
  /** The reviewed payment, frozen; `null` before the review. */
  readonly intent: SendIntent | null
  readonly fee: FeeEstimate | null
  readonly feePhase: FeePhase
  readonly dangers: readonly HostDanger<ReviewDanger['kind']>[]
  /** The transaction hash, once the wallet has sent it. */
  readonly hash: string | null
  /** Why there is no review, or why the payment failed. */
  readonly error: ErrorState | null
  /** Navigates to the form. */
  readonly start: () => void
  readonly setToken: (token: TokenBalance) => void
  /** A decimal string with a point. Anything else is rejected and leaves the amount unchanged. */
  readonly setAmount: (amount: string) => void
  readonly fillMax: () => void
  /** Looks a name up immediately with `isWhole`, else once typing pauses. */
  readonly setRecipient: (text: string, isWhole?: boolean) => void
  /** Freezes the form for review and estimates the fee. Returns what prevents it, or `null`. */
  readonly prepare: () => SendProblem | null
  /** Sends the review to the wallet, once. Returns the obstacle. `accepted`: danger subjects. */
  readonly confirm: (accepted?: readonly string[]) => ConfirmObstacle | null
  /** Asks the wallet to switch to the network of the review. */
  readonly moveWallet: () => void
  /** Goes back one view: from the review to the form, which is kept. */
  readonly goBack: () => void
}

const NO_HOLDINGS: Holdings = { phase: 'loading', tokens: [], isStale: false, isPartial: false }
const NO_DANGERS: readonly ReviewDanger[] = []

const selectHeld = withFallbackUntilLoaded(selectHoldings, NO_HOLDINGS)
const selectProblem = withFallbackUntilLoaded<SendProblem | null>(selectSendProblem, 'tokenMissing')
const selectLoadedDangers = withFallbackUntilLoaded(selectReviewDangers, NO_DANGERS)

const DECIMAL = /^\d*\.?\d*$/

function findObstacle(runtime: Runtime, accepted: readonly string[]): ConfirmObstacle | null {
  const state = runtime.store.getState()
  const { phase, intent } = selectSend(state)
  if (!intent || (phase !== 'reviewing' && phase !== 'failed')) return 'notReviewed'
  if (selectIsWalletElsewhere(state)) return 'walletElsewhere'
  if (selectEarlierRequest(state) === 'open') return 'requestOpen'
  const dangers = selectReviewDangers(state)
  return dangers.every(({ subject }) => accepted.includes(subject)) ? null : 'danger'
}

function createSendMethods(runtime: Runtime) {
  const { dispatch, getState } = runtime.store
  return {
    start: () => navigateTo(runtime, viewEntry('WalletSend')),
    setToken: (token: TokenBalance) => void dispatch(tokenChosen(token)),
    setAmount: (amount: string) =>
      void dispatch(DECIMAL.test(amount) ? amountTyped(amount) : amountRefused()),
    fillMax: () => void dispatch(maxRequested()),
    setRecipient(text: string, isWhole = false) {
      dispatch(recipientTyped(text))
      if (isWhole) dispatch(recipientFinished())
    },
    prepare() {
      const problem = selectProblem(getState())
      if (problem === null) dispatch(reviewRequested())
      return problem
    },
    confirm(accepted: readonly string[] = []) {
      const obstacle = findObstacle(runtime, accepted)
      if (obstacle === null) dispatch(sendConfirmed())
      return obstacle
    },
    moveWallet() {
      const { intent } = selectSend(getState())
      if (intent) dispatch(networkChosen({ caipNetworkId: intent.caipNetworkId }))
    },
    goBack: () => void dispatch(backRequested()),
  }
}

/**
 * Returns the state and methods of sending coins and tokens, with the modal's checks: the review is
 * frozen, and sent to the wallet once.
 *
 * @throws {ModalError} `STORE_NOT_INTEGRATED` if the store contains no modal.
 */
export function useSend(where: StoreProps = {}): HostSend {
  const { runtime } = useRuntime(where)
  const methods = useMemo(() => createSendMethods(runtime), [runtime])
  const [selectDangers] = useState(() => memoizeDangers(selectLoadedDangers))
  const send = useHostSelector(runtime, selectSend)
  const holdings = useHostSelector(runtime, selectHeld)
  const problem = useHostSelector(runtime, selectProblem)
  const fee = useHostSelector(runtime, selectFee)
  const feePhase = useHostSelector(runtime, selectFeePhase)
  const error = useHostSelector(runtime, selectSendError)
  const dangers = useHostSelector(runtime, selectDangers)
  return useMemo(() => {
    const { phase, token, amount, recipientText, recipient, intent, reviewError } = send
    return {
      ...methods,
      ...{ phase, holdings, token, amount, recipientText, recipient },
      ...{ problem, intent, fee, feePhase, dangers },
      hash: send.submitted?.hash ?? null,
      error: error ?? reviewError,
    }
  }, [methods, send, holdings, problem, fee, feePhase, error, dangers])
}
