import type { Wallet } from '../../../domain/wallet'
import type { WalletConnectSession } from '../../../ports/walletConnect'

interface State {
  /** Absent unless WalletConnect is loaded. */
  readonly walletConnect?: {
    readonly session: WalletConnectSession | null
    readonly wallet: Wallet | null
  }
  readonly walletModalApi?: {
    readonly queries: Readonly<Record<string, { readonly data?: unknown } | undefined>>
  }
}

/**
 * Returns the WalletConnect wallet's icon: the host's or the directory's if fetched (read from the
 * API cache by key), else the wallet's own, which is limited to sources the host allows.
 */
export function selectPeerIcon({ walletConnect, walletModalApi }: State): string | null {
  const { image_url: url, image_id: id = '' } = walletConnect?.wallet ?? {}
  const fetched = walletModalApi?.queries[`getImage:wallet:${id}`]?.data
  return (
    url ?? (typeof fetched === 'string' ? fetched : (walletConnect?.session?.peer.iconUrl ?? null))
  )
}
