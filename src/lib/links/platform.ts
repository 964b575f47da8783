import { parseUrl } from './parseUrl'

/** What a page knows of where it runs, as plain data. */
export interface PageFacts {
  readonly userAgent: string
  readonly maxTouchPoints: number
  /** The media query `(pointer:coarse)`. */
  readonly isPointerCoarse: boolean
  /** The media query `(display-mode: standalone)`, or what Safari says instead. */
  readonly isStandalone: boolean
  /** The page is not the outermost one of its tab. */
  readonly isFramed: boolean
  /** The origin of the page around it, where the browser tells. */
  readonly outerOrigin: string | null
  /** One of the objects Telegram puts on the page. */
  readonly hasTelegramObject: boolean
  /** Telegram's own call that opens a link is there. */
  readonly hasHostOpenLink: boolean
  /** The browser can hand text to another app: the Web Share API. */
  readonly hasShare: boolean
}

/** The device and the app the page runs in. */
export interface Platform {
  readonly isMobile: boolean
  readonly isAndroid: boolean
  readonly isIos: boolean
  /** Also true for browsers that call themselves so, as most do. */
  readonly isSafari: boolean
  readonly isMac: boolean
  readonly isTelegram: boolean
  /** The app around the page opens links by a call of its own. */
  readonly isLinkOpenedByHost: boolean
  /** The page is shown by another app, which may not know the schemes of wallets. */
  readonly isWebView: boolean
  readonly isFramed: boolean
  readonly isSafeApp: boolean
  /** Installed like an app. */
  readonly isInstalled: boolean
  /** The visitor can be asked which app a text goes to. */
  readonly canShare: boolean
}

const MOBILE = /android|webos|iphone|ipad|ipod|blackberry|opera mini/i
/** Android marks its web views; elsewhere the apps put their own name in. */
const WEB_VIEW =
  /; wv\)|\b(?:FBAN|FBAV|FB_IAB|Instagram|Line|MicroMessenger|Twitter|TikTok|musical_ly|Snapchat|LinkedInApp|Pinterest|GSA)\b/i
const SAFE_APP_HOST = 'app.safe.global'

const hostOf = (origin: string | null): string | null => parseUrl(origin ?? '')?.host ?? null

/** Tells platforms apart by the rules the interoperating programs share. */
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
    isSafeApp: facts.isFramed && hostOf(facts.outerOrigin) === SAFE_APP_HOST,
    isInstalled: facts.isStandalone,
    canShare: facts.hasShare,
  }
}

/** Only https links lead anywhere here: the app around the page does not pass a wallet's own scheme on. */
export const needsWebLinks = ({
  isTelegram,
  isWebView,
}: Pick<Platform, 'isTelegram' | 'isWebView'>): boolean => isTelegram || isWebView

/**
 * Here one code serves whatever wallet is chosen, as long as it holds: a link is followed only inside the tap, so the code
 * has to be there before it.
 */
export const sharesPairingUris = ({
  isTelegram,
  isIos,
  isSafari,
}: Pick<Platform, 'isTelegram' | 'isIos' | 'isSafari'>): boolean =>
  isTelegram || (isIos && isSafari)

/** Here the code is asked for before a wallet is chosen. */
export const preparesPairingUris = ({
  isTelegram,
  isIos,
  isSafari,
}: Pick<Platform, 'isTelegram' | 'isIos' | 'isSafari'>): boolean =>
  isTelegram && (isIos || isSafari)
