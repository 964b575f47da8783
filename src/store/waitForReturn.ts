import type { Deps } from '../ports/deps'

/** Resolves when the user returns to a visible page. Stops listening when the signal aborts. */
export function waitForReturn(
  { watchReturn, isPageHidden }: Pick<Deps, 'watchReturn' | 'isPageHidden'>,
  signal: AbortSignal,
): Promise<void> {
  return new Promise(resolve => {
    const stop = watchReturn(() => {
      if (!isPageHidden()) resolve()
    })
    signal.addEventListener('abort', stop, { once: true })
  })
}
