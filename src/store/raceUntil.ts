import type { UnknownAction } from '@reduxjs/toolkit'
import type { FlowApi } from './listening'

export type RaceOutcome<T> =
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'left'; readonly action: UnknownAction }
  | { readonly kind: 'timedOut' }

/**
 * Waits for work, an action that makes it obsolete, or an optional deadline. Work that loses is
 * aborted, and its late result dropped: a provider may ignore the signal. Rethrows what the work
 * throws.
 */
export async function raceUntil<T>(
  api: FlowApi,
  isOver: (action: UnknownAction) => action is UnknownAction,
  timeoutMs: number | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<RaceOutcome<T>> {
  const controller = new AbortController()
  const stop = () => controller.abort()
  api.signal.addEventListener('abort', stop)
  const running = work(controller.signal).then(value => ({ kind: 'done', value }) as const)
  try {
    const over = api
      .take(isOver, timeoutMs)
      .then(taken =>
        taken ? ({ kind: 'left', action: taken[0] } as const) : ({ kind: 'timedOut' } as const),
      )
    const first = Promise.race([running, over])
    first.catch(() => undefined) // avoids an unhandled rejection after a cancellation
    return await api.pause(first)
  } finally {
    api.signal.removeEventListener('abort', stop)
    stop()
  }
}
