import type { EmbeddedPorts } from '../../../ports/embedded'

/** Runs a callback after some ms of the page's clock, unless the signal aborts. */
export type RunAfter = (ms: number, signal: AbortSignal, run: () => void) => void

/** A failing clock only disables this timeout. */
export const createRunAfter =
  ({ delay }: Pick<EmbeddedPorts, 'delay'>): RunAfter =>
  (ms, signal, run) => {
    delay(ms, signal).then(
      isDue => {
        if (isDue && !signal.aborted) run()
      },
      () => undefined,
    )
  }
