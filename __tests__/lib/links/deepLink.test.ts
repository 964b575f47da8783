import fc from 'fast-check'
import {
  linkBase,
  linkTarget,
  pairingLink,
  walletPairingLink,
  type LinkKind,
  frontLink,
  peerLinkBase,
  type PeerLinks,
} from '../../../src/lib/links/deepLink'
import type { Platform } from '../../../src/lib/links/platform'

const URI =
  'wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2?expiryTimestamp=1700000000&relay-protocol=irn&symKey=587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303'
const CODE = encodeURIComponent(URI)

const phone: Platform = {
  isMobile: true,
  isAndroid: false,
  isIos: true,
  isSafari: true,
  isMac: false,
  isTelegram: false,
  isLinkOpenedByHost: false,
  isWebView: false,
  isFramed: false,
  isSafeApp: false,
  isInstalled: false,
  canShare: true,
}
const wallet = {
  mobile_link: 'heron://',
  link_mode: 'https://heron.example/app',
  desktop_link: 'herondesk://',
  webapp_link: 'https://web.heron.example',
}

describe('pairingLink', () => {
  it.each([
    ['heron://', 'heron://'],
    ['heron:', 'heron://'],
    ['heron', 'heron://'],
    ['heron:/', 'heron://'],
    ['heron://open', 'heron://open/'],
    ['heron://open/', 'heron://open/'],
    [' heron:// ', 'heron://'],
    ['https://heron.example', 'https://heron.example/'],
    ['https://heron.example/', 'https://heron.example/'],
    ['https://heron.example/app', 'https://heron.example/app/'],
    ['http://localhost:4512/wallet', 'http://localhost:4512/wallet/'],
  ])('puts the pairing URI behind %s', (link, base) => {
    expect(pairingLink(link, URI)).toEqual({ href: base, url: `${base}wc?uri=${CODE}` })
  })

  it('encodes the pairing URI twice for schemes in Telegram on Android, and only there', () => {
    const twice = encodeURIComponent(CODE)
    const android = { isTelegram: true, isAndroid: true }
    expect(pairingLink('heron://', URI, android)?.url).toBe(`heron://wc?uri=${twice}`)
    expect(pairingLink('https://heron.example', URI, android)?.url).toContain(`uri=${CODE}`)
    for (const other of [
      { isTelegram: true, isAndroid: false },
      { isTelegram: false, isAndroid: true },
    ]) {
      expect(pairingLink('heron://', URI, other)?.url).toBe(`heron://wc?uri=${CODE}`)
    }
  })

  it.each([
    [undefined],
    [null],
    [''],
    ['   '],
    ['javascript:alert(1)'],
    ['javascript://heron/%0aalert(1)'],
    ['data:text/html,x'],
    ['data://x'],
    ['blob:https://x.example/1'],
    ['intent://scan/#Intent;scheme=heron;end'],
    ['file:///etc/passwd'],
    ['vbscript:x'],
    ['about:blank'],
    ['http://heron.example'],
    ['https://user:secret@heron.example'],
    ['https://'],
    ['market://details?id=x'],
    ['mailto:a@b.example'],
    ['chrome-extension://abc'],
    ['heron wallet://'],
    ['1heron://'],
    ['heron://\u0000'],
    ['//heron.example'],
  ])('D7 opens nothing for %p', link => {
    expect(linkBase(link)).toBeNull()
    expect(pairingLink(link, URI)).toBeNull()
  })

  it('D7 whatever a list contains, only https, this machine, or an unowned scheme is opened', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc
            .tuple(
              fc.constantFrom(
                'javascript',
                'data',
                'intent',
                'heron',
                'https',
                'JaVaScRiPt',
                ' data',
              ),
              fc.constantFrom(':', '://', ':/', ''),
              fc.string(),
            )
            .map(parts => parts.join('')),
        ),
        link => {
          const opened = pairingLink(link, URI)
          if (!opened) return
          const { protocol, hostname } = new URL(opened.url)
          expect(protocol).not.toMatch(
            /^(?:javascript|data|blob|intent|file|filesystem|vbscript|about|view-source|mailto):$/,
          )
          if (protocol === 'http:') expect(hostname).toMatch(/^(?:localhost|127\.|\[::1\])/)
          expect(opened.href).not.toContain('symKey')
          expect(opened.href.endsWith('/')).toBe(true)
        },
      ),
      { numRuns: 2_000 },
    )
  })
})

describe('walletPairingLink', () => {
  const baseFor = (kind: LinkKind, platform: Platform = phone, isUniversalPreferred = false) =>
    walletPairingLink(wallet, kind, URI, platform, isUniversalPreferred)?.href

  it('uses the link for each platform', () => {
    expect(baseFor('mobile')).toBe('heron://')
    expect(baseFor('desktop')).toBe('herondesk://')
    expect(baseFor('web')).toBe('https://web.heron.example/')
  })

  it('prefers the universal link on a phone where the host enables it and the wallet has one', () => {
    expect(baseFor('mobile', phone, true)).toBe('https://heron.example/app/')
    expect(walletPairingLink({ mobile_link: 'heron://' }, 'mobile', URI, phone, true)?.href).toBe(
      'heron://',
    )
  })

  it('uses the scheme where the universal link must not be opened', () => {
    const odd = { mobile_link: 'heron://', link_mode: 'javascript:alert(1)' }
    expect(walletPairingLink(odd, 'mobile', URI, phone, true)?.href).toBe('heron://')
  })

  it.each([{ isTelegram: true }, { isWebView: true }])(
    'P10 never uses a scheme where the app around the page cannot open it: %p',
    more => {
      const platform = { ...phone, ...more }
      expect(baseFor('mobile', platform)).toBe('https://heron.example/app/')
      expect(
        walletPairingLink({ mobile_link: 'https://only.example' }, 'mobile', URI, platform)?.href,
      ).toBe('https://only.example/')
      expect(walletPairingLink({ mobile_link: 'heron://' }, 'mobile', URI, platform)).toBeNull()
      expect(baseFor('desktop', platform)).toBeUndefined()
      expect(baseFor('web', platform)).toBe('https://web.heron.example/')
    },
  )

  it('returns null where the wallet has no link for the platform', () => {
    for (const kind of ['mobile', 'desktop', 'web'] as const) {
      expect(walletPairingLink({}, kind, URI, phone)).toBeNull()
    }
  })
})

describe('frontLink', () => {
  it.each([
    ['heron://', {}, 'heron://wc'],
    ['https://heron.example/app/', {}, 'https://heron.example/app/wc'],
    ['https://heron.example/app', { isTelegram: true }, 'https://heron.example/app/wc'],
    ['heron://', { isTelegram: true }, null],
    ['javascript:alert(1)', {}, null],
    ['tel:1', {}, null],
    [null, {}, null],
  ] as const)('of %s, %j is %s', (href, more, expected) => {
    expect(frontLink(href, { ...phone, ...more })).toBe(expected)
  })
})

describe('peerLinkBase', () => {
  const native = 'heron://'
  const universal = 'https://heron.example/app'
  const base = (peer: Partial<PeerLinks>, more: Partial<Platform> = {}, isPreferred = false) =>
    peerLinkBase({ native: null, universal: null, ...peer }, { ...phone, ...more }, isPreferred)

  it('returns the wallet’s own scheme, else its universal link', () => {
    expect(base({ native, universal })).toBe('heron://')
    expect(base({ native, universal }, {}, true)).toBe('https://heron.example/app/')
    expect(base({ universal })).toBe('https://heron.example/app/')
    expect(base({})).toBeNull()
  })

  it('P10 returns https or null where the app around the page cannot open a scheme', () => {
    expect(base({ native, universal }, { isTelegram: true })).toBe('https://heron.example/app/')
    expect(base({ native }, { isWebView: true })).toBeNull()
  })

  it('returns null on a desktop, where the wallet is on another device', () => {
    expect(base({ native, universal }, { isMobile: false })).toBeNull()
  })

  it.each(['javascript:alert(1)', 'intent://x#Intent;end', 'tel:911', 'data:text/html,x'])(
    'D7 never returns %s, whatever the wallet claims',
    link => {
      expect(base({ native: link, universal: link })).toBeNull()
    },
  )
})

describe('linkTarget', () => {
  it.each([
    ['mobile', {}, '_self'],
    ['mobile', { isFramed: true }, '_top'],
    ['mobile', { isTelegram: true }, '_blank'],
    ['mobile', { isTelegram: true, isFramed: true }, '_blank'],
    ['desktop', {}, '_blank'],
    ['web', { isFramed: true }, '_blank'],
  ] as const)('opens %s in %p as %s', (kind, more, target) => {
    expect(linkTarget(kind, { ...phone, ...more })).toBe(target)
  })
})
