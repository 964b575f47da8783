import type { EmbeddedDescriptor } from '../ports/embedded'

/** Where the wallet of the visitors is, and who may use it; default: the hosted site, and every page and visitor. */
export interface EmbeddedWalletOptions {
  /** The site in the frame; `https`, or `http` on this machine. Default: `https://secure.walletconnect.org`. */
  readonly secureSiteUrl?: string
  /**
   * Origins that may show the frame, such as `https://shop.example` or `https://*.shop.example`, beside those for development
   * (`http://localhost:*`, …). Without a list every origin may; the site itself decides again.
   */
  readonly allowedOrigins?: readonly string[]
  /** IANA names, such as `Asia/Shanghai`: visitors there are not offered this wallet. Default: none. */
  readonly restrictedTimeZones?: readonly string[]
}

const SECURE_SITE_URL = 'https://secure.walletconnect.org'

const fetchClient = () => import('../chains/embedded/createEmbedded')

const timeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone.toUpperCase()

/**
 * Adds a wallet that a visitor signs in to by email. It lives in a frame of another site, which keeps the keys and shows what is
 * signed. Costs a page nothing until a visitor uses it or comes back with one; no request goes to that site before.
 *
 * @example
 * const walletModal = createWalletModal({ projectId, networks: [mainnet], adapters: [evm(), embeddedWallet()] })
 */
export function embeddedWallet({
  secureSiteUrl = SECURE_SITE_URL,
  allowedOrigins = [],
  restrictedTimeZones = [],
}: EmbeddedWalletOptions = {}): EmbeddedDescriptor {
  return {
    kind: 'embedded',
    secureSiteUrl,
    isRestricted: () =>
      restrictedTimeZones.length > 0 &&
      restrictedTimeZones.some(zone => zone.toUpperCase() === timeZone()),
    fetchWallets: () => import('../app/runtime/chains/createEmbeddedRoutes'),
    fetchClient,
    load: async ports =>
      (await fetchClient()).createEmbeddedClient(ports, { secureSiteUrl, allowedOrigins }),
    loadWallets: async (...asked) => (await fetchClient()).createEmbeddedWallets(...asked),
  }
}
