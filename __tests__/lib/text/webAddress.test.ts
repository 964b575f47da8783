import { hasWebAddress } from '../../../src/lib/text/webAddress'

describe('a web address', () => {
  it.each([
    'USD0 [www.usual.example]',
    'Visit https://claim.example to claim',
    'ecAVAX - https://invest.example',
    'claim-usdc.com',
    '$5,000 at Aave-Rewards.IO now',
    't.me/free_tokens',
    'WWW.claim',
    'claim .com',
    'claim[.]com',
    'claim (dot) com',
    'claim。com',
    'claim．com',
    'клейм.рф',
    'xn--80ak6aa92e.xn--p1ai',
    'alice.eth.limo',
    'ether.fi.claim.org',
    'not-ether.fi',
    'hxxp://claim',
  ])('is found in %s', text => {
    expect(hasWebAddress(text)).toBe(true)
  })

  it.each([
    '',
    'USD Coin',
    'USDC.e',
    'USDC.axl',
    'BTC.b',
    'yearn.finance',
    'ether.fi governance token',
    'Crypto.com Coin',
    'alice.eth',
    'Mr.Crypto #12',
    'St. Moritz 1.5',
    'Uniswap V2 1.000',
    'Fern #21',
    '0x12…345678',
    'U.S. Dollar',
    'dot (com)',
  ])('is not found in %s', text => {
    expect(hasWebAddress(text)).toBe(false)
  })

  it('is found at once in a text of any length', () => {
    const before = performance.now()
    expect(hasWebAddress('a-'.repeat(500_000))).toBe(false)
    expect(hasWebAddress('a.'.repeat(500_000))).toBe(false)
    expect(performance.now() - before).toBeLessThan(250)
  })
})
