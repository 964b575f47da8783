import type { Wallet } from '../../domain/wallet'
import { toSafeLinkUrl } from '../../lib/links/safeUrl'

export type DownloadKind = 'browser' | 'ios' | 'android' | 'website'

export interface DownloadLink {
  readonly kind: DownloadKind
  readonly href: string
}

/** Returns a wallet's download pages that are safe to link to, in display order. */
export function downloadLinks(wallet: Wallet): DownloadLink[] {
  const places: readonly [DownloadKind, string | null | undefined][] = [
    ['browser', wallet.chrome_store],
    ['ios', wallet.app_store],
    ['android', wallet.play_store],
    ['website', wallet.homepage],
  ]
  return places.flatMap(([kind, link]) => {
    const href = toSafeLinkUrl(link)
    return href === null ? [] : [{ kind, href }]
  })
}

/**
 * Where to get a wallet on this device: the page that fits, or `href: null` to let the user choose.
 */
export interface DownloadTarget {
  readonly href: string | null
}

/** Returns null when the wallet has no download page. */
export function downloadTarget(
  wallet: Wallet,
  system: 'ios' | 'android' | null,
): DownloadTarget | null {
  const links = downloadLinks(wallet)
  if (links.length === 0) return null
  const fitting = links.find(({ kind }) => kind === system)
  return { href: fitting?.href ?? (links.length === 1 ? (links[0]?.href ?? null) : null) }
}
