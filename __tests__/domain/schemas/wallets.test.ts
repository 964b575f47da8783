import { property, assert as check, oneof, string, webUrl, constantFrom, tuple } from 'fast-check'
import {
  walletSchema as walletFrom,
  walletsSchema as walletsFrom,
} from '../../../src/domain/schemas/wallets'
import { HOSTS, BAD_IMAGES, read } from './read'

const walletSchema = walletFrom(HOSTS)
const walletsSchema = walletsFrom(HOSTS)

const wallet = {
  id: 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96',
  name: 'Sample Wallet',
  badge_type: 'certified',
  chains: ['eip155:1', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
  homepage: 'https://sample.example/',
  image_id: '018b2d52-10e9-4158-1fde-a5d5bac5aa00',
  order: 10,
  rdns: 'example.sample',
  link_mode: 'https://sample.example/link',
  mobile_link: 'sample://',
  desktop_link: null,
  webapp_link: null,
  app_store: 'https://apps.apple.com/app/id1',
  play_store: 'https://play.google.com/store/apps/details?id=x',
  chrome_store: 'https://chromewebstore.google.com/detail/x',
} as const

const HTTPS_ONLY = ['link_mode', 'webapp_link', 'app_store', 'play_store', 'chrome_store'] as const
const WALLET_LINKS = ['mobile_link', 'desktop_link'] as const

const HOSTILE = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://page.example/1',
  'intent://x#Intent;scheme=sample;end',
  'vbscript:x',
  'file:///etc/passwd',
  'filesystem:https://page.example/x',
  'about:blank',
  'view-source:https://page.example',
  'http://plain.example/',
  'ws://plain.example/',
  'ms-msdt:/id',
  'search-ms:query=x',
  'tel:+123',
  'sms:+123',
  'mailto:a@b.example',
  'chrome-extension://x',
  'shortcuts://run-shortcut?name=x',
  'tg://resolve?domain=x',
  'vscode://file/x',
  'metamask://wc',
  'trust-wallet://wc',
  'okx+1://x',
  'https://sample.example@evil.example/',
  'x'.repeat(10_000),
  'no address',
  '',
  7,
  {},
  ['https://sample.example'],
]

describe('a wallet of the directory', () => {
  it('is parsed unchanged, so that a remembered one stays comparable', () => {
    expect(read(walletSchema, wallet)).toEqual(wallet)
    expect(read(walletSchema, { ...wallet, injected: [{ namespace: 'eip155' }] })).toEqual(wallet)
  })

  it('may be little more than a name', () => {
    const least = { id: 'mine', name: 'My Wallet' }
    expect(read(walletSchema, least)).toEqual(least)
  })

  it.each([
    ['no id', { ...wallet, id: '' }],
    ['an id that leaves its place in a path', { ...wallet, id: '../../x' }],
    ['no name', { ...wallet, name: undefined }],
    ['a name of nothing visible', { ...wallet, name: '\u200B\u202E ' }],
  ])('is rejected with %s', (_case, row) => {
    expect(read(walletSchema, row)).toBe('REFUSED')
  })

  it('loses invalid fields and keeps the rest', () => {
    const odd = {
      ...wallet,
      name: 'Sam\u202Eple Wallet',
      badge_type: 'golden',
      chains: ['eip155:1', 'moon:1', 7],
      image_id: '../secret',
      order: 'first',
      rdns: 7,
    }
    const { badge_type: _badge, image_id: _image, order: _order, ...rest } = wallet
    expect(read(walletSchema, odd)).toEqual({ ...rest, chains: ['eip155:1'], rdns: null })
  })

  it.each(BAD_IMAGES)('loses the picture %p', image_url => {
    expect(read(walletSchema, { ...wallet, image_url })).toEqual(wallet)
  })
})

describe('the links of a wallet', () => {
  it.each([
    'sample://',
    'sample:',
    'sample-wallet://wc',
    'https://sample.example/wc',
    'sample+1://x',
  ])('may open the wallet by its own scheme: %p', link => {
    for (const name of WALLET_LINKS) {
      expect(read(walletSchema, { ...wallet, [name]: link })).toMatchObject({ [name]: link })
    }
  })

  it.each(HOSTILE)('never open %p', link => {
    const { link_mode: _universal, ...plain } = wallet
    for (const name of [...HTTPS_ONLY, ...WALLET_LINKS]) {
      expect(read(walletSchema, { ...plain, [name]: link })).toMatchObject({ [name]: null })
    }
    const { homepage: _homepage, ...homeless } = wallet
    expect(read(walletSchema, { ...wallet, homepage: link })).toEqual(homeless)
  })

  it('use https on a phone where a scheme is not the wallet’s own', () => {
    expect(read(walletSchema, { ...wallet, mobile_link: 'tg://resolve' })).toMatchObject({
      mobile_link: wallet.link_mode,
    })
  })

  it('open web pages by https only, whatever the scheme', () => {
    for (const name of HTTPS_ONLY) {
      expect(read(walletSchema, { ...wallet, [name]: 'sample://x' })).toMatchObject({
        [name]: null,
      })
    }
  })

  it('contain nothing executable, whatever the answer', () => {
    const scheme = constantFrom('javascript', 'DATA', 'blob', 'intent', 'vbscript', 'sample', '')
    const text = tuple(scheme, constantFrom(':', '://', '\t:', ' :', ''), string()).map(part =>
      part.join(''),
    )
    check(
      property(oneof(text, webUrl(), string()), link => {
        const result = read(walletSchema, { ...wallet, mobile_link: link })
        const kept = result === 'REFUSED' ? null : result.mobile_link
        if (kept === null || kept === undefined) return
        expect(new URL(kept).protocol).not.toMatch(
          /^(?:javascript|data|blob|intent|vbscript|http):$/,
        )
      }),
      { numRuns: 500 },
    )
  })
})

describe('a page of the directory', () => {
  it('keeps the valid wallets and the total count', () => {
    const answer = { data: [wallet, { id: 'x' }, null], count: 612 }
    expect(read(walletsSchema, answer)).toEqual({ data: [wallet], count: 612 })
  })

  it.each([null, {}, { data: [wallet] }, { data: null, count: 1 }, { data: [], count: -1 }])(
    'is rejected when it is %p',
    answer => {
      expect(read(walletsSchema, answer)).toBe('REFUSED')
    },
  )
})
