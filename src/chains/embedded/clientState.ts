import type { CaipNetworkId } from '../../lib/address/caip'
import type { EmbeddedChange, EmbeddedPorts, EmbeddedSession } from '../../ports/embedded'

/** The ports of a client in a page. */
export type PagePorts = EmbeddedPorts & { readonly window: Window }

/** Notifies all watchers of the client. */
export type Notify = (change: EmbeddedChange) => void

/** Login state the client's parts share. Not in the store: state must not hold emails (D11). */
export interface ClientState {
  session: EmbeddedSession | null
  email: string | null
  /** The frame's network; it has only one at a time, across families. */
  frameNetwork: CaipNetworkId | null
  /** Null if the site has not reported it. */
  isStoredHere: boolean | null
}

/** Returns a signal that never aborts, for requests without a caller. */
export const createEndlessSignal = (): AbortSignal => new AbortController().signal

/** Ignores failures of background requests; the next request reports a broken frame. */
export function ignoreFailure(asked: Promise<unknown>) {
  asked.catch(() => undefined)
}
