import { toCheckoutUrl, meldUrl } from '../../../src/features/onramp/providerUrl'

const parts = { publicKey: 'a key', address: '0xAb', projectId: 'p&q' } as const

describe('meldUrl', () => {
  it('includes the account, the coin and the network, in the order of the specification', () => {
    expect(meldUrl({ ...parts, namespace: 'eip155' })).toBe(
      'https://meldcrypto.com/?publicKey=a+key&destinationCurrencyCode=USDC&walletAddress=0xAb&externalCustomerId=p%26q',
    )
    expect(meldUrl({ ...parts, namespace: 'solana' })).toContain('destinationCurrencyCode=SOL')
  })

  it('keeps the query of the page’s own URL, and is null for an invalid one', () => {
    const base = 'https://pay.example/meld?theme=dark'
    expect(meldUrl({ ...parts, base, namespace: 'eip155' })).toMatch(/\/meld\?theme=dark&publicKey/)
    expect(meldUrl({ ...parts, base: 'pay.example', namespace: 'eip155' })).toBeNull()
  })
})

describe('toCheckoutUrl', () => {
  it.each([
    ['https://pay.example/a?b=1', 'https://pay.example/a?b=1'],
    ['https://eu.pay.example/', 'https://eu.pay.example/'],
    ['https://pay.example:8443/', 'https://pay.example:8443/'],
    ['http://localhost:4512/buy', 'http://localhost:4512/buy'],
    ['http://pay.example/', null],
    ['https://evilpay.example/', null],
    ['https://pay.example.evil.example/', null],
    ['https://pay.example@evil.example/', null],
    ['//pay.example/', null],
    ['wc:pay.example', null],
    [null, null],
    [{}, null],
  ])('of %s is %s', (given, expected) => {
    expect(toCheckoutUrl(given, ['pay.example', 'localhost'])).toBe(expected)
  })
})
