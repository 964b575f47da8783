import { nanoid, TaskAbortError } from '@reduxjs/toolkit'
import { toErrorState } from '../../domain/errors'
import { RECEIPT_TIMEOUT_MS } from '../../domain/limits'
import { ModalError } from '../../domain/ModalError'
import type { Network } from '../../domain/network'
import { outcomeUnknown } from '../../domain/payment/outcomeUnknown'
import {
  callOfReview,
  isFurther,
  swapFingerprint,
  type SwapReview,
} from '../../domain/swap/swapReview'
import { viewEntry } from '../../domain/views'
import { networkChosen } from '../../events/networkEvents'
import { transactionSubmitted } from '../../events/sendEvents'
import { parseCaipNetworkId } from '../../lib/address/caip'
import { raceUntil } from '../../store/raceUntil'
import { sessionOver } from '../../store/sessionOver'
import type { AppStartListening, FlowApi } from '../../store/listening'
import { tabSelected } from '../account/accountSlice'
import { selectNetworkById } from '../network/networkSlice'
import { toastShown } from '../notifications/notificationsSlice'
import { selectOptions } from '../options/optionsSlice'
import { historyReset, selectCurrentView, viewPushed } from '../router/routerSlice'
import { waitForWallet } from '../send/waitForWallet'
import { isSameRoute } from './prepareReview'
import { recallSwaps } from './recallSwaps'
import { isMuchBetter, isOld, isWorse, prepare, routeChanged, showReview } from './standingReview'
import { selectEarlierSwap, selectIsSwapperElsewhere } from './swapSelectors'
import {
  approvalSubmitted,
  selectSwap,
  swapChecking,
  swapConfirmed,
  swapFailed,
  swapRequestEnded,
  swapRequestTimedOut,
  swapReviewNotReady,
  swapSubmitted,
  swapWalletAsked,
} from './swapSlice'

interface Handover {
  readonly id: string
  readonly review: SwapReview
  readonly fingerprint: string
}

/** A service that counts allowances may be a block behind the network. */
const LAG_MS = 1_000
const LAG_TRIES = 6

/** Whether what becomes of this request is what the visitor waits to hear. */
function isOnScreen(api: FlowApi, { id, review }: Handover): boolean {
  const { review: shown, requests } = selectSwap(api.getState())
  if (!shown || swapFingerprint(shown) !== swapFingerprint(review)) return false
  const own = requests.filter(({ fingerprint }) => fingerprint === swapFingerprint(review))
  return own.at(-1)?.id === id
}

const standingOf = (api: FlowApi, { id }: Handover) =>
  selectSwap(api.getState()).requests.find(request => request.id === id)?.standing

/** Asks the wallet and waits for its answer: null when somebody travelled in time. That it is late is told. */
async function askWallet(api: FlowApi, handover: Handover): Promise<string | null> {
  const { id, review, fingerprint } = handover
  const { namespace } = parseCaipNetworkId(review.caipNetworkId)
  const isOver = () => standingOf(api, handover) !== 'open'
  const ask = async (signal: AbortSignal) => {
    const { wallets } = await api.extra.chains.load(namespace)
    const batching = await wallets.loadBatching?.(review.connectorId)
    if (!batching) throw new ModalError('UNSUPPORTED_METHOD', `Swaps on ${namespace}`)
    return batching.sendCall(callOfReview(review), fingerprint, signal, isOver)
  }
  return waitForWallet(api, ask, error => {
    const isTold = !isOver() && isOnScreen(api, handover)
    api.dispatch(swapRequestTimedOut(id))
    if (isTold) api.dispatch(swapFailed(error))
  })
}

interface Agreed {
  readonly review: SwapReview
  readonly fingerprint: string
}

/**
 * What may be handed over: the price still is what was agreed to, and the service still names the same contract. That is what
 * was reviewed; where it is older than a refresh, what has taken its place by then, which promises no less. Null: the visitor
 * is told why, or shown what there is to agree to now, and nothing is sent.
 */
async function agreedTo(api: FlowApi, review: SwapReview): Promise<Agreed | null> {
  const { agreedMinimum, fingerprint } = selectSwap(api.getState())
  api.dispatch(swapChecking())
  const prepared = await prepare(api)
  const now = selectSwap(api.getState())
  if (!prepared || now.review !== review || now.phase !== 'checking') return null
  if ('problem' in prepared) {
    api.dispatch(swapReviewNotReady(prepared.problem))
    return null
  }
  const { review: fresh } = prepared
  if (isFurther(fresh, review)) {
    api.dispatch(showReview(fresh, isWorse(fresh, agreedMinimum)))
    return null
  }
  if (!isSameRoute(review, fresh)) {
    api.dispatch(routeChanged())
    return null
  }
  if (isWorse(fresh, agreedMinimum) || isMuchBetter(fresh, agreedMinimum)) {
    api.dispatch(showReview(fresh, true))
    return null
  }
  if (fingerprint !== null && !isOld(api, review)) return { review, fingerprint }
  const replaced = showReview(fresh)
  api.dispatch(replaced)
  return replaced.payload
}

type Settled = 'left' | 'confirmed' | 'refused' | 'replaced' | 'unknown'

const NOT_APPROVED = {
  refused: 'TRANSACTION_FAILED',
  replaced: 'TRANSACTION_REPLACED',
  unknown: 'RECEIPT_TIMEOUT',
} as const

/** What the network made of an approval; one that cannot be asked has not said anything. */
async function receiptOf(api: FlowApi, network: Network, hash: string): Promise<Settled> {
  const { namespace } = network
  try {
    const work = async (signal: AbortSignal) => {
      const { chain } = await api.extra.chains.load(namespace)
      return chain.waitForReceipt(hash, network, signal)
    }
    const outcome = await raceUntil(api, sessionOver(namespace), RECEIPT_TIMEOUT_MS, work)
    if (outcome.kind === 'left') return 'left'
    if (outcome.kind === 'timedOut') return 'unknown'
    const { status } = outcome.value
    return status === 'confirmed' || status === 'replaced' ? status : 'refused'
  } catch (thrown) {
    if (thrown instanceof TaskAbortError) throw thrown
    api.extra.logger.log('warn', 'The receipt of an approval could not be read', thrown)
    return 'unknown'
  }
}

/** After the approval: once the network has it, the swap itself is reviewed. */
async function settleApproval(api: FlowApi, handover: Handover, hash: string): Promise<void> {
  const { review, id } = handover
  const network = selectNetworkById(api.getState(), review.caipNetworkId)
  const isShown = isOnScreen(api, handover)
  api.dispatch(swapRequestEnded({ id }))
  if (!network || !isShown) return
  api.dispatch(approvalSubmitted())
  const isStill = () => {
    const swap = selectSwap(api.getState())
    return swap.phase === 'settling' && swap.review === review
  }
  const settled = await receiptOf(api, network, hash)
  if (settled === 'left' || !isStill()) return
  if (settled !== 'confirmed') {
    api.dispatch(swapFailed({ code: NOT_APPROVED[settled], detail: hash }))
    return
  }
  const { agreedMinimum } = selectSwap(api.getState())
  for (let tries = 1; ; tries += 1) {
    const prepared = await prepare(api)
    if (!prepared || !isStill()) return
    if ('problem' in prepared) {
      api.dispatch(swapReviewNotReady(prepared.problem))
      return
    }
    const { review: next } = prepared
    if (!isFurther(next, review) && tries < LAG_TRIES) {
      await api.delay(LAG_MS)
      continue
    }
    api.dispatch(showReview(next, isWorse(next, agreedMinimum)))
    return
  }
}

/** The swap is out: it is told of among the activity, and stays on show where it was waited for. */
function tellSubmitted(api: FlowApi, handover: Handover, hash: string): void {
  const { review } = handover
  const isShown = isOnScreen(api, handover)
  const isSessionOver = standingOf(api, handover) === 'unknown'
  const { caipNetworkId, source, target } = review
  api.dispatch(swapRequestEnded({ id: handover.id }))
  if (isShown) api.dispatch(swapSubmitted(hash))
  api.dispatch(
    transactionSubmitted({
      hash,
      caipNetworkId,
      from: review.from,
      to: review.transaction.to,
      amount: review.amount,
      symbol: source.symbol,
      ...(source.logoUri !== undefined && { iconUrl: source.logoUri }),
      swappedFor: { token: target.address, symbol: target.symbol, decimals: target.decimals },
      tokens: [source.address, target.address],
      status: 'pending',
      submittedAt: api.extra.now(),
    }),
  )
  const view = selectCurrentView(api.getState())
  if (isShown && view.name === 'SwapPreview') {
    // It stays on show; the form it came from is empty, so the way back leads to the activity.
    const { namespace } = parseCaipNetworkId(caipNetworkId)
    api.dispatch(tabSelected({ namespace, tab: 'activity' }))
    api.dispatch(historyReset(viewEntry('Account')))
    api.dispatch(viewPushed(view))
  } else if (isSessionOver) {
    api.dispatch(toastShown({ id: nanoid(), tone: 'positive', text: 'toast.started' }))
  }
}

/**
 * Hands the reviewed step to the wallet, exactly once: while a wallet has a request, it gets no second one. Before that the
 * price and the contract are asked for once more. A wallet on another network is not asked: it has to move first, where the
 * page lets it. Ends with `transactionSubmitted`, with a review of the next step, with `networkChosen`, or with words about
 * why nothing was sent.
 */
export function registerConfirmSwapFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: swapConfirmed,
    effect: async (_action, api) => {
      const { phase, review, fingerprint, error, reviewProblem } = selectSwap(api.getState())
      if (phase !== 'reviewing' && phase !== 'failed') return // a second press changes nothing
      if (!review || fingerprint === null || reviewProblem !== null) return
      if (phase === 'failed' && error) {
        // Nobody knows whether it went out, or it was about something else: that takes another review.
        if (outcomeUnknown(error.code) || error.code === 'INTENT_CHANGED') return
      }
      const { caipNetworkId, connectorId, step } = review
      if (selectIsSwapperElsewhere(api.getState())) {
        const detail = 'The wallet is on another network'
        const { isNetworkSwitchEnabled } = selectOptions(api.getState())
        if (isNetworkSwitchEnabled) api.dispatch(networkChosen({ caipNetworkId }))
        else api.dispatch(swapFailed({ code: 'INTENT_CHANGED', detail }))
        return
      }
      const before = selectEarlierSwap(api.getState())
      recallSwaps(api)
      if (before !== 'doubt' && selectEarlierSwap(api.getState()) === 'doubt') {
        api.dispatch(showReview(review)) // another tab asked meanwhile, which was not on show
        return
      }
      const isOpen = selectSwap(api.getState()).requests.some(
        request => request.connectorId === connectorId && request.standing === 'open',
      )
      if (isOpen) {
        api.dispatch(swapFailed({ code: 'REQUEST_PENDING', detail: 'An earlier swap is open' }))
        return
      }
      let handover: Handover = { id: nanoid(), review, fingerprint }
      try {
        const agreed = await agreedTo(api, review)
        if (!agreed) return
        handover = { ...handover, ...agreed }
        api.dispatch(swapWalletAsked(handover.id))
        const hash = await askWallet(api, handover)
        if (hash === null) return
        if (step === 'swap') {
          tellSubmitted(api, handover, hash)
          return
        }
        await settleApproval(api, handover, hash)
      } catch (thrown) {
        if (thrown instanceof TaskAbortError) return // the store's flows were cleared
        const isStill = isOnScreen(api, handover)
        const failure = toErrorState(thrown, 'SEND_UNCERTAIN')
        api.dispatch(swapRequestEnded({ id: handover.id, error: failure }))
        if (isStill) api.dispatch(swapFailed(failure))
        else api.extra.logger.log('info', 'A swap that was left did not come about', failure)
      }
    },
  })
}
