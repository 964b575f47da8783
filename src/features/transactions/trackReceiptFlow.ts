import { nanoid, TaskAbortError } from '@reduxjs/toolkit'
import { RECEIPT_TIMEOUT_MS } from '../../domain/limits'
import type { Network } from '../../domain/network'
import type { SubmittedTransaction } from '../../domain/transaction'
import { modalOpened } from '../../events/modalEvents'
import { transactionMined, transactionSubmitted } from '../../events/sendEvents'
import { formatDecimal } from '../../lib/amount/formatDecimal'
import type { Receipt } from '../../ports/chainClient'
import { raceUntil, type RaceOutcome } from '../../store/raceUntil'
import { sessionOver } from '../../store/sessionOver'
import { waitForReturn } from '../../store/waitForReturn'
import type { AppStartListening, FlowApi } from '../../store/listening'
import type { RootState } from '../../store/rootReducer'
import type { StringKey } from '../../strings/strings'
import { selectIsOpen } from '../../core/modal/modalSlice'
import { selectNetworkById } from '../../core/network/networkSlice'
import { toastShown } from '../../core/notifications/notificationsSlice'
import { selectLocale } from '../../core/theme/themeSlice'
import { getPaidFee } from './getPaidFee'
import { getReceivedAmount } from './getReceivedAmount'

/** Pauses between polls for a slow payment or an unreachable network; the last one repeats. */
const PAUSES_MS = [5_000, 10_000, 30_000] as const
const POLL_TIMEOUT_MS = 10_000
/** Nodes lag: a replacement counts once they still report it after all of these pauses. */
const REPLACED_PAUSES_MS = [5_000, 10_000, 20_000, 40_000, 80_000]

/** Waits for the receipt. An unreachable network counts as a time-out. */
async function waitFor(
  api: FlowApi,
  { hash }: SubmittedTransaction,
  network: Network,
  timeoutMs: number,
): Promise<RaceOutcome<Receipt>> {
  const { namespace } = network
  try {
    return await raceUntil(api, sessionOver(namespace), timeoutMs, async signal => {
      const { chain } = await api.extra.chains.load(namespace)
      return chain.waitForReceipt(hash, network, signal)
    })
  } catch (thrown) {
    if (thrown instanceof TaskAbortError) throw thrown
    api.extra.logger.log('warn', 'The receipt could not be read', thrown)
    return { kind: 'timedOut' }
  }
}

/** Polls while the modal is open and the page visible. */
async function pollReceipt(
  api: FlowApi,
  submitted: SubmittedTransaction,
  network: Network,
): Promise<RaceOutcome<Receipt>> {
  const isOver = sessionOver(network.namespace)
  const pauses = PAUSES_MS.slice(0, -1)
  for (;;) {
    if (selectIsOpen(api.getState())) {
      const pauseMs = pauses.shift() ?? PAUSES_MS.at(-1)
      const pause = await raceUntil(api, isOver, pauseMs, signal =>
        waitForReturn(api.extra, signal),
      )
      if (pause.kind === 'left') return pause
    } else {
      const [action] = await api.take(met => isOver(met) || modalOpened.match(met))
      if (isOver(action)) return { kind: 'left', action }
    }
    if (!selectIsOpen(api.getState()) || api.extra.isPageHidden()) continue
    const outcome = await waitFor(api, submitted, network, POLL_TIMEOUT_MS)
    if (outcome.kind !== 'timedOut') return outcome
  }
}

const isReplaced = (outcome: RaceOutcome<Receipt>) =>
  outcome.kind === 'done' && outcome.value.status === 'replaced'

/** Resolves once the page is visible: chains are not queried while it is hidden. */
const waitUntilVisible = (api: FlowApi, { namespace }: Network): Promise<RaceOutcome<void>> =>
  raceUntil(api, sessionOver(namespace), undefined, async signal => {
    if (api.extra.isPageHidden()) await waitForReturn(api.extra, signal)
  })

/** Polls a payment that seems replaced, with growing pauses, until that is certain. */
async function confirmReplaced(
  api: FlowApi,
  submitted: SubmittedTransaction,
  network: Network,
): Promise<RaceOutcome<Receipt>> {
  const isOver = sessionOver(network.namespace)
  for (const pause of REPLACED_PAUSES_MS) {
    const met = await api.take(isOver, pause)
    if (met) return { kind: 'left', action: met[0] }
    const seen = await waitUntilVisible(api, network)
    if (seen.kind === 'left') return seen
    const outcome = await waitFor(api, submitted, network, POLL_TIMEOUT_MS)
    if (!isReplaced(outcome)) return outcome
  }
  return { kind: 'done', value: { hash: submitted.hash, status: 'replaced' } }
}

/** Returns the hash under which the transaction was mined. */
const getMinedHash = (receipt: Receipt): string =>
  'replacedBy' in receipt ? (receipt.replacedBy ?? receipt.hash) : receipt.hash

/**
 * Whether a view shows the outcome. Reads partial state to avoid loading the send and swap slices.
 */
function isShown(api: FlowApi, hash: string): boolean {
  const { send, swap } = api.getState() as Partial<RootState>
  return send?.submitted?.hash === hash || swap?.submitted?.hash === hash
}

function showReceiptToast(api: FlowApi, sent: SubmittedTransaction, { status }: Receipt) {
  const { hash, amount, symbol, swappedFor } = sent
  if (status === 'confirmed') {
    const params = { amount: formatDecimal(amount, selectLocale(api.getState())), symbol }
    const text = swappedFor ? 'toast.swapped' : 'toast.sent'
    api.dispatch(toastShown({ id: hash, tone: 'positive', text, params }))
  } else if (status === 'failed') {
    api.dispatch(toastShown({ id: hash, tone: 'negative', text: 'errors.transactionFailed' }))
  } else if (status === 'expired') {
    api.dispatch(toastShown({ id: hash, tone: 'negative', text: 'errors.transactionRejected' }))
  } else {
    api.dispatch(toastShown({ id: hash, tone: 'warning', text: 'errors.transactionReplaced' }))
  }
}

/**
 * Waits for each payment's receipt. A slow payment shows a warning and is polled while the modal is
 * open; one that seems replaced is polled until that is certain. Ends with `transactionMined`.
 */
export function registerTrackReceiptFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: transactionSubmitted,
    effect: async ({ payload }, api) => {
      const { hash, caipNetworkId } = payload
      const network = selectNetworkById(api.getState(), caipNetworkId)
      if (!network) return
      try {
        let outcome = await waitFor(api, payload, network, RECEIPT_TIMEOUT_MS)
        if (outcome.kind === 'timedOut' && api.extra.isPageHidden()) {
          const seen = await waitUntilVisible(api, network)
          if (seen.kind === 'left') return
          outcome = await waitFor(api, payload, network, POLL_TIMEOUT_MS)
        }
        const warned = new Set<StringKey>()
        const warn = (text: StringKey) => {
          if (!warned.has(text)) api.dispatch(toastShown({ id: nanoid(), tone: 'warning', text }))
          warned.add(text)
        }
        const sure = async (found: RaceOutcome<Receipt>) => {
          if (!isReplaced(found)) return found
          warn('activity.perhapsReplaced')
          return confirmReplaced(api, payload, network)
        }
        outcome = await sure(outcome)
        while (outcome.kind === 'timedOut') {
          warn('errors.receiptTimeout')
          outcome = await sure(await pollReceipt(api, payload, network))
        }
        if (outcome.kind !== 'done') return
        const received = getReceivedAmount(payload, outcome.value)
        const fee = getPaidFee(payload, outcome.value, network)
        api.dispatch(
          transactionMined({
            hash,
            caipNetworkId,
            status: outcome.value.status,
            ...('replacedBy' in outcome.value && { replacedBy: outcome.value.replacedBy }),
            ...(payload.tokens && { tokens: payload.tokens }),
            ...(received !== undefined && { received }),
            ...(fee !== undefined && { fee }),
          }),
        )
        const isSeen = isShown(api, hash) || isShown(api, getMinedHash(outcome.value))
        if (!isSeen) showReceiptToast(api, payload, outcome.value)
      } catch (thrown) {
        // cancelled: the store's listeners were cleared
        if (!(thrown instanceof TaskAbortError)) throw thrown
      }
    },
  })
}
