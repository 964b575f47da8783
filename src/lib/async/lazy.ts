/** Something that comes with the first need of it. */
export interface Lazy<T> {
  /** Loads it once. A failure is not kept: the next need tries again. */
  load(): Promise<T>
  /** What was loaded, if it is here. */
  peek(): T | undefined
}

/** @param toError what a failure to load is told as; default: as it is */
export function lazy<T>(
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
