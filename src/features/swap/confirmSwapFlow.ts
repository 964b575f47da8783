import { TaskAbortError } from '@reduxjs/toolkit'
import { toErrorState } from '../../domain/errors'
import { RECEIPT_TIMEOUT_MS } from '../../domain/limits'
import { ModalError } from '../../domain/ModalError'
import type { Network } from '../../domain/network'
import { outcomeUnknown } from '../../domain/payment/outcomeUnknown'
import {
  toCallsBatch,
  isLaterStep,
  swapFingerprint,
  type SwapReview,
} from '../../domain/swap/swapReview'
import { viewEntry } from '../../domain/views'
import { transactionSubmitted } from '../../events/sendEvents'
import { parseCaipNetworkId } from '../../lib/address/caip'
import { raceUntil } from '../../store/raceUntil'
import { sessionOver } from '../../store/sessionOver'
import type { AppStartListening, FlowApi } from '../../store/listening'
import { selectNetworkById } from '../../core/network/networkSlice'
import { askWallet } from '../../core/requests/askWallet'
import { reportUnseenOutcome, createActivityActions } from '../../core/requests/reviewedRequest'
import {
  isMuchBetter,
  isRefreshDue,
  isSameRoute,
  isWorse,
  prepareReviewUntilLeft,
  routeChanged,
  showReview,
} from './prepareReview'
import { selectEarlierSwap } from './swapSelectors'
import {
  selectSwap,
  swapChecking,
  swapConfirmed,
  swapFailed,
  swapReviewNotReady,
} from './swapSlice'

/** The allowance service may be a block behind the network. */
const ALLOWANCE_RETRY_MS = 1_000
const ALLOWANCE_RETRIES = 6

interface AgreedReview {
  readonly review: SwapReview
  readonly fingerprint: string
}

/**
 * Rechecks price and route. Resolves with the review, or with a newer one that promises no less if
 * it is due for a refresh. Null: nothing is sent, and the visitor sees why or gets a new review.
 */
async function recheckReview(api: FlowApi, review: SwapReview): Promise<AgreedReview | null> {
  const { agreedMinimum, fingerprint } = selectSwap(api.getState())
  api.dispatch(swapChecking())
  const prepared = await prepareReviewUntilLeft(api)
  const now = selectSwap(api.getState())
  if (!prepared || now.review !== review || now.phase !== 'checking') return null
  if ('problem' in prepared) {
    api.dispatch(swapReviewNotReady(prepared.problem))
    return null
  }
  const { review: fresh } = prepared
  if (isLaterStep(fresh, review)) {
    showReview(api, fresh, isWorse(fresh, agreedMinimum))
    return null
  }
  if (!isSameRoute(review, fresh)) {
    api.dispatch(routeChanged())
    return null
  }
  if (isWorse(fresh, agreedMinimum) || isMuchBetter(fresh, agreedMinimum)) {
    showReview(api, fresh, true)
    return null
  }
  if (fingerprint !== null && !isRefreshDue(api, review)) return { review, fingerprint }
  return { review: fresh, fingerprint: showReview(api, fresh) }
}

type Settled = 'left' | 'confirmed' | 'refused' | 'replaced' | 'unknown'

const APPROVAL_ERROR_CODES = {
  refused: 'TRANSACTION_FAILED',
  replaced: 'TRANSACTION_REPLACED',
  unknown: 'RECEIPT_TIMEOUT',
} as const

/** `unknown` if the receipt cannot be read. */
async function waitForReceiptStatus(
  api: FlowApi,
  network: Network,
  hash: string,
): Promise<Settled> {
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

/** Reviews the swap itself once the approval is confirmed. */
async function settleApproval(api: FlowApi, review: SwapReview, hash: string): Promise<void> {
  const network = selectNetworkById(api.getState(), review.caipNetworkId)
  const isStill = () => {
    const swap = selectSwap(api.getState())
    return swap.phase === 'settling' && swap.review === review
  }
  if (!network || !isStill()) return
  const settled = await waitForReceiptStatus(api, network, hash)
  if (settled === 'left' || !isStill()) return
  if (settled !== 'confirmed') {
    api.dispatch(swapFailed({ code: APPROVAL_ERROR_CODES[settled], detail: hash }))
    return
  }
  const { agreedMinimum } = selectSwap(api.getState())
  for (let tries = 1; ; tries += 1) {
    const prepared = await prepareReviewUntilLeft(api)
    if (!prepared || !isStill()) return
    if ('problem' in prepared) {
      api.dispatch(swapReviewNotReady(prepared.problem))
      return
    }
    const { review: next } = prepared
    if (!isLaterStep(next, review) && tries < ALLOWANCE_RETRIES) {
      await api.delay(ALLOWANCE_RETRY_MS)
      continue
    }
    showReview(api, next, isWorse(next, agreedMinimum))
    return
  }
}

/**
 * Sends the step if its review holds. A swap joins the activity; an approval leads to the next
 * review.
 */
async function sendStep(api: FlowApi, reviewed: AgreedReview): Promise<void> {
  const { review } = reviewed
  let agreed = reviewed
  const { caipNetworkId, connectorId, step } = review
  const { namespace } = parseCaipNetworkId(caipNetworkId)
  const isSwap = step === 'swap'
  const isOut = () => selectSwap(api.getState()).submitted !== null
  const answer = await askWallet<string>(
    api,
    {
      kind: isSwap ? 'swap' : 'approval',
      namespace,
      connectorId,
      account: review.from,
      caipNetworkId,
      fingerprint: swapFingerprint(review),
      view: 'SwapPreview',
      onSuccess: isSwap ? createActivityActions(viewEntry('SwapPreview'), namespace) : [],
      confirmed: {
        earlier: () => selectEarlierSwap(api.getState()),
        fail: failure => api.dispatch(swapFailed(failure)),
        showDoubt: wasShown => {
          if (!wasShown) showReview(api, review)
          return !wasShown
        },
        pending: 'An earlier swap is open',
        async agree() {
          const now = await recheckReview(api, review)
          if (now) agreed = now
          return now !== null
        },
      },
      isShown: isOut,
      hashOf: hash => hash,
      facts: hash => (isSwap ? [createSubmission(agreed.review, hash, api.extra.now())] : []),
    },
    async (signal, isOver) => {
      const { wallets } = await api.extra.chains.load(namespace)
      if (!wallets.sendCall) throw new ModalError('UNSUPPORTED_METHOD', `Swaps on ${namespace}`)
      return wallets.sendCall(toCallsBatch(agreed.review), agreed.fingerprint, signal, isOver)
    },
  )
  if (!isSwap && answer.status === 'fulfilled') {
    await settleApproval(api, agreed.review, answer.value)
    return
  }
  reportUnseenOutcome(api, answer, isOut() || selectSwap(api.getState()).phase === 'failed', 'swap')
}

const createSubmission = (
  { caipNetworkId, from, transaction, amount, source, target }: SwapReview,
  hash: string,
  submittedAt: number,
) =>
  transactionSubmitted({
    hash,
    caipNetworkId,
    from,
    to: transaction.to,
    amount,
    symbol: source.symbol,
    ...(source.logoUri !== undefined && { iconUrl: source.logoUri }),
    swappedFor: { token: target.address, symbol: target.symbol, decimals: target.decimals },
    tokens: [source.address, target.address],
    status: 'pending',
    submittedAt,
  })

/**
 * Sends the reviewed step to the wallet exactly once, and never while one is pending. Rechecks
 * price and contract first; a wallet on another network has to switch, if the host app allows it.
 * Ends with `transactionSubmitted`, the next step's review, `networkChosen`, or an error if nothing
 * was sent.
 */
export function registerConfirmSwapFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: swapConfirmed,
    effect: async (_action, api) => {
      const { phase, review, fingerprint, error, reviewProblem } = selectSwap(api.getState())
      if (phase !== 'reviewing' && phase !== 'failed') return // a second press changes nothing
      if (!review || fingerprint === null || reviewProblem !== null) return
      if (phase === 'failed' && error) {
        // Unknown outcome or another route: needs a new review.
        if (outcomeUnknown(error.code) || error.code === 'INTENT_CHANGED') return
      }
      try {
        await sendStep(api, { review, fingerprint })
      } catch (thrown) {
        if (thrown instanceof TaskAbortError) return // the store was cleared
        const { phase: now } = selectSwap(api.getState())
        const failure = toErrorState(thrown, 'SEND_UNCERTAIN')
        if (now === 'checking' || now === 'settling') api.dispatch(swapFailed(failure))
        else api.extra.logger.log('info', 'A swap that was left did not come about', failure)
      }
    },
  })
}
