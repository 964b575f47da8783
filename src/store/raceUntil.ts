import type { UnknownAction } from '@reduxjs/toolkit'
import type { FlowApi } from './listening'

export type RaceOutcome<T> =
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'left'; readonly action: UnknownAction }
  | { readonly kind: 'timedOut' }

/**
 * Waits for work, for a fact that makes it pointless, or for its deadline if it has one, whichever comes first. The work's signal
 * aborts when it lost, and a provider that ignores the signal cannot keep the flow alive: its late answer is dropped.
 * What the work throws is thrown.
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
    first.catch(() => undefined) // a flow that was cancelled before does not listen
    return await api.pause(first)
  } finally {
    api.signal.removeEventListener('abort', stop)
    stop()
  }
}
