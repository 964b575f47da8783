import type { Wallet } from '../../domain/wallet'
import { safeLinkUrl } from '../../lib/safeUrl'

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

/** How to get a wallet from here: straight to the page that fits this device, or to a choice of pages. */
export type DownloadWay =
  { readonly kind: 'page'; readonly href: string } | { readonly kind: 'choice' } | null

export function downloadWay(wallet: Wallet, system: 'ios' | 'android' | null): DownloadWay {
  const links = downloadLinks(wallet)
  const fitting = links.find(({ place }) => place === system) ?? (links.length === 1 && links[0])
  if (fitting) return { kind: 'page', href: fitting.href }
  return links.length === 0 ? null : { kind: 'choice' }
}
