import type { OpenPage } from '../lib/links/browseLink'
import { WALLET_OBJECTS } from '../lib/links/walletObjects'

/** Reads the page's current location and the wallet globals on it; null without a page. */
export function readOpenPage(page: Window | undefined): OpenPage | null {
  if (!page) return null
  const { href, origin } = page.location
  return { href, origin, globals: WALLET_OBJECTS.filter(name => name in page) }
}
