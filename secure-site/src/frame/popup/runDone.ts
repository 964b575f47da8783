import { texts } from '../texts'
import { putCard } from './putCard'

export interface DonePorts {
  readonly document: Document
  /** What stands behind the `#`: `host`, the page's origin, and `uri`, what it is told. */
  readonly hash: string
  readonly opener: { postMessage(message: unknown, targetOrigin: string): void } | null
}

/** The origin alone: `*` and addresses with a path are none. */
const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text

/** Tells the page that opened the popup how the visit ended, and no page of another origin. */
export function runDone({ document, hash, opener }: DonePorts): void {
  const { doneTitle, done, lostTitle, lost } = texts.popup
  const facts = new URLSearchParams(hash.replace(/^#/, ''))
  const [host, resultUri] = [facts.get('host') ?? '', facts.get('uri') ?? '']
  if (!opener || !isOrigin(host) || resultUri === '') {
    putCard(document, { title: lostTitle, words: lost, isBusy: false })
    return
  }
  opener.postMessage({ resultUri }, host)
  putCard(document, { title: doneTitle, words: done, isBusy: false })
}
