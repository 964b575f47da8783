import { texts } from '../texts'
import { putCard } from './putCard'

export interface DonePorts {
  readonly document: Document
  /** The URL fragment: `host`, the page's origin, and `uri`, the result for it. */
  readonly hash: string
  /** Sets the document's language to the user's. */
  speak(): Promise<void>
  readonly opener: { postMessage(message: unknown, targetOrigin: string): void } | null
}

/** Accepts a bare origin: neither `*` nor a URL with a path. */
const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text

/** Reports the login's outcome to the page that opened the popup, and to no other origin. */
export async function runDone({ document, hash, opener, speak }: DonePorts): Promise<void> {
  const facts = new URLSearchParams(hash.replace(/^#/, ''))
  const [host, resultUri] = [facts.get('host') ?? '', facts.get('uri') ?? '']
  const isDone = opener !== null && isOrigin(host) && resultUri !== ''
  if (isDone) opener.postMessage({ resultUri }, host) // the page does not wait for texts
  await speak()
  const { doneTitle, done, lostTitle, lost } = texts.popup
  putCard(
    document,
    isDone
      ? { title: doneTitle, words: done, isBusy: false }
      : { title: lostTitle, words: lost, isBusy: false },
  )
}
