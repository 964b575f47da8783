import { texts } from '../texts'
import { putCard } from './putCard'

export interface DonePorts {
  readonly document: Document
  /** What stands behind the `#`: `host`, the page's origin, and `uri`, what it is told. */
  readonly hash: string
  /** Makes the document speak the visitor's language. */
  speak(): Promise<void>
  readonly opener: { postMessage(message: unknown, targetOrigin: string): void } | null
}

/** The origin alone: `*` and addresses with a path are none. */
const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text

/** Tells the page that opened the popup how the visit ended, and no page of another origin. */
export async function runDone({ document, hash, opener, speak }: DonePorts): Promise<void> {
  const facts = new URLSearchParams(hash.replace(/^#/, ''))
  const [host, resultUri] = [facts.get('host') ?? '', facts.get('uri') ?? '']
  const isDone = opener !== null && isOrigin(host) && resultUri !== ''
  if (isDone) opener.postMessage({ resultUri }, host) // the page does not wait for words
  await speak()
  const { doneTitle, done, lostTitle, lost } = texts.popup
  putCard(
    document,
    isDone
      ? { title: doneTitle, words: done, isBusy: false }
      : { title: lostTitle, words: lost, isBusy: false },
  )
}
