/** The page as a wallet's own browser is to open it, and which wallets are on it already. */
export interface BrowsedPage {
  readonly href: string
  readonly origin: string
  /** Names of the objects wallets have put on the page. */
  readonly globals: readonly string[]
  readonly isSolanaActive: boolean
}

const PHANTOM = 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393'
const SOLFLARE = '1ca0bdd4747578705b1939af023d120677c64fe6ca76add81fda36e350605e79'
const COINBASE = 'fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa'

/**
 * A few wallets open the page in their own browser instead of taking a code: the link that does, or null for every other
 * wallet, and for one that is on the page already.
 */
export function browseLink(walletId: string, page: BrowsedPage): string | null {
  const here = encodeURIComponent(page.href)
  const isAbsent = (name: string) => !page.globals.includes(name)
  if (walletId === PHANTOM && isAbsent('phantom')) {
    return `https://phantom.app/ul/browse/${here}?ref=${encodeURIComponent(page.origin)}`
  }
  if (walletId === SOLFLARE && isAbsent('solflare')) {
    return `https://solflare.com/ul/v1/browse/${here}?ref=${here}`
  }
  if (walletId === COINBASE && page.isSolanaActive && isAbsent('coinbaseSolana')) {
    return `https://go.cb-w.com/dapp?cb_url=${here}`
  }
  return null
}
