/** A value that is loaded on first use. */
export interface Lazy<T> {
  /** Loads it once. A failure is not cached: the next call tries again. */
  load(): Promise<T>
  /** Returns the value if it is loaded. */
  peek(): T | undefined
}

/** @param toError converts a load failure before it is thrown; default: unchanged */
export function createLazy<T>(
  load: () => Promise<T>,
  toError: (reason: unknown) => unknown = reason => reason,
): Lazy<T> {
  let loading: Promise<T> | undefined
  let loaded: T | undefined
  return {
    load: () =>
      (loading ??= load().then(
        value => (loaded = value),
        (reason: unknown) => {
          loading = undefined
          throw toError(reason)
        },
      )),
    peek: () => loaded,
  }
}
