import type { RelaySession } from '../../ports/relay'

/** The wallet behind the relay, as it speaks of itself. A page without a relay never has the slice. */
export const peerOf = (state: {
  readonly relay?: { readonly session: RelaySession | null }
}): RelaySession['peer'] | undefined => state.relay?.session?.peer
