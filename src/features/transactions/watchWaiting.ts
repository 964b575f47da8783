import { isAnyOf, TaskAbortError } from '@reduxjs/toolkit'
import { PENDING_TRANSACTIONS_MAX } from '../../domain/limits'
import { disconnected } from '../../events/connectionEvents'
import { flowsHalted } from '../../events/flowEvents'
import { modalClosed } from '../../events/modalEvents'
import type { FlowApi } from '../../store/listening'
import { raceUntil } from '../../store/raceUntil'
import { whenBack } from '../../store/whenBack'
import type { ReadableAccount } from '../account/readableAccount'
import { selectHistoryTransactions } from './activitySelectors'
import { transactionsApi } from './transactionsApi'

/** Between two looks at what waits. */
const LOOK_MS = 10_000
const FIRST_LOOK_S = LOOK_MS / 1_000
/** How often a history is asked for what is in a block by now: it is written later. */
const HISTORY_LOOKS = 6

const isOver = isAnyOf(modalClosed, disconnected, flowsHalted)

/**
 * Looks, as long as the activity is on screen, for transactions of the account that the nodes know of and no block has yet:
 * by how many it has sent and how many are taken in, which outlives a reload. What was taken in is read from the history.
 */
export async function watchWaiting(
  api: FlowApi,
  { network, address }: Pick<ReadableAccount, 'network' | 'address'>,
  isAnew: boolean,
  readHistory: () => Promise<unknown>,
): Promise<void> {
  const { getNonces } = transactionsApi.endpoints
  /** The first count may be one of moments ago, as a history may. */
  let forceRefetch: number | true = isAnew || FIRST_LOOK_S
  /** Nonces that were seen to wait. */
  let waiting: readonly number[] = []
  let looks = 0

  /** Which of those that waited are in blocks, and in no history yet. */
  function unlisted(used: number): readonly number[] {
    const own = selectHistoryTransactions(api.getState())?.filter(
      ({ metadata }) => metadata.sentFrom.toLowerCase() === address.toLowerCase(),
    )
    const listed = new Set(own?.map(({ metadata }) => metadata.nonce))
    return waiting.filter(nonce => nonce < used && !listed.has(nonce))
  }

  /** Whether there is something to look for. */
  async function look(): Promise<boolean> {
    if (api.extra.isPageHidden()) return true
    const ask = { forceRefetch, subscribe: false } as const
    const { data } = await api.pause(
      Promise.resolve(api.dispatch(getNonces.initiate({ network, address }, ask))),
    )
    forceRefetch = true
    if (!data) return waiting.length > 0 // nodes that cannot be asked have said nothing
    const { used, sent } = data
    if (unlisted(used).length > 0 && looks < HISTORY_LOOKS) {
      looks += 1
      await api.pause(readHistory())
    }
    const isMissed = looks < HISTORY_LOOKS
    // A node may say any number.
    const length = Math.min(sent - used, PENDING_TRANSACTIONS_MAX)
    const now = Array.from({ length }, (_, index) => used + index)
    waiting = [...(isMissed ? unlisted(used) : []), ...now]
    return waiting.length > 0
  }

  try {
    while (await look()) {
      const pause = await raceUntil(api, isOver, LOOK_MS, signal => whenBack(api.extra, signal))
      if (pause.kind === 'left') return
    }
  } catch (thrown) {
    if (!(thrown instanceof TaskAbortError)) throw thrown // else a newer question took over
  }
}
