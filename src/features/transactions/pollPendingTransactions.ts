import { isAnyOf, TaskAbortError } from '@reduxjs/toolkit'
import { PENDING_TRANSACTIONS_MAX } from '../../domain/limits'
import { disconnected } from '../../events/connectionEvents'
import { flowsHalted } from '../../events/flowEvents'
import { modalClosed } from '../../events/modalEvents'
import { FRESHNESS } from '../../services/freshness'
import type { FlowApi } from '../../store/listening'
import { raceUntil } from '../../store/raceUntil'
import { waitForReturn } from '../../store/waitForReturn'
import type { ReadableAccount } from '../../core/account/selectReadableAccount'
import { selectHistoryTransactions } from './activitySelectors'
import { transactionsApi } from './transactionsApi'

const POLL_INTERVAL_MS = 10_000
/** How often the history is reloaded for mined transactions: its service indexes them later. */
const MAX_HISTORY_RELOADS = 6

const isOver = isAnyOf(modalClosed, disconnected, flowsHalted)

/**
 * Polls, while the activity is on screen, for unmined transactions by comparing the account's sent
 * and mined counts, which survive a reload. Loads mined ones from the history.
 */
export async function pollPendingTransactions(
  api: FlowApi,
  { network, address }: Pick<ReadableAccount, 'network' | 'address'>,
  isAnew: boolean,
  readHistory: () => Promise<unknown>,
): Promise<void> {
  const { getNonces } = transactionsApi.endpoints
  /** The first poll may reuse a recent count. */
  let forceRefetch: number | true = isAnew || FRESHNESS.getNonces
  /** Nonces that were pending at the last poll. */
  let waiting: readonly number[] = []
  let looks = 0

  /** Returns pending nonces that have since been mined but are not in the history. */
  function unlisted(used: number): readonly number[] {
    const own = selectHistoryTransactions(api.getState())?.filter(
      ({ metadata }) => metadata.sentFrom.toLowerCase() === address.toLowerCase(),
    )
    const listed = new Set(own?.map(({ metadata }) => metadata.nonce))
    return waiting.filter(nonce => nonce < used && !listed.has(nonce))
  }

  /** Whether another poll is needed. */
  async function look(): Promise<boolean> {
    if (api.extra.isPageHidden()) return true
    const ask = { forceRefetch, subscribe: false } as const
    const { data } = await api.pause(
      Promise.resolve(api.dispatch(getNonces.initiate({ network, address }, ask))),
    )
    forceRefetch = true
    if (!data) return waiting.length > 0 // unreachable nodes change nothing
    const { used, sent } = data
    if (unlisted(used).length > 0 && looks < MAX_HISTORY_RELOADS) {
      looks += 1
      await api.pause(readHistory())
    }
    const isMissed = looks < MAX_HISTORY_RELOADS
    // A node may report any number.
    const length = Math.min(sent - used, PENDING_TRANSACTIONS_MAX)
    const now = Array.from({ length }, (_, index) => used + index)
    waiting = [...(isMissed ? unlisted(used) : []), ...now]
    return waiting.length > 0
  }

  try {
    while (await look()) {
      const pause = await raceUntil(api, isOver, POLL_INTERVAL_MS, signal =>
        waitForReturn(api.extra, signal),
      )
      if (pause.kind === 'left') return
    }
  } catch (thrown) {
    if (!(thrown instanceof TaskAbortError)) throw thrown // cancelled: a newer run took over
  }
}
