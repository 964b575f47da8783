import { useDispatch, useSelector } from 'react-redux'
import type { Outcome } from 'redux-wallet-modal'
import { run } from './run'
import { IDLE, moved, type Progress } from './shopSlice'
import { shorten } from './shorten'
import type { DemoState } from './store'

/** Converts the outcome of a modal method to a card's progress. */
export function progressOf<T>(outcome: Outcome<T>, say: (value: T) => string): Progress {
  switch (outcome.status) {
    case 'done':
      return { phase: 'done', detail: say(outcome.value) }
    case 'failed':
      return { phase: 'failed', code: outcome.error.code }
    case 'rejected':
      return { phase: 'declined' }
    default:
      return IDLE
  }
}

const USER_REJECTED = 4001

/** viem wraps the wallet's own error somewhere in the cause chain. */
function endOf(thrown: unknown): Progress {
  for (let each = thrown; each instanceof Error; each = each.cause) {
    if ((each as { code?: unknown }).code === USER_REJECTED) return { phase: 'declined' }
  }
  return { phase: 'failed', code: thrown instanceof Error ? thrown.name : 'Error' }
}

interface Words {
  /** What the visitor's rejection prevented, such as `Nothing was signed.` */
  readonly declined: string
  /** What is certain after a failure. */
  readonly failed: string
}

const say = (progress: Progress, { declined, failed }: Words): string => {
  switch (progress.phase) {
    case 'idle':
      return ''
    case 'waiting':
      return 'Continue in the window that opened, or in your wallet.'
    case 'sent':
      return `Sent as ${shorten(progress.hash)}. Waiting for the network.`
    case 'done':
      return progress.detail
    case 'declined':
      return `You declined. ${declined}`
    case 'unknown':
      return `Sent as ${shorten(progress.hash)}, but the network did not confirm it yet. Check your wallet before you try again.`
    case 'failed':
      return `${failed} (${progress.code}).`
  }
}

/** A card's request progress, kept in the store so that the slider can replay it. */
export function useProgress(card: string, words: Words) {
  const dispatch = useDispatch()
  const progress = useSelector((state: DemoState) => state.shop.byCard[card] ?? IDLE)
  const isBusy = progress.phase === 'waiting' || progress.phase === 'sent'
  const move = (next: Progress) => void dispatch(moved({ card, progress: next }))
  /** Ignores presses while a request is pending. */
  const begin = (work: () => Promise<Progress>) => {
    if (isBusy) return
    move({ phase: 'waiting' })
    run(work().then(move, (thrown: unknown) => move(endOf(thrown))))
  }
  return { isBusy, begin, move, said: say(progress, words) }
}
