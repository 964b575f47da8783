/** The four caches other programs also read, by their name in local storage. */
export type CacheName = 'nativeBalance' | 'portfolio' | 'ens' | 'identity'

/** Answers with a life time that survive a reload, in the exact shapes of the stored keys. */
export interface TtlCache {
  /** The stored answer, or `undefined` when it is missing, too old or not an object. */
  read(name: CacheName, id: string): unknown
  write(name: CacheName, id: string, answer: unknown): void
  /** Everything, or what is about somebody: entries are known by a CAIP-10 id, or by a plain address. */
  clear(isTheirs?: (id: string) => boolean): void
}
