/** Loads once, with the first need; a failure is not kept, so the next need tries again. */
export function onDemand<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined
  return () =>
    (loading ??= load().catch((reason: unknown) => {
      loading = undefined
      throw reason
    }))
}
