import type { Wallet } from '../../../src/domain/wallet'
import {
  firstPlatform,
  listPlatforms,
  type PlatformFacts,
  type WalletPlatform,
} from '../../../src/features/pairing/listPlatforms'

const bare: Wallet = { id: 'w', name: 'Wallet' }
const mobile = { mobile_link: 'wallet://' }
const web = { webapp_link: 'https://wallet.example' }
const desktop = { desktop_link: 'wallet-desktop://' }
const everywhere: Wallet = { ...bare, rdns: 'com.wallet', ...mobile, ...web, ...desktop }
const onDesk = { isInstalled: false, isMobile: false, hasAdapters: true }
const onPhone = { ...onDesk, isMobile: true }

describe('The ways into a wallet', () => {
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
