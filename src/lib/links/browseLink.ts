import { toSafeLinkUrl } from './safeUrl'
import type { WalletObject } from './walletObjects'

/** The page to open in a wallet's in-app browser, and the wallets already present on it. */
export interface OpenPage {
  readonly href: string
  readonly origin: string
  /** The objects of `walletObjects` that wallets have injected into the page. */
  readonly globals: readonly string[]
}

/** The page, with its Solana support. */
export interface BrowsedPage extends OpenPage {
  readonly isSolanaActive: boolean
  /** Whether the page has a Solana network, active or not. */
  readonly isSolanaKnown: boolean
}

const PHANTOM = 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393'
const SOLFLARE = '1ca0bdd4747578705b1939af023d120677c64fe6ca76add81fda36e350605e79'
const COINBASE = 'fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa'

/**
 * Returns the link that opens the page in a wallet's in-app browser. Null for other wallets, for
 * one already on the page, and without a network for it.
 */
export function browseLink(walletId: string, page: BrowsedPage): string | null {
  if (toSafeLinkUrl(page.href) === null) return null
  const here = encodeURIComponent(page.href)
  const isAbsent = (name: WalletObject) => !page.globals.includes(name)
  if (walletId === PHANTOM && isAbsent('phantom')) {
    return `https://phantom.app/ul/browse/${here}?ref=${encodeURIComponent(page.origin)}`
  }
  if (walletId === SOLFLARE && page.isSolanaKnown && isAbsent('solflare')) {
    return `https://solflare.com/ul/v1/browse/${here}?ref=${here}`
  }
  if (walletId === COINBASE && page.isSolanaActive && isAbsent('coinbaseSolana')) {
    return `https://go.cb-w.com/dapp?cb_url=${here}`
  }
  return null
}
