import type { Deps } from '../ports/deps'

/** Resolves when the visitor comes back to a page that can be seen. Listens no longer than the signal lasts. */
export function whenBack(
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
