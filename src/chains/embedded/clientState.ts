import type { CaipNetworkId } from '../../lib/address/caip'
import type { EmbeddedChange, EmbeddedPorts, EmbeddedSession } from '../../ports/embedded'

/** The client's ports in a page. */
export type PagePorts = EmbeddedPorts & { readonly window: Window }

/** Tells everyone who watches the client. */
export type Tell = (change: EmbeddedChange) => void

/** What the parts of a client know of its login between them. Never in the store: no state holds an email (D11). */
export interface ClientState {
  session: EmbeddedSession | null
  email: string | null
  /** The network that the frame is on; it has one at a time, whatever the family. */
  frameNetwork: CaipNetworkId | null
  /** Null: the site has not said. */
  isStoredHere: boolean | null
}

/** For what is asked of the frame by no caller, and left by none. */
export const forever = (): AbortSignal => new AbortController().signal

/** What no caller waits for: the next request learns what is wrong with the frame. */
export function quietly(asked: Promise<unknown>) {
  asked.catch(() => undefined)
}
