import type { EmbeddedPorts } from '../../../ports/embedded'

/** Runs after a time of the page's clock, in ms, unless the signal ends the wait. */
export type After = (ms: number, signal: AbortSignal, run: () => void) => void

/** A clock that throws leaves everything its other limits. */
export const createAfter =
  ({ delay }: Pick<EmbeddedPorts, 'delay'>): After =>
  (ms, signal, run) => {
    delay(ms, signal).then(
      isDue => {
        if (isDue && !signal.aborted) run()
      },
      () => undefined,
    )
  }
