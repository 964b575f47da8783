import { useDispatch, useSelector } from 'react-redux'
import type { Outcome } from 'redux-wallet-modal'
import { run } from './run'
import { IDLE, moved, type Progress } from './shopSlice'
import { shorten } from './shorten'
import type { DemoState } from './store'

/** How a request of a card ended, from how a method of the modal ended. */
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

/** What viem throws has the wallet's own error somewhere below it. */
function endOf(thrown: unknown): Progress {
  for (let each = thrown; each instanceof Error; each = each.cause) {
    if ((each as { code?: unknown }).code === USER_REJECTED) return { phase: 'declined' }
  }
  return { phase: 'failed', code: thrown instanceof Error ? thrown.name : 'Error' }
}

interface Words {
  /** What was not done when the visitor declined, such as `Nothing was signed.` */
  readonly declined: string
  /** What is known after a failure. */
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

/** How the request of a card goes. It is kept in the store, so that the slider goes back over it. */
export function useProgress(card: string, words: Words) {
  const dispatch = useDispatch()
  const progress = useSelector((state: DemoState) => state.shop.byCard[card] ?? IDLE)
  const isBusy = progress.phase === 'waiting' || progress.phase === 'sent'
  const move = (next: Progress) => void dispatch(moved({ card, progress: next }))
  /** Nothing is asked for a second time while the first is on its way. */
  const begin = (work: () => Promise<Progress>) => {
    if (isBusy) return
    move({ phase: 'waiting' })
    run(work().then(move, (thrown: unknown) => move(endOf(thrown))))
  }
  return { isBusy, begin, move, said: say(progress, words) }
}
