import { platformRead } from '../../../src/core/wallets/walletsSlice'
import { pairingUriIssued, pairingRequested } from '../../../src/events/pairingEvents'
import { optionsGiven } from '../../../src/core/options/optionsSlice'
import { selectOpenLink } from '../../../src/core/pairing/openLink'
import { readPlatform, type PageFacts } from '../../../src/lib/links/platform'
import { stateAfter } from '../../../src/testing/stateAfter'
import { SAMPLE_PAIRING_URI_ID, SAMPLE_URI } from '../../../src/testing/sampleSecrets'
import { sampleWallet } from '../../support/states/sampleWallets'

const facts: PageFacts = {
  userAgent: 'Mozilla/5.0 (Linux; Android 15) Chrome/140 Mobile Safari/537.36',
  maxTouchPoints: 5,
  isPointerCoarse: true,
  isStandalone: false,
  isFramed: false,
  outerOrigin: null,
  hasTelegramObject: false,
  hasHostOpenLink: false,
  hasShare: false,
}
const withCode = (more: Partial<PageFacts> = {}) =>
  stateAfter(
    platformRead(readPlatform({ ...facts, ...more })),
    pairingRequested({ wallet: sampleWallet }),
    pairingUriIssued({ pairingUriId: SAMPLE_PAIRING_URI_ID, expiresAt: 1 }),
  )
const code = `wc?uri=${encodeURIComponent(SAMPLE_URI)}`
const universal = { ...sampleWallet, link_mode: 'https://foxglove.example/link' }

describe('the link into a wallet', () => {
  it('is null before the pairing URI exists', () => {
    const asking = stateAfter(pairingRequested({ wallet: sampleWallet }))
    expect(selectOpenLink(asking, sampleWallet, 'mobile', null)).toBeNull()
  })

  it('leaves the page for the wallet on a phone', () => {
    expect(selectOpenLink(withCode(), sampleWallet, 'mobile', SAMPLE_URI)).toEqual({
      href: 'foxglove://',
      url: `foxglove://${code}`,
      target: '_self',
      isOpenedByHost: false,
    })
  })

  it.each(['tg://resolve', 'shortcuts://run-shortcut', 'vscode://x', 'metamask://'])(
    'D7 is never %s, which does not belong to the wallet, even from storage',
    mobile_link => {
      const stranger = { ...sampleWallet, mobile_link }
      expect(selectOpenLink(withCode(), stranger, 'mobile', SAMPLE_URI)).toBeNull()
    },
  )

  it('D7 is what the host configured for a wallet that it described itself', () => {
    const own = { id: 'own', name: 'Our own', mobile_link: 'odd://' }
    const given = optionsGiven({ wallets: { customWallets: [own] } })
    expect(selectOpenLink(withCode(), own, 'mobile', SAMPLE_URI)).toBeNull()
    const state = stateAfter(
      given,
      platformRead(readPlatform(facts)),
      pairingRequested({ wallet: own }),
      pairingUriIssued({ pairingUriId: SAMPLE_PAIRING_URI_ID, expiresAt: 1 }),
    )
    expect(selectOpenLink(state, own, 'mobile', SAMPLE_URI)?.href).toBe('odd://')
  })

  it('targets the top window when the page is in a frame', () => {
    const link = selectOpenLink(withCode({ isFramed: true }), sampleWallet, 'mobile', SAMPLE_URI)
    expect(link?.target).toBe('_top')
  })

  it('is never a custom scheme inside an app that supports none', () => {
    const inTelegram = withCode({ hasTelegramObject: true })
    expect(selectOpenLink(inTelegram, sampleWallet, 'mobile', SAMPLE_URI)).toBeNull()
    expect(selectOpenLink(inTelegram, universal, 'mobile', SAMPLE_URI)).toEqual({
      href: 'https://foxglove.example/link/',
      url: `https://foxglove.example/link/${code}`,
      target: '_blank',
      isOpenedByHost: false,
    })
  })

  it.each([
    ['web', 'https://web.foxglove.example/'],
    ['desktop', 'foxglove-desktop://'],
  ] as const)('opens %s in a new tab', (place, href) => {
    expect(selectOpenLink(withCode(), sampleWallet, place, SAMPLE_URI)).toEqual({
      href,
      url: `${href}${code}`,
      target: '_blank',
      isOpenedByHost: false,
    })
  })

  it.each(['mobile', 'web', 'desktop'] as const)('is null when the wallet has none: %s', place => {
    expect(selectOpenLink(withCode(), { id: 'bare', name: 'Bare' }, place, SAMPLE_URI)).toBeNull()
  })
})
