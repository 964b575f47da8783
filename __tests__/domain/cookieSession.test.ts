import {
  checkCookieSession,
  cookieToSession,
  readCookieSession,
  writeCookieSession,
  type CookieAccount,
  type CookieSession,
} from '../../src/domain/cookieSession'

const ADDRESS = '0x1234567890abcdef1234567890ABCDEF12345678'
const evm: CookieAccount = {
  namespace: 'eip155',
  address: ADDRESS,
  caipNetworkId: 'eip155:8453',
  connectorId: 'io.heron',
}
const solana: CookieAccount = {
  namespace: 'solana',
  address: '5Q544fKrFoe6tsEbD7S8EmxGTJYAKtTVhAW5Q5pge4j1',
  caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  connectorId: 'Größe & Söhne/日本; “x”',
}
const session: CookieSession = { caipNetworkId: 'eip155:8453', accounts: [evm, solana] }
const TEXT = `1&eip155:8453&eip155:8453:${ADDRESS}/io.heron`

describe('the text of a session cookie', () => {
  it('is parsed as it was written', () => {
    const text = writeCookieSession(session)
    expect(readCookieSession(text ?? '')).toEqual(session)
  })

  it('contains only characters that a cookie allows without quotes, whatever a wallet is called', () => {
    expect(writeCookieSession(session)).toMatch(
      /^[\u0021\u0023-\u002b\u002d-\u003a\u003c-\u005b\u005d-\u007e]+$/,
    )
  })

  it('contains network, address and connector id, and nothing else', () => {
    const more = { ...evm, balance: '12.5', publicKey: '02ab' }
    expect(writeCookieSession({ ...session, accounts: [more] })).toBe(TEXT)
  })

  it('leaves out the last accounts where it would be too long, and accounts with an unusual id', () => {
    const long = (namespace: string): CookieAccount => ({
      ...evm,
      namespace: namespace as CookieAccount['namespace'],
      caipNetworkId: `${namespace}:${'1'.repeat(32)}` as CookieAccount['caipNetworkId'],
      address: 'a'.repeat(100),
      connectorId: 'x'.repeat(120),
    })
    const text = writeCookieSession({
      caipNetworkId: evm.caipNetworkId,
      accounts: ['eip155', 'solana', 'bip122', 'cosmos', 'polkadot'].map(long),
    })
    expect(text?.length).toBeLessThan(1000)
    expect(readCookieSession(text ?? '')?.accounts.map(({ namespace }) => namespace)).toEqual([
      'eip155',
      'solana',
      'bip122',
    ])
    const odd = ['', '\ud800', 'a\u202eb', 'x'.repeat(500)].map(connectorId => ({
      ...evm,
      connectorId,
    }))
    for (const account of odd)
      expect(writeCookieSession({ ...session, accounts: [account] })).toBeNull()
  })
})

describe('a session cookie that the modal did not write', () => {
  it.each([
    ['nothing', ''],
    ['another version', TEXT.replace('1&', '2&')],
    ['no version', TEXT.slice(2)],
    ['no account', '1&eip155:8453'],
    ['no network', `1&&eip155:8453:${ADDRESS}/io.heron`],
    ['a network of no shape', TEXT.replace('&eip155:8453&', '&eip155&')],
    ['a script in the address', TEXT.replace(ADDRESS, '<script>alert(1)</script>')],
    ['an address that is a sentence', TEXT.replace(ADDRESS, 'call +1 555 0100 now please')],
    ['an address that is too short', TEXT.replace(ADDRESS, '0x12')],
    ['no connector', TEXT.replace('/io.heron', '')],
    ['a broken escape', TEXT.replace('io.heron', '%E0%A4%A')],
    ['a connector id that turns text around', TEXT.replace('io.heron', '%E2%80%AE')],
    ['a line break in a connector id', TEXT.replace('io.heron', 'a%0d%0ab')],
    ['two accounts of one family', `${TEXT}&eip155:1:${ADDRESS}/app.lumen`],
    ['one damaged account beside another', `${TEXT}&solana:x`],
    ['a text of many kilobytes', TEXT + 'a'.repeat(20_000)],
    ['JSON', JSON.stringify(session)],
  ])('is ignored: %s', (_what, text) => {
    expect(readCookieSession(text)).toBeNull()
  })

  it.each([
    ['null', null],
    ['a text', TEXT],
    ['no accounts', { caipNetworkId: 'eip155:1' }],
    ['accounts that are no list', { caipNetworkId: 'eip155:1', accounts: 'all' }],
    [
      'an account without an address',
      { caipNetworkId: 'eip155:1', accounts: [{ connectorId: 'a' }] },
    ],
    ['a network that is an object', { caipNetworkId: {}, accounts: [evm] }],
  ])('is ignored as a value: %s', (_what, value) => {
    expect(checkCookieSession(value)).toBeNull()
  })

  it('derives the family of an account from its network, whatever else the cookie claims', () => {
    const lying = { ...evm, namespace: '__proto__' }
    expect(checkCookieSession({ ...session, accounts: [lying] })?.accounts).toEqual([evm])
  })
})

describe('cookieToSession', () => {
  const expected = { caipNetworkId: 'eip155:8453', accounts: [evm] }

  it('finds the cookie among other cookies', () => {
    const header = `theme=dark; xwalletModal.session=1&a; walletModal.session=${TEXT}; id=7`
    expect(cookieToSession(header)).toEqual(expected)
  })

  it('reads the cookie of a modal with a custom key', () => {
    const header = `walletModal.session=2; my%20wallets.session=${TEXT}`
    expect(cookieToSession(header, 'my wallets')).toEqual(expected)
    expect(cookieToSession(header)).toBeNull()
  })

  it.each([
    [null],
    [undefined],
    [''],
    ['theme=dark'],
    [`x=${'a'.repeat(100_000)}; walletModal.session=${TEXT}`],
  ])('returns null for a header without a session, and for one that no browser sends', header => {
    expect(cookieToSession(header)).toBeNull()
  })
})
