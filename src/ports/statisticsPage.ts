/** One thing that happened, by the name that statistics use. */
export interface HeardEvent {
  readonly name: string
  readonly properties?: unknown
}

/** What a page and its browser tell, and do, for statistics. */
export interface StatisticsPage {
  /** The browser asks on behalf of its visitor not to be tracked (Global Privacy Control). */
  isRefused(): boolean
  /** Where it is, without query and fragment; null where there is no page. */
  readPlace(): { readonly url: string; readonly domain: string } | null
  /** A UUID, version 4; null where the browser gives no random numbers. */
  newId(): string | null
  /** Sends JSON as text while the page goes away. False where the browser takes no more. */
  beacon(url: string, body: unknown): boolean
  /** Tells each time when the page may be about to go. The caller owns the returned unsubscribe. */
  watchLeave(onLeave: () => void): () => void
}
