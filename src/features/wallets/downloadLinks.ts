import type { Wallet } from '../../domain/wallet'
import { safeLinkUrl } from '../../lib/links/safeUrl'

export type DownloadPlace = 'browser' | 'ios' | 'android' | 'website'

export interface DownloadLink {
  readonly place: DownloadPlace
  readonly href: string
}

/** Every page a wallet can be got from, checked, in the order they are listed. */
export function downloadLinks(wallet: Wallet): DownloadLink[] {
  const places: readonly [DownloadPlace, string | null | undefined][] = [
    ['browser', wallet.chrome_store],
    ['ios', wallet.app_store],
    ['android', wallet.play_store],
    ['website', wallet.homepage],
  ]
  return places.flatMap(([place, link]) => {
    const href = safeLinkUrl(link)
    return href === null ? [] : [{ place, href }]
  })
}

/** How to get a wallet from here: the page that fits this device; without one (`href: null`) a choice of pages. */
export interface DownloadTarget {
  readonly href: string | null
}

/** Null: no page is known. */
export function downloadTarget(
  wallet: Wallet,
  system: 'ios' | 'android' | null,
): DownloadTarget | null {
  const links = downloadLinks(wallet)
  if (links.length === 0) return null
  const fitting = links.find(({ place }) => place === system)
  return { href: fitting?.href ?? (links.length === 1 ? (links[0]?.href ?? null) : null) }
}
