import { siteAddress } from '../../../../src/chains/embedded/frame/siteAddress'

describe('the address of the site in the frame', () => {
  it('has the page and the query of the protocol', () => {
    const { origin, frameUrl } = siteAddress('https://wallet.example')
    expect(origin).toBe('https://wallet.example')
    expect(frameUrl('p1', 'eip155:1')).toBe(
      'https://wallet.example/sdk?projectId=p1&chainId=eip155%3A1&version=4&enableLogger=false',
    )
    expect(frameUrl('p1', 'eip155:1', 'pt-BR')).toMatch(/&lang=pt-BR$/)
    expect(siteAddress('https://shop.example/wallet/').frameUrl('p1', 'eip155:1')).toMatch(
      /^https:\/\/shop\.example\/wallet\/sdk\?/,
    )
    expect(siteAddress('http://localhost:4000').origin).toBe('http://localhost:4000')
  })

  it.each([
    'http://wallet.example',
    'ftp://wallet.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '//wallet.example',
    'https://user:secret@wallet.example',
    'http://localhost.evil.example',
    '',
  ])('cannot be %s', url => {
    expect(() => siteAddress(url)).toThrow(
      expect.objectContaining({ code: 'INVALID_OPTION' }) as Error,
    )
  })
})
