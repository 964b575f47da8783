import type { Wallet } from '../../domain/wallet'
import type { RelaySession } from '../../ports/relay'

interface State {
  /** A page without a relay never has the slice. */
  readonly relay?: { readonly session: RelaySession | null; readonly wallet: Wallet | null }
  readonly walletModalApi?: {
    readonly queries: Readonly<Record<string, { readonly data?: unknown } | undefined>>
  }
}

/**
 * The picture of the wallet behind the relay: the host's or the directory's, by the name it has in the service cache once it
 * was fetched, else the wallet's own, which comes from nowhere that the host did not allow.
 */
export function peerIconOf({ relay, walletModalApi }: State): string | null {
  const { image_url: url, image_id: id = '' } = relay?.wallet ?? {}
  const fetched = walletModalApi?.queries[`getImage:wallet:${id}`]?.data
  return url ?? (typeof fetched === 'string' ? fetched : (relay?.session?.peer.iconUrl ?? null))
}
