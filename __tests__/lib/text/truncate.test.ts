import {
  getAuthConnectorName,
  truncateAddress,
  truncateEnd,
  truncateMiddle,
} from '../../../src/lib/text/truncate'

describe('truncateAddress', () => {
  it.each([
    ['0x12ab34cd56ef78901234567890abcdef1234f04e', '0x12…34f04e'],
    ['7EqQdEULxWcraVx3mXKFjc84LhCkMGZCkRuDpvcMwJeK', '7EqQ…cMwJeK'],
    ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', '1A1z…DivfNa'],
  ])('shows four leading and six trailing characters of %s', (address, expected) => {
    expect(truncateAddress(address)).toBe(expected)
  })

  it.each([
    ['bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'bc1qar0s…wf5mdq'],
    ['cosmos1vlthgax23ca9syk7xgaz347xmf4nunefw3cnv8', 'cosmos1vlth…w3cnv8'],
  ])('P42: does not count the common prefix of addresses: %s', (address, expected) => {
    expect(truncateAddress(address)).toBe(expected)
  })

  it('accepts other lengths', () => {
    expect(truncateAddress('0x12ab34cd56ef78901234567890abcdef1234f04e', 6, 4)).toBe('0x12ab…f04e')
  })

  it.each(['', '0x', '0x12345678', 'bc1qab'])(
    'leaves %p, which is short enough, whole',
    address => {
      expect(truncateAddress(address)).toBe(address)
    },
  )
})

describe('truncateMiddle', () => {
  it.each([
    ['abcdefghij', 3, 3, 'abc…hij'],
    ['abcdef', 3, 3, 'abcdef'],
    ['abcdefg', 3, 3, 'abc…efg'],
    ['abcdef', 2, 0, 'ab…'],
    ['🙂🙃😀😃😄', 1, 1, '🙂…😄'],
  ])('cuts %s to %i and %i characters: %s', (text, start, end, expected) => {
    expect(truncateMiddle(text, start, end)).toBe(expected)
  })
})

describe('truncateEnd', () => {
  it.each([
    ['a long account name', 6, 'a lon…'],
    ['exact', 5, 'exact'],
    ['', 5, ''],
    ['😀😀😀😀', 3, '😀😀…'],
  ])('cuts %s to %i characters: %s', (text, max, expected) => {
    expect(truncateEnd(text, max)).toBe(expected)
  })
})

describe('getAuthConnectorName', () => {
  const thirty = `${'a'.repeat(21)}@mail.org`
  const thirtyOne = `${'a'.repeat(22)}@mail.org`

  it.each([
    ['a user name', { socialUsername: 'ada', socialProvider: 'github' }, 'ada'],
    [
      'a discord name ending in 0, without it',
      { socialUsername: 'ada0', socialProvider: 'discord' },
      'ada',
    ],
    [
      'a discord name ending otherwise',
      { socialUsername: 'ada1', socialProvider: 'discord' },
      'ada1',
    ],
    [
      'another provider’s name ending in 0',
      { socialUsername: 'ada0', socialProvider: 'x' },
      'ada0',
    ],
    ['the user name before the e-mail', { socialUsername: 'ada', email: 'ada@mail.org' }, 'ada'],
    ['the e-mail', { email: 'ada@mail.org' }, 'ada@mail.org'],
    ['an e-mail of thirty characters, whole', { email: thirty }, thirty],
    ['a longer e-mail, cut to 27 and dots', { email: thirtyOne }, `${thirtyOne.slice(0, 27)}...`],
    ['nothing', { email: null, socialUsername: '' }, ''],
  ])('shows %s', (_what, identity, expected) => {
    expect(getAuthConnectorName(identity)).toBe(expected)
  })
})
