import type { EmbeddedDescriptor } from '../ports/embedded'

/** Where the embedded wallet is, and for whom. Default: the hosted site, for everyone. */
export interface EmbeddedWalletOptions {
  /** The frame's site; `https`, or local `http`. Default: `https://secure.walletconnect.org`. */
  readonly secureSiteUrl?: string
  /**
   * Origins that may show the frame, such as `https://shop.example` or `https://*.shop.example`, in
   * addition to development origins (`http://localhost:*`, …). Without a list, every origin may.
   * The site applies its own check as well.
   */
  readonly allowedOrigins?: readonly string[]
  /** IANA time zones, such as `Asia/Shanghai`, without this wallet. Default: none. */
  readonly restrictedTimeZones?: readonly string[]
}

const SECURE_SITE_URL = 'https://secure.walletconnect.org'

const fetchClient = () => import('../chains/embedded/createEmbedded')

const timeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone.toUpperCase()

/**
 * Adds a wallet that a visitor signs in to by email. It runs in a frame of another site, which
 * keeps the keys and shows what is signed. Fetches no code, and sends that site no request, until a
 * visitor uses it or returns with a session.
 *
 * @example
 * const walletModal = createWalletModal({
 *   projectId,
 *   networks: [mainnet],
 *   adapters: [evm(), embeddedWallet()],
 * })
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
