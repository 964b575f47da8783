/** An event, by the name that statistics use. */
export interface StatisticsEvent {
  readonly name: string
  readonly properties?: unknown
}

/** The page and browser functions that statistics need. */
export interface StatisticsPage {
  /** Whether the browser signals that its user refuses tracking (Global Privacy Control). */
  isRefused(): boolean
  /** Returns the page's URL without query and fragment; null without a page. */
  readPage(): { readonly url: string; readonly domain: string } | null
  /** Returns a UUID, version 4; null if the browser provides no random numbers. */
  newId(): string | null
  /** Sends JSON as text while the page unloads. False if the browser rejects it. */
  beacon(url: string, body: unknown): boolean
  /** Calls `onLeave` whenever the page may unload. The caller owns the returned unsubscribe. */
  watchLeave(onLeave: () => void): () => void
}
