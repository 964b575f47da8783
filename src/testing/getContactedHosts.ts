import { NAME_IMAGE_HOSTS } from '../domain/nameImageHosts'
import { DEFAULT_SERVICE_URLS } from '../domain/options'
import { TOKEN_IMAGE_HOSTS } from '../domain/tokenImageHosts'
import { splitAdapters } from '../app/runtime/chains/splitAdapters'
import type { WalletModalOptions } from '../app/host/walletModalOptions'
import type { WalletConnectOptions } from '../entries/walletconnect'
import { ANALYTICS_URL } from '../services/serviceBaseQuery'
import { parseUrl } from '../lib/links/parseUrl'

/** A host that a part of the modal needs in the page's Content Security Policy. */
export interface HostUse {
  readonly directive: 'connect-src' | 'img-src' | 'frame-src'
  readonly origin: string
  /** What fails if it is blocked. */
  readonly what: string
}

/** The options of `walletConnect()` that name hosts. */
export type WalletConnectHosts = Pick<WalletConnectOptions, 'relayUrls' | 'verifyUrl'>

type Given = WalletModalOptions<string>
type Found = readonly [HostUse['directive'], string | undefined, string]

/** The relay's library uses the first, and the second where a visitor's network blocks it. */
const USUAL_RELAYS = [DEFAULT_SERVICE_URLS.relay, 'wss://relay.walletconnect.com']
const USUAL_ATTESTATION = 'https://verify.walletconnect.org'

function relayHosts(
  configured: string,
  { relayUrls = [], verifyUrl }: WalletConnectHosts,
): Found[] {
  const isUsual = configured === DEFAULT_SERVICE_URLS.relay
  const relays = relayUrls.length > 0 ? relayUrls : isUsual ? USUAL_RELAYS : [configured]
  const isAttested = verifyUrl ?? USUAL_RELAYS.some(url => url === relays[0])
  const attestation = isAttested === true ? USUAL_ATTESTATION : isAttested || undefined
  return [
    ...relays.map(url => ['connect-src', url, 'wallets on other devices'] as const),
    ['connect-src', attestation, 'wallets can say that the page is verified'],
    ['frame-src', attestation, 'wallets can say that the page is verified'],
  ]
}

function pictures({ metadata, networks, ...given }: Given): Found[] {
  return [
    ...(metadata?.icons ?? []).map(url => ['img-src', url, 'the picture of the page'] as const),
    ...[
      ...networks.map(({ assets }) => assets?.imageUrl),
      ...Object.values(given.networkImages ?? {}),
    ].map(url => ['img-src', url, 'pictures of networks'] as const),
    ...[
      ...Object.values(given.connectorImages ?? {}),
      ...(given.customWallets ?? []).map(wallet => wallet.image_url),
    ].map(url => ['img-src', url, 'pictures of wallets'] as const),
  ]
}

function getOrigin(url: string | undefined): string | null {
  const parsed = parseUrl(url ?? '')
  if (!parsed) return null
  const { origin, protocol, host } = parsed
  if (/^wss?:$/.test(protocol)) return `${protocol}//${host}`
  return /^https?:$/.test(protocol) ? origin : null
}

/**
 * Returns every host a modal with these options may contact, and what for. None is contacted before
 * the visitor acts, except to restore a session.
 *
 * @example
 * const hosts = getContactedHosts(options, { relayUrls: ['wss://relay.shop.example'] })
 * hosts.map(({ origin }) => origin)
 */
export function getContactedHosts(
  options: Given,
  walletConnect: WalletConnectHosts = {},
): readonly HostUse[] {
  const urls = { ...DEFAULT_SERVICE_URLS, ...options.serviceUrls }
  const rpcUrls = [
    ...options.networks.flatMap(network => network.rpcUrls.default.http),
    ...Object.values(options.customRpcUrls ?? {}).flatMap(list => list ?? []),
  ]
  const { walletConnect: relay, embedded } = splitAdapters(options.adapters)
  const found: readonly Found[] = [
    [
      'connect-src',
      urls.blockchainApi,
      'balances, names, activity, and RPC besides the page’s own',
    ],
    ['connect-src', urls.projectService, 'the list and pictures of wallets, remote settings'],
    ...rpcUrls.map(url => ['connect-src', url, 'reading and watching chains'] as const),
    ...(options.features?.analytics === true
      ? [['connect-src', urls.analytics ?? ANALYTICS_URL, 'statistics'] as const]
      : []),
    ...(relay ? relayHosts(urls.relay, walletConnect) : []),
    ...(embedded
      ? [['frame-src', embedded.secureSiteUrl, 'signing in by email, and approving there'] as const]
      : []),
    ...(options.siwx?.urls ?? []).map(url => ['connect-src', url, 'signing in'] as const),
    ...pictures(options),
    ...[
      ...[...TOKEN_IMAGE_HOSTS, ...NAME_IMAGE_HOSTS].map(host => `https://${host}`),
      ...(options.imageHosts ?? []).flatMap(host => [`https://${host}`, `https://*.${host}`]),
    ].map(url => ['img-src', url, 'pictures that services and wallets name'] as const),
  ]
  const byName = new Map<string, HostUse>()
  for (const [directive, url, what] of found) {
    const origin = getOrigin(url)
    const name = `${directive} ${origin ?? ''}`
    if (origin !== null && !byName.has(name)) byName.set(name, { directive, origin, what })
  }
  return [...byName.values()]
}
