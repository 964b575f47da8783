import { parseUrl } from './parseUrl'

/** The page's environment, as plain data. */
export interface PageFacts {
  readonly userAgent: string
  readonly maxTouchPoints: number
  /** The media query `(pointer:coarse)`. */
  readonly isPointerCoarse: boolean
  /** The media query `(display-mode: standalone)`, or Safari's own equivalent. */
  readonly isStandalone: boolean
  /** Whether the page runs in a frame. */
  readonly isFramed: boolean
  /** The embedding page's origin, if the browser exposes it. */
  readonly outerOrigin: string | null
  /** Whether Telegram has injected one of its objects. */
  readonly hasTelegramObject: boolean
  /** Whether Telegram's own function for opening links exists. */
  readonly hasHostOpenLink: boolean
  /** Whether the Web Share API can hand text to another app. */
  readonly hasShare: boolean
}

/** The device and the app that the page runs in. */
export interface Platform {
  readonly isMobile: boolean
  readonly isAndroid: boolean
  readonly isIos: boolean
  /** Also true for other browsers with Safari in their user agent, as most have. */
  readonly isSafari: boolean
  readonly isMac: boolean
  readonly isTelegram: boolean
  /** Whether the surrounding app opens links through its own function. */
  readonly isLinkOpenedByHost: boolean
  /** Whether another app shows the page; it may not handle wallet schemes. */
  readonly isWebView: boolean
  readonly isFramed: boolean
  readonly isSafeApp: boolean
  /** Installed as a web app. */
  readonly isInstalled: boolean
  /** Whether the visitor can choose an app to share text with. */
  readonly canShare: boolean
}

const MOBILE = /android|webos|iphone|ipad|ipod|blackberry|opera mini/i
/** Android marks web views; elsewhere apps add their own name. */
const WEB_VIEW =
  /; wv\)|\b(?:FBAN|FBAV|FB_IAB|Instagram|Line|MicroMessenger|Twitter|TikTok|musical_ly|Snapchat|LinkedInApp|Pinterest|GSA)\b/i
const SAFE_APP_HOST = 'app.safe.global'

const getHost = (origin: string | null): string | null => parseUrl(origin ?? '')?.host ?? null

/** Detects the platform by the rules that interoperating implementations share. */
export function readPlatform(facts: PageFacts): Platform {
  const agent = facts.userAgent.toLowerCase()
  const isTabletAsMac = agent.includes('macintosh') && facts.maxTouchPoints > 1
  const isMobile = facts.isPointerCoarse || MOBILE.test(agent) || isTabletAsMac
  const isAppleTouch = /iphone|ipad|ipod/.test(agent) || isTabletAsMac
  const isSafari = agent.includes('safari')
  const isIos = isMobile && isAppleTouch
  return {
    isMobile,
    isAndroid: isMobile && agent.includes('android'),
    isIos,
    isSafari,
    isMac: agent.includes('macintosh') && !isSafari,
    isTelegram: facts.hasTelegramObject,
    isLinkOpenedByHost: facts.hasTelegramObject && facts.hasHostOpenLink,
    isWebView: WEB_VIEW.test(facts.userAgent) || (isIos && !isSafari && !facts.isStandalone),
    isFramed: facts.isFramed,
    isSafeApp: facts.isFramed && getHost(facts.outerOrigin) === SAFE_APP_HOST,
    isInstalled: facts.isStandalone,
    canShare: facts.hasShare,
  }
}

/** Whether only https links work: the surrounding app doesn't forward custom schemes. */
export const needsWebLinks = ({
  isTelegram,
  isWebView,
}: Pick<Platform, 'isTelegram' | 'isWebView'>): boolean => isTelegram || isWebView

/**
 * Whether all wallets share one pairing URI: links only open within the tap here, so it has to
 * exist beforehand.
 */
export const shouldSharePairingUris = ({
  isTelegram,
  isIos,
  isSafari,
}: Pick<Platform, 'isTelegram' | 'isIos' | 'isSafari'>): boolean =>
  isTelegram || (isIos && isSafari)

/** Whether the pairing URI is requested before the visitor chooses a wallet. */
export const shouldPreparePairingUris = ({
  isTelegram,
  isIos,
  isSafari,
}: Pick<Platform, 'isTelegram' | 'isIos' | 'isSafari'>): boolean =>
  isTelegram && (isIos || isSafari)
