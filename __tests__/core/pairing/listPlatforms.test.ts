import type { Wallet } from '../../../src/domain/wallet'
import {
  firstPlatform,
  listPlatforms,
  type PlatformFacts,
  type WalletPlatform,
} from '../../../src/core/pairing/listPlatforms'

const bare: Wallet = { id: 'w', name: 'Wallet' }
const mobile = { mobile_link: 'wallet://' }
const web = { webapp_link: 'https://wallet.example' }
const desktop = { desktop_link: 'wallet-desktop://' }
const everywhere: Wallet = { ...bare, rdns: 'com.wallet', ...mobile, ...web, ...desktop }
const desk = { isMobile: false, isAndroid: false, isTelegram: false, isWebView: false }
const onDesk = { isInstalled: false, platform: desk, hasAdapters: true }
const onPhone = { ...onDesk, platform: { ...desk, isMobile: true } }
const inTelegram = { ...onDesk, platform: { ...desk, isTelegram: true } }
const inView = { ...onDesk, platform: { ...desk, isMobile: true, isWebView: true } }
const universal = { link_mode: 'https://wallet.example/app' }

describe('listPlatforms', () => {
  it.each<[string, PlatformFacts, WalletPlatform[]]>([
    ['any wallet, at a desk', { ...onDesk, wallet: null }, ['qrcode']],
    ['any wallet, on a phone', { ...onPhone, wallet: null }, ['qrcode']],
    ['a phone wallet, at a desk', { ...onDesk, wallet: { ...bare, ...mobile } }, ['qrcode']],
    ['a phone wallet, on a phone', { ...onPhone, wallet: { ...bare, ...mobile } }, ['mobile']],
    [
      'everything, installed, at a desk',
      { ...onDesk, wallet: everywhere, isInstalled: true },
      ['browser', 'qrcode', 'web', 'desktop'],
    ],
    [
      'everything, not installed, at a desk',
      { ...onDesk, wallet: everywhere },
      ['unsupported', 'qrcode', 'web', 'desktop'],
    ],
    ['everything, on a phone', { ...onPhone, wallet: everywhere }, ['mobile', 'web']],
    [
      "everything, in the wallet's own browser",
      { ...onPhone, wallet: everywhere, isInstalled: true },
      ['browser', 'mobile', 'web'],
    ],
    [
      'everything, on a page without adapters',
      { ...onDesk, wallet: everywhere, isInstalled: true, hasAdapters: false },
      ['qrcode', 'web', 'desktop'],
    ],
    ['a web wallet', { ...onDesk, wallet: { ...bare, ...web } }, ['web']],
    ['a web wallet, on a phone', { ...onPhone, wallet: { ...bare, ...web } }, ['web']],
    ['a desktop wallet', { ...onDesk, wallet: { ...bare, ...desktop } }, ['desktop']],
    ['a desktop wallet, on a phone', { ...onPhone, wallet: { ...bare, ...desktop } }, ['qrcode']],
    [
      'an extension that is not here, by its identity',
      { ...onDesk, wallet: { ...bare, rdns: 'com.wallet' } },
      ['unsupported'],
    ],
    [
      'an extension that is not here, by its store',
      { ...onDesk, wallet: { ...bare, rdns: null, chrome_store: 'https://store.example' } },
      ['unsupported'],
    ],
    ['an extension, on a phone', { ...onPhone, wallet: { ...bare, rdns: 'com.w' } }, ['qrcode']],
    ['a wallet of which nothing is known', { ...onDesk, wallet: bare }, ['qrcode']],
    [
      'everything but universal links, where only https leads anywhere',
      { ...inView, wallet: everywhere },
      ['web'],
    ],
    [
      'a universal link, where only https leads anywhere',
      { ...inView, wallet: { ...bare, ...mobile, ...universal } },
      ['mobile'],
    ],
    [
      'a wallet of schemes alone, in Telegram at a desk',
      { ...inTelegram, wallet: { ...bare, ...mobile, ...desktop } },
      ['qrcode'],
    ],
    [
      'a link that must not be opened',
      { ...onPhone, wallet: { ...bare, mobile_link: 'javascript:alert(1)' } },
      ['qrcode'],
    ],
    [
      'links that were refused',
      { ...onDesk, wallet: { ...bare, mobile_link: null, webapp_link: null, desktop_link: null } },
      ['qrcode'],
    ],
  ])('%s', (_what, facts, expected) => {
    expect(listPlatforms(facts)).toEqual(expected)
  })

  it.each<[WalletPlatform[], WalletPlatform]>([
    [['browser', 'qrcode'], 'browser'],
    [['unsupported', 'qrcode', 'web'], 'qrcode'],
    [['unsupported'], 'unsupported'],
    [['mobile', 'web'], 'mobile'],
  ])('of %j the first shown is %s', (platforms, expected) => {
    expect(firstPlatform(platforms)).toBe(expected)
  })
})
