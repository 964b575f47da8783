import {
  needsWebLinks,
  shouldPreparePairingUris,
  readPlatform,
  shouldSharePairingUris,
  type PageFacts,
} from '../../../src/lib/links/platform'

const desktop: PageFacts = {
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
  maxTouchPoints: 0,
  isPointerCoarse: false,
  isStandalone: false,
  isFramed: false,
  outerOrigin: null,
  hasTelegramObject: false,
  hasHostOpenLink: false,
  hasShare: false,
}
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'
const IPAD_AS_MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15'
const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36'
const ANDROID_VIEW =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36'
const IPHONE_VIEW =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148'
const MAC_TELEGRAM = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15'

const on = (more: Partial<PageFacts>) => readPlatform({ ...desktop, ...more })

describe('readPlatform', () => {
  it('recognises a desktop browser', () => {
    expect(on({})).toEqual({
      isMobile: false,
      isAndroid: false,
      isIos: false,
      isSafari: true, // Chrome's user agent names Safari, too
      isMac: false,
      isTelegram: false,
      isLinkOpenedByHost: false,
      isWebView: false,
      isFramed: false,
      isSafeApp: false,
      isInstalled: false,
      canShare: false,
    })
  })

  it.each([
    ['an iPhone', { userAgent: IPHONE }, { isMobile: true, isIos: true, isAndroid: false }],
    ['an Android phone', { userAgent: ANDROID }, { isMobile: true, isIos: false, isAndroid: true }],
    [
      'an iPod',
      { userAgent: IPHONE.replaceAll('iPhone', 'iPod') },
      { isMobile: true, isIos: true },
    ],
    [
      'a tablet that calls itself a Mac',
      { userAgent: IPAD_AS_MAC, maxTouchPoints: 5 },
      { isMobile: true, isIos: true },
    ],
    ['a Mac', { userAgent: IPAD_AS_MAC }, { isMobile: false, isIos: false, isMac: false }],
    ['a coarse pointer', { isPointerCoarse: true }, { isMobile: true, isIos: false }],
    ['an old phone', { userAgent: 'BlackBerry9700/5.0' }, { isMobile: true, isSafari: false }],
    ['Opera Mini', { userAgent: 'Opera/9.80 (J2ME/MIDP; Opera Mini/9)' }, { isMobile: true }],
    ['nothing at all', { userAgent: '' }, { isMobile: false, isSafari: false }],
  ])('recognises %s', (_what, facts, expected) => {
    expect(on(facts)).toMatchObject(expected)
  })

  it('distinguishes Telegram’s Mac app from Safari', () => {
    expect(on({ userAgent: MAC_TELEGRAM, hasTelegramObject: true })).toMatchObject({
      isMac: true,
      isTelegram: true,
      isMobile: false,
    })
  })

  it('recognises a Safe app by the page around it, and only inside a frame', () => {
    const outerOrigin = 'https://app.safe.global'
    expect(on({ isFramed: true, outerOrigin }).isSafeApp).toBe(true)
    expect(on({ isFramed: false, outerOrigin }).isSafeApp).toBe(false)
    for (const origin of ['https://app.safe.global.evil.example', 'null', 'app.safe.global', '']) {
      expect(on({ isFramed: true, outerOrigin: origin }).isSafeApp).toBe(false)
    }
  })

  it.each([
    ['Telegram', { hasTelegramObject: true }, true],
    ['an Android web view', { userAgent: ANDROID_VIEW }, true],
    ['an iOS web view', { userAgent: IPHONE_VIEW }, true],
    ['a page installed on an iPhone', { userAgent: IPHONE_VIEW, isStandalone: true }, false],
    ['an app that says its name', { userAgent: `${IPHONE} Instagram 300.0` }, true],
    ['another app that says its name', { userAgent: `${ANDROID} [FBAN/FB4A;FBAV/1]` }, true],
    ['Safari on a phone', { userAgent: IPHONE }, false],
    ['Chrome on a phone', { userAgent: ANDROID }, false],
    ['a desktop browser', {}, false],
  ])('P10 in %s the need for https links is %#', (_where, facts, expected) => {
    expect(needsWebLinks(on(facts))).toBe(expected)
  })

  it('recognises an installed page', () => {
    expect(on({ isStandalone: true }).isInstalled).toBe(true)
  })

  it('allows sharing where the browser supports it', () => {
    expect(on({ hasShare: true }).canShare).toBe(true)
  })

  it('opens links through Telegram only where its method exists', () => {
    const hasTelegramObject = true
    expect(on({ hasTelegramObject, hasHostOpenLink: true }).isLinkOpenedByHost).toBe(true)
    expect(on({ hasTelegramObject }).isLinkOpenedByHost).toBe(false)
    expect(on({ hasHostOpenLink: true }).isLinkOpenedByHost).toBe(false)
  })

  it.each([
    ['Telegram on an iPhone', { userAgent: IPHONE_VIEW, hasTelegramObject: true }, true, true],
    ['Telegram on Android', { userAgent: ANDROID_VIEW, hasTelegramObject: true }, true, true],
    ['Telegram on a Mac', { userAgent: MAC_TELEGRAM, hasTelegramObject: true }, true, false],
    ['Telegram in a browser', { hasTelegramObject: true }, true, true],
    ['Safari on an iPhone', { userAgent: IPHONE }, true, false],
    ['another app on an iPhone', { userAgent: IPHONE_VIEW }, false, false],
    ['Chrome on Android', { userAgent: ANDROID }, false, false],
    ['a desktop browser', {}, false, false],
  ])(
    'shares a pairing URI among wallets, or prepares one, in %s: %#',
    (_where, facts, shares, prepares) => {
      expect(shouldSharePairingUris(on(facts))).toBe(shares)
      expect(shouldPreparePairingUris(on(facts))).toBe(prepares)
    },
  )
})
