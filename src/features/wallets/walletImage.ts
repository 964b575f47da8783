import type { Wallet } from '../../domain/wallet'
import { safeImageUrl } from '../../lib/safeUrl'

interface ImageCache {
  readonly walletModalApi?: {
    readonly queries: Readonly<Record<string, { readonly data?: unknown } | undefined>>
  }
}

/** The name a picture has in the service cache, so that it is found there without the code that fills it. */
export const imageKey = (kind: string, id: string): string => `getImage:${kind}:${id}`

/** The wallet's own picture, else the one that was fetched for it; null until then. */
export function selectWalletImage(state: object, wallet: Wallet): string | null {
  const own = safeImageUrl(wallet.image_url, { allowHttp: true })
  if (own !== null || wallet.image_id === undefined) return own
  const cached = (state as ImageCache).walletModalApi?.queries[imageKey('wallet', wallet.image_id)]
  return typeof cached?.data === 'string' ? cached.data : null
}
