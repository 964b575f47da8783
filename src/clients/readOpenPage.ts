import type { OpenPage } from '../lib/links/browseLink'
import { WALLET_OBJECTS } from '../lib/links/walletObjects'

/** Where the page is right now, and which wallets are on it; null where there is no page. */
export function readOpenPage(page: Window | undefined): OpenPage | null {
  if (!page) return null
  const { href, origin } = page.location
  return { href, origin, globals: WALLET_OBJECTS.filter(name => name in page) }
}
