import { isOwnLink, isOwnScheme, withOwnLinks } from '../../../src/lib/links/ownLinks'

const named = (name: string) => ({ name })

describe('D7 the scheme of a wallet', () => {
  it.each([
    ['metamask', 'MetaMask'],
    ['trust', 'Trust Wallet'],
    ['rainbow', 'Rainbow'],
    ['zerion', 'Zerion'],
    ['uniswap', 'Uniswap Wallet'],
    ['ledgerlive', 'Ledger'],
    ['safepalwallet', 'SafePal'],
    ['imtokenv2', 'imToken'],
    ['robinhood-wallet', 'Robinhood Wallet'],
    ['krakenwallet', 'Kraken Wallet'],
    ['bybitapp', 'Bybit Wallet'],
    ['coin98', 'Coin98 Super App'],
    ['bitcoincom', 'Bitcoin.com Wallet'],
    ['mewwallet', 'MEW wallet'],
    ['safe', 'Safe{Wallet}'],
    ['dcent', 'D’CENT Wallet'],
    ['foxglove-desktop', 'Foxglove'],
    ['wallet3', 'Wallet 3'],
  ])('contains a word of its name: %s of %s', (scheme, name) => {
    expect(isOwnScheme(scheme, named(name))).toBe(true)
    expect(isOwnScheme(scheme.toUpperCase(), named(name))).toBe(true)
  })

  it.each([
    ['okex', 'OKX Wallet'],
    ['bitkeep', 'Bitget Wallet'],
    ['bnc', 'Binance Wallet'],
    ['oneinch', '1inch Wallet'],
    ['tpoutside', 'TokenPocket'],
    ['dfw', 'Crypto.com'],
    ['cbwallet', 'Coinbase Wallet'],
  ])('is known where it contains none: %s of %s, and no other wallet’s', (scheme, name) => {
    expect(isOwnScheme(scheme, named(name))).toBe(true)
    expect(isOwnScheme(scheme, named('Heron'))).toBe(false)
  })

  it.each([
    ['homepage', 'https://www.heronlabs.example/start'],
    ['link_mode', 'https://go.heronlabs.example'],
    ['webapp_link', 'https://heronlabs.example'],
    ['rdns', 'example.heronlabs'],
    ['play_store', 'https://play.google.com/store/apps/details?id=example.heronlabs.app'],
  ])('can be identified by its %s', (field, value) => {
    expect(isOwnScheme('heronlabs', { name: 'Grey Bird' })).toBe(false)
    expect(isOwnScheme('heronlabs', { name: 'Grey Bird', [field]: value })).toBe(true)
  })

  it.each(['metamask', 'trust', 'heronry2', 'paypal', 'wallet', 'app', 'com', 'x', 'he'])(
    'belongs to no other wallet: %s',
    scheme => {
      expect(isOwnScheme(scheme, { name: 'Grey Bird Wallet App', rdns: 'com.grey' })).toBe(false)
    },
  )

  it.each([
    ['shortcuts', 'Shortcuts Wallet'],
    ['tg', 'TG Wallet'],
    ['telegram', 'Telegram Wallet'],
    ['vscode', 'VSCode Wallet'],
    ['vscode-insiders', 'VSCode Insiders'],
    ['zoommtg', 'Zoommtg'],
    ['x-apple.systempreferences', 'Apple Systempreferences'],
    ['com.apple.tv', 'Apple TV'],
    ['bitcoin', 'Bitcoin Wallet'],
    ['wc', 'WC Wallet'],
    ['javascript', 'JavaScript Wallet'],
    ['intent', 'Intent Wallet'],
    ['https', 'Https Wallet'],
    ['not a scheme', 'Not a scheme'],
    ['', 'Nameless'],
    ['__proto__', 'Proto'],
  ])(
    'is never that of the system or of another app, whatever the wallet claims: %s',
    (scheme, name) => {
      expect(isOwnScheme(scheme, named(name))).toBe(false)
    },
  )
})

describe('D7 the links of a wallet', () => {
  it.each(['https://any.example/x', 'http://localhost:1/x', '', null, undefined])(
    'are not checked for a scheme where they are for the web: %p',
    link => expect(isOwnLink(link, named('Heron'))).toBe(true),
  )

  it.each(['heron', 'heron:', 'heron:/', ' heron://open ', 'HERON://'])(
    'are its own in every spelling: %p',
    link => expect(isOwnLink(link, named('Heron'))).toBe(true),
  )

  it.each(['tg', 'tg:', ' tg://resolve', 'shortcuts://run-shortcut', 'vscode://x'])(
    'are rejected in every spelling: %p',
    link => expect(isOwnLink(link, named('Heron'))).toBe(false),
  )

  it('stay unchanged where they belong to the wallet', () => {
    const heron = { name: 'Heron', mobile_link: 'heron://', desktop_link: 'heron-desk://' }
    expect(withOwnLinks(heron)).toBe(heron)
  })

  it('give way to the web link on a phone', () => {
    const heron = { name: 'Heron', mobile_link: 'tg://', desktop_link: 'vscode://' }
    expect(withOwnLinks(heron)).toEqual({ name: 'Heron', mobile_link: null, desktop_link: null })
    const link_mode = 'https://heron.example'
    expect(withOwnLinks({ ...heron, link_mode })).toEqual({
      name: 'Heron',
      link_mode,
      mobile_link: link_mode,
      desktop_link: null,
    })
  })
})
