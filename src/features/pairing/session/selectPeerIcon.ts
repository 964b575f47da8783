import type { Wallet } from '../../../domain/wallet'
import type { WalletConnectSession } from '../../../ports/walletConnect'

interface State {
  /** A page without WalletConnect never has the slice. */
  readonly walletConnect?: {
    readonly session: WalletConnectSession | null
    readonly wallet: Wallet | null
  }
  readonly walletModalApi?: {
    readonly queries: Readonly<Record<string, { readonly data?: unknown } | undefined>>
  }
}

/**
 * The picture of the WalletConnect wallet: the host's or the directory's, by the name it has in the service cache once it
 * was fetched, else the wallet's own, which comes from nowhere that the host did not allow.
 */
export function selectPeerIcon({ walletConnect, walletModalApi }: State): string | null {
  const { image_url: url, image_id: id = '' } = walletConnect?.wallet ?? {}
  const fetched = walletModalApi?.queries[`getImage:wallet:${id}`]?.data
  return (
    url ?? (typeof fetched === 'string' ? fetched : (walletConnect?.session?.peer.iconUrl ?? null))
  )
}
