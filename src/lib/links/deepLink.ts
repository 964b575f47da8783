import { needsWebLinks, type Platform } from './platform'
import { toSafeLinkUrl } from './safeUrl'
import { isWalletScheme } from './walletScheme'

/** A wallet's links, as the directory lists them. */
export interface WalletLinks {
  readonly link_mode?: string | null
  readonly mobile_link?: string | null
  readonly desktop_link?: string | null
  readonly webapp_link?: string | null
}

/** Where to open a wallet. */
export type LinkKind = 'mobile' | 'desktop' | 'web'

/** A link with a pairing URI. */
export interface PairingLink {
  /** Without the pairing URI; may be stored. */
  readonly href: string
  /** With the pairing URI; opened, but never stored. */
  readonly url: string
}

const HTTP = /^https?:/i
const BARE_SCHEME = /^([a-z][a-z0-9+.-]*):?\/*$/i
const withSlash = (text: string) => (text.endsWith('/') ? text : `${text}/`)
const isHttps = (link: string | null | undefined) => /^\s*https:/i.test(link ?? '')
const isWeb = (link: string | null | undefined) => HTTP.test(link ?? '')

/**
 * Returns a wallet's link without a pairing URI; null if unsafe (D7). `heron:` and `heron` mean
 * `heron://`.
 */
export function linkBase(link: string | null | undefined): string | null {
  const text = link?.trim() ?? ''
  if (text === '') return null
  if (isWeb(text)) return toSafeLinkUrl(text) === null ? null : withSlash(text)
  const bare = BARE_SCHEME.exec(text)?.[1]
  const full = bare === undefined ? text : `${bare}://`
  const scheme = full.slice(0, Math.max(0, full.indexOf('://')))
  if (!isWalletScheme(scheme)) return null
  const isRootOnly = full === `${scheme}://`
  // A bare scheme is no complete URL, so the check runs with a placeholder host.
  const checked = toSafeLinkUrl(isRootOnly ? `${full}wc` : full, { schemes: [scheme] })
  return checked === null ? null : withSlash(full)
}

/** Adds a pairing URI to a wallet's link. Telegram on Android decodes custom schemes twice. */
export function pairingLink(
  link: string | null | undefined,
  uri: string,
  platform?: Pick<Platform, 'isTelegram' | 'isAndroid'>,
): PairingLink | null {
  const href = linkBase(link)
  if (href === null) return null
  const isTwice = !isWeb(href) && platform?.isTelegram === true && platform.isAndroid
  const code = encodeURIComponent(isTwice ? encodeURIComponent(uri) : uri)
  return { href, url: `${href}wc?uri=${code}` }
}

/** The platform traits that the choice of a link depends on. */
export type LinkPlatform = Pick<Platform, 'isTelegram' | 'isWebView' | 'isAndroid'>

function findLink(
  wallet: WalletLinks,
  kind: LinkKind,
  platform: LinkPlatform,
  isUniversalPreferred: boolean,
): string | null | undefined {
  const isWebOnly = needsWebLinks(platform)
  const mobile =
    isWebOnly || isUniversalPreferred
      ? [wallet.link_mode, wallet.mobile_link]
      : [wallet.mobile_link]
  const links = { mobile, desktop: [wallet.desktop_link], web: [wallet.webapp_link] }[kind]
  return links.find(link => linkBase(link) !== null && (!isWebOnly || isHttps(link)))
}

/** Whether a wallet has a link that works on this platform. */
export const hasPairingLink = (
  wallet: WalletLinks,
  kind: LinkKind,
  platform: LinkPlatform,
): boolean => findLink(wallet, kind, platform, false) !== undefined

/** Returns a wallet's link with a pairing URI, or null: web views only forward https (P10). */
export const walletPairingLink = (
  wallet: WalletLinks,
  kind: LinkKind,
  uri: string,
  platform: LinkPlatform,
  isUniversalPreferred = false,
): PairingLink | null =>
  pairingLink(findLink(wallet, kind, platform, isUniversalPreferred), uri, platform)

/** The links that a connected wallet reports about itself. */
export interface PeerLinks {
  readonly native: string | null
  readonly universal: string | null
}

/** Returns the link that brings a connected wallet to the front on a phone; null on desktop. */
export function peerLinkBase(
  { native, universal }: PeerLinks,
  platform: LinkPlatform & Pick<Platform, 'isMobile'>,
  isUniversalPreferred: boolean,
): string | null {
  if (!platform.isMobile) return null
  const links = { link_mode: universal, mobile_link: native ?? universal }
  return linkBase(findLink(links, 'mobile', platform, isUniversalPreferred))
}

/** Returns the link that brings a wallet to the front again, or null if it can't work here. */
export function frontLink(href: string | null, platform: LinkPlatform): string | null {
  const base = linkBase(href)
  if (base === null || (needsWebLinks(platform) && !isHttps(base))) return null
  return `${base}wc`
}

/** Returns the link's target: on a phone the wallet replaces the page, else it opens beside it. */
export function linkTarget(
  kind: LinkKind,
  { isTelegram, isFramed }: Pick<Platform, 'isTelegram' | 'isFramed'>,
): '_self' | '_top' | '_blank' {
  if (isTelegram || kind !== 'mobile') return '_blank'
  return isFramed ? '_top' : '_self'
}
