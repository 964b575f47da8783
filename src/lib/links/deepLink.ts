import { needsWebLinks, type Platform } from './platform'
import { safeLinkUrl } from './safeUrl'
import { isWalletScheme } from './walletScheme'

/** The links of a wallet, as its directory lists them. */
export interface WalletLinks {
  readonly link_mode?: string | null
  readonly mobile_link?: string | null
  readonly desktop_link?: string | null
  readonly webapp_link?: string | null
}

/** Where a wallet is to be opened. */
export type LinkPlace = 'mobile' | 'desktop' | 'web'

/** A link that carries a pairing code. */
export interface PairingLink {
  /** Without the code: what may be remembered. */
  readonly href: string
  /** With the code: what is opened, and kept nowhere. */
  readonly url: string
}

const HTTP = /^https?:/i
const BARE_SCHEME = /^([a-z][a-z0-9+.-]*):?\/*$/i
const withSlash = (text: string) => (text.endsWith('/') ? text : `${text}/`)
const isHttps = (link: string | null | undefined) => /^\s*https:/i.test(link ?? '')
const isWeb = (link: string | null | undefined) => HTTP.test(link ?? '')

/**
 * A wallet's link, ready to take a code behind it; null for one that must not be opened (D7). `heron:` and `heron` mean
 * `heron://`.
 */
export function linkBase(link: string | null | undefined): string | null {
  const text = link?.trim() ?? ''
  if (text === '') return null
  if (isWeb(text)) return safeLinkUrl(text) === null ? null : withSlash(text)
  const bare = BARE_SCHEME.exec(text)?.[1]
  const full = bare === undefined ? text : `${bare}://`
  const scheme = full.slice(0, Math.max(0, full.indexOf('://')))
  if (!isWalletScheme(scheme)) return null
  const isRootOnly = full === `${scheme}://`
  // A bare scheme is no complete address for the check; any host stands for the missing one.
  const checked = safeLinkUrl(isRootOnly ? `${full}wc` : full, { schemes: [scheme] })
  return checked === null ? null : withSlash(full)
}

/** Puts a code into a wallet's link. In Telegram on Android a scheme is decoded once more than elsewhere. */
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

/** What the choice of a link depends on. */
export type LinkPlatform = Pick<Platform, 'isTelegram' | 'isWebView' | 'isAndroid'>

function linkAt(
  wallet: WalletLinks,
  place: LinkPlace,
  platform: LinkPlatform,
  isUniversalPreferred: boolean,
): string | null | undefined {
  const isWebOnly = needsWebLinks(platform)
  const mobile =
    isWebOnly || isUniversalPreferred
      ? [wallet.link_mode, wallet.mobile_link]
      : [wallet.mobile_link]
  const links = { mobile, desktop: [wallet.desktop_link], web: [wallet.webapp_link] }[place]
  return links.find(link => linkBase(link) !== null && (!isWebOnly || isHttps(link)))
}

/** Whether a wallet has a link that works here. */
export const hasPairingLink = (
  wallet: WalletLinks,
  place: LinkPlace,
  platform: LinkPlatform,
): boolean => linkAt(wallet, place, platform, false) !== undefined

/**
 * The link that opens a wallet with a code. Null where the wallet has none that works here: a web view passes https on
 * and nothing else (P10).
 */
export const walletPairingLink = (
  wallet: WalletLinks,
  place: LinkPlace,
  uri: string,
  platform: LinkPlatform,
  isUniversalPreferred = false,
): PairingLink | null =>
  pairingLink(linkAt(wallet, place, platform, isUniversalPreferred), uri, platform)

/** The links a connected wallet gave of itself. */
export interface PeerLinks {
  readonly native: string | null
  readonly universal: string | null
}

/** The link that brings a connected wallet to the front on this phone, without a code; null at a desk. */
export function peerLinkBase(
  { native, universal }: PeerLinks,
  platform: LinkPlatform & Pick<Platform, 'isMobile'>,
  isUniversalPreferred: boolean,
): string | null {
  if (!platform.isMobile) return null
  const links = { link_mode: universal, mobile_link: native ?? universal }
  return linkBase(linkAt(links, 'mobile', platform, isUniversalPreferred))
}

/** What brings a wallet to the front by the link it was opened with before; null where that does not work here. */
export function frontLink(href: string | null, platform: LinkPlatform): string | null {
  const base = linkBase(href)
  if (base === null || (needsWebLinks(platform) && !isHttps(base))) return null
  return `${base}wc`
}

/** Where the browser shows a link: a phone leaves this page for the wallet, anything else opens beside it. */
export function linkTarget(
  place: LinkPlace,
  { isTelegram, isFramed }: Pick<Platform, 'isTelegram' | 'isFramed'>,
): '_self' | '_top' | '_blank' {
  if (isTelegram || place !== 'mobile') return '_blank'
  return isFramed ? '_top' : '_self'
}
