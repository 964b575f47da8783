import type { Page } from '@playwright/test'

/** The kind of an encrypted message; its tag is in plain text. */
const TAGS = { request: 1108, answer: 1109 } as const

interface Sealed {
  readonly tag: number
  readonly message: string
}

interface Frame {
  readonly method?: string
  readonly params?: Partial<Sealed> & { readonly data?: Partial<Sealed> }
}

/** Distinct encrypted messages on a page's sockets; a resent or redelivered one counts once. */
export interface SealedTraffic {
  /** Requests that the page sent to a wallet. */
  requests(): number
  /** A wallet's responses that reached the page. */
  answers(): number
}

function sealedIn(payload: string | Buffer): Sealed | null {
  const { params } = JSON.parse(String(payload)) as Frame
  const { tag, message } = params?.data ?? params ?? {}
  return tag === undefined || message === undefined ? null : { tag, message }
}

/** Watches every socket that the page opens from now on. */
export function recordSealed(page: Page): SealedTraffic {
  const sent: Sealed[] = []
  const received: Sealed[] = []
  const note = (into: Sealed[]) => (frame: { payload: string | Buffer }) => {
    const sealed = sealedIn(frame.payload)
    if (sealed) into.push(sealed)
  }
  page.on('websocket', socket => {
    socket.on('framesent', note(sent))
    socket.on('framereceived', note(received))
  })
  const distinct = (all: readonly Sealed[], wanted: number) =>
    new Set(all.filter(({ tag }) => tag === wanted).map(({ message }) => message)).size
  return {
    requests: () => distinct(sent, TAGS.request),
    answers: () => distinct(received, TAGS.answer),
  }
}
