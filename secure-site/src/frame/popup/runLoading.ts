import { texts } from '../texts'
import { putCard } from './putCard'

/** The modal gives up on the provider's URL after 45 s. */
const LATE_MS = 15_000

/** What the popup shows until the page that opened it has the provider's URL. */
export function runLoading(ports: {
  readonly document: Document
  /** Calls back once, after `ms`. */
  after(ms: number, call: () => void): void
}): void {
  const { document, after } = ports
  const { loadingTitle, loading, late } = texts.popup
  const lead = putCard(document, { title: loadingTitle, words: loading, isBusy: true })
  after(LATE_MS, () => {
    lead.textContent = late
  })
}
