import { downloadLinks, downloadTarget } from '../../../src/core/wallets/downloadLinks'
import { sampleWallet } from '../../support/states/sampleWallets'

const bare = { id: 'w', name: 'Wallet' }
const site = { ...bare, homepage: 'https://wallet.example/' }
const apps = { ...site, app_store: 'https://apps.example/w', play_store: 'https://play.example/w' }

describe('wallet download links', () => {
  it('lists every available page, in a fixed order', () => {
    expect(downloadLinks(sampleWallet).map(({ kind }) => kind)).toEqual([
      'browser',
      'ios',
      'android',
      'website',
    ])
  })

  it('omits unsafe links', () => {
    const hostile = { ...bare, homepage: 'javascript:alert(1)', app_store: 'http://apps.example' }
    expect(downloadLinks(hostile)).toEqual([])
  })

  it.each([
    ['nothing known', bare, null, null],
    ['one page', site, null, { href: 'https://wallet.example/' }],
    ['one page, on a phone of another maker', site, 'ios' as const, { href: site.homepage }],
    ['several, at a desk', apps, null, { href: null }],
    ['several, on an iPhone', apps, 'ios' as const, { href: 'https://apps.example/w' }],
    ['several, on Android', apps, 'android' as const, { href: 'https://play.example/w' }],
  ])('%s', (_what, wallet, system, way) => {
    expect(downloadTarget(wallet, system)).toEqual(way)
  })
})
