/** Waits until the page is visible. @throws the signal's reason when aborted */
export async function waitUntilVisible(
  page: Document | undefined,
  signal: AbortSignal,
): Promise<void> {
  if (page?.visibilityState !== 'hidden') return
  await new Promise<void>(resolve => {
    const onChange = () => {
      if (page.visibilityState === 'hidden' && !signal.aborted) return
      page.removeEventListener('visibilitychange', onChange)
      signal.removeEventListener('abort', onChange)
      resolve()
    }
    page.addEventListener('visibilitychange', onChange)
    signal.addEventListener('abort', onChange)
  })
  signal.throwIfAborted()
}
