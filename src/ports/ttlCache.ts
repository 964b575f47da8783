/** The four caches that other programs also read, by their name in local storage. */
export type CacheName = 'nativeBalance' | 'portfolio' | 'ens' | 'identity'

/** Responses with a time to live that survive reloads, in the exact shapes of stored keys. */
export interface TtlCache {
  /** Returns the stored response, or `undefined` if it is missing, too old or not an object. */
  read(name: CacheName, id: string): unknown
  write(name: CacheName, id: string, answer: unknown): void
  /** Clears everything, or the entries whose id matches: a CAIP-10 id or a plain address. */
  clear(isTheirs?: (id: string) => boolean): void
}
