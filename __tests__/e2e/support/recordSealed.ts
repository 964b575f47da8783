import type { Page } from '@playwright/test'

/** What a sealed message is about; its tag says that much in the open. */
const TAGS = { request: 1108, answer: 1109 } as const

interface Sealed {
  readonly tag: number
  readonly message: string
}

interface Frame {
  readonly method?: string
  readonly params?: Partial<Sealed> & { readonly data?: Partial<Sealed> }
}

/** Distinct sealed messages of a page's sockets; what is sent or handed over again counts once. */
export interface SealedTraffic {
  /** Requests the page sent to a wallet. */
  requests(): number
  /** Answers of a wallet that reached the page. */
  answers(): number
}

function sealedIn(payload: string | Buffer): Sealed | null {
  const { params } = JSON.parse(String(payload)) as Frame
  const { tag, message } = params?.data ?? params ?? {}
  return tag === undefined || message === undefined ? null : { tag, message }
}

/** Watches every socket the page opens from now on. */
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
