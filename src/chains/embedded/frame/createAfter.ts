import type { EmbeddedPorts } from '../../../ports/embedded'

/** Runs a callback after some ms of the page's clock, unless the signal aborts. */
export type After = (ms: number, signal: AbortSignal, run: () => void) => void

/** A failing clock only disables this timeout. */
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
