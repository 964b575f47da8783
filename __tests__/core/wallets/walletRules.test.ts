import type { Wallet } from '../../../src/domain/wallet'
import type { Connector } from '../../../src/domain/connector'
import { mergeWalletLists } from '../../../src/core/wallets/mergeWalletLists'
import { isListed } from '../../../src/core/wallets/isListed'
import { isOnNamespace } from '../../../src/core/wallets/isOnNamespace'
import { isReachable } from '../../../src/core/wallets/isReachable'
import { isSearch } from '../../../src/core/wallets/directory/isSearch'
import type { WalletPlatform } from '../../../src/core/wallets/selectPlatform'
import type { Namespace } from '../../../src/lib/address/caip'
import { sampleConnector } from '../../../src/testing/samples'

const DESKTOP: WalletPlatform = { isMobile: false, isTelegram: false, isWebView: false }
const PHONE = { ...DESKTOP, isMobile: true }
const TELEGRAM = { ...PHONE, isTelegram: true }
const TELEGRAM_DESKTOP = { ...DESKTOP, isTelegram: true }
const WEB_VIEW = { ...PHONE, isWebView: true }

const wallet = (more: Partial<Wallet> = {}): Wallet => ({ id: 'w', name: 'Sample', ...more })
const SCHEME = { mobile_link: 'sample://' }
const UNIVERSAL = { mobile_link: 'https://sample.example' }

describe('isReachable', () => {
  it.each<[string, WalletPlatform, Partial<Wallet>, boolean]>([
    ['a desktop, by a code', DESKTOP, {}, true],
    ['a phone, by a scheme', PHONE, SCHEME, true],
    ['a phone, by https', PHONE, UNIVERSAL, true],
    ['a phone, without a link', PHONE, {}, false],
    ['a phone, with an empty link', PHONE, { mobile_link: '' }, false],
    ['a phone, with a link for computers only', PHONE, { desktop_link: 'sample://' }, false],
    ['Telegram, by https', TELEGRAM, UNIVERSAL, true],
    ['Telegram, by a scheme', TELEGRAM, SCHEME, false],
    ['Telegram, by its universal link', TELEGRAM, { link_mode: 'https://s.example' }, true],
    ['Telegram, by its web app', TELEGRAM, { webapp_link: 'https://s.example' }, true],
    ['Telegram on a computer, by a scheme', TELEGRAM_DESKTOP, SCHEME, false],
    ['the browser inside another app, by a scheme', WEB_VIEW, SCHEME, false],
    ['the browser inside another app, by https', WEB_VIEW, UNIVERSAL, true],
  ])('from %s', (_where, place, more, expected) => {
    expect(isReachable(wallet(more), place)).toBe(expected)
  })
})

describe('isOnNamespace', () => {
  it.each<[string, readonly string[] | undefined, Namespace | null, boolean]>([
    ['a network of the namespace', ['eip155:1', 'solana:x'], 'solana', true],
    ['networks of other namespaces only', ['eip155:1'], 'solana', false],
    ['unknown networks', undefined, 'solana', true],
    ['an empty list of networks', [], 'solana', true],
    ['any network, when no namespace is given', ['eip155:1'], null, true],
  ])('decides for a wallet with %s', (_what, chains, namespace, expected) => {
    expect(isOnNamespace(wallet(chains && { chains }), namespace)).toBe(expected)
  })
})

describe('isListed', () => {
  const COINBASE = 'fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa'
  const SOLFLARE = '1ca0bdd4747578705b1939af023d120677c64fe6ca76add81fda36e350605e79'
  const PHANTOM = 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393'
  const at = (platform: WalletPlatform, activeNamespace: Namespace | null = 'eip155') => ({
    platform,
    activeNamespace,
    caipNetworkIds: ['eip155:1', 'eip155:10'] as const,
  })

  it.each<[string, readonly string[] | undefined, boolean]>([
    ['one of the page’s networks', ['eip155:10', 'cosmos:hub'], true],
    ['other networks only', ['cosmos:hub'], false],
    ['unknown networks', undefined, true],
  ])('decides for a wallet on %s', (_what, chains, expected) => {
    expect(isListed(wallet(chains && { chains }), at(DESKTOP))).toBe(expected)
  })

  it.each<[string, string, Namespace, boolean]>([
    ['Coinbase', COINBASE, 'eip155', true],
    ['Coinbase', COINBASE, 'solana', true],
    ['Solflare', SOLFLARE, 'solana', true],
    ['Solflare', SOLFLARE, 'eip155', false],
    ['Phantom', PHANTOM, 'solana', true],
    ['Phantom', PHANTOM, 'bip122', false],
    ['another', 'w', 'solana', false],
  ])('%s needs no link on a phone: %s on %s', (_name, id, namespace, expected) => {
    expect(isListed(wallet({ id }), at(PHONE, namespace))).toBe(expected)
  })

  it('allows no exception in Telegram', () => {
    expect(isListed(wallet({ id: COINBASE }), at(TELEGRAM))).toBe(false)
  })
})

describe('isSearch', () => {
  it.each([
    ['', false, false],
    ['a', false, false],
    [' a ', false, false],
    ['ab', false, true],
    ['', true, true],
    ['a', true, true],
  ])('for %p, certified only: %p', (text, isCertifiedOnly, expected) => {
    expect(isSearch({ text, isCertifiedOnly })).toBe(expected)
  })
})

describe('mergeWalletLists', () => {
  const list = (...ids: readonly string[]) => ids.map(id => wallet({ id, name: `Wallet ${id}` }))
  const idsOf = (lists: readonly (readonly Wallet[])[], connectors: readonly Connector[] = []) =>
    mergeWalletLists(lists, connectors).wallets.map(({ id }) => id)

  it('keeps the lists’ order and drops earlier duplicates', () => {
    expect(idsOf([list('b', 'a'), list('a', 'c'), list('d', 'b')])).toEqual(['b', 'a', 'c', 'd'])
  })

  it('drops a second entry of one identity, including its mobile app’s name', () => {
    const twins = [
      wallet({ id: 'a', rdns: 'io.metamask' }),
      wallet({ id: 'b', rdns: 'io.metamask.mobile' }),
      wallet({ id: 'c', rdns: 'IO.METAMASK' }),
    ]
    expect(idsOf([twins])).toEqual(['a'])
  })

  it('keeps two wallets of the same name', () => {
    expect(
      idsOf([[wallet({ id: 'a', rdns: 'com.a' }), wallet({ id: 'b', rdns: 'com.b' })]]),
    ).toEqual(['a', 'b'])
  })

  it('moves installed wallets to the front, in their order', () => {
    const connectors = [sampleConnector('com.d', 'Wallet D'), sampleConnector('com.b', 'wallet b ')]
    expect(mergeWalletLists([list('a', 'b', 'c', 'D')], connectors)).toMatchObject({
      wallets: list('b', 'D', 'a', 'c'),
      installedIds: ['b', 'D'],
    })
  })

  it('does not match the unnamed wallet with an entry of the list', () => {
    const nameless: Connector = {
      id: 'injected',
      name: 'Browser Wallet',
      namespace: 'eip155',
      type: 'INJECTED',
    }
    const named = [wallet({ id: 'x', name: 'Browser Wallet' })]
    expect(mergeWalletLists([named], [nameless]).installedIds).toEqual([])
  })

  it('is fast with ten thousand wallets', () => {
    const many = Array.from({ length: 10_000 }, (_, at) =>
      wallet({ id: `w${String(at)}`, name: `Wallet ${String(at)}`, rdns: `com.w${String(at)}` }),
    )
    const since = performance.now()
    expect(idsOf([many], [sampleConnector('com.w9999', 'Last')])[0]).toBe('w9999')
    expect(performance.now() - since).toBeLessThan(1_000)
  })
})
