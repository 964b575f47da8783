import { browseLink } from '../../../src/lib/links/browseLink'

const PHANTOM = 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393'
const SOLFLARE = '1ca0bdd4747578705b1939af023d120677c64fe6ca76add81fda36e350605e79'
const COINBASE = 'fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa'

const page = {
  href: 'https://shop.example/cart?item=1&n=2',
  origin: 'https://shop.example',
  globals: [] as string[],
  isSolanaActive: true,
  isSolanaKnown: true,
}
const HERE = 'https%3A%2F%2Fshop.example%2Fcart%3Fitem%3D1%26n%3D2'

describe('browseLink', () => {
  it.each([
    [PHANTOM, `https://phantom.app/ul/browse/${HERE}?ref=https%3A%2F%2Fshop.example`],
    [SOLFLARE, `https://solflare.com/ul/v1/browse/${HERE}?ref=${HERE}`],
    [COINBASE, `https://go.cb-w.com/dapp?cb_url=${HERE}`],
  ])('opens the page inside wallet %.8s…', (id, url) => {
    expect(browseLink(id, page)).toBe(url)
  })

  it.each([
    [PHANTOM, 'phantom'],
    [SOLFLARE, 'solflare'],
    [COINBASE, 'coinbaseSolana'],
  ])('ignores wallet %.8s… when the page is open in it', (id, name) => {
    expect(browseLink(id, { ...page, globals: [name] })).toBeNull()
  })

  it('prefers a pairing URI on other chain families for the wallet that browses on Solana only', () => {
    expect(browseLink(COINBASE, { ...page, isSolanaActive: false })).toBeNull()
  })

  it('prefers a pairing URI without Solana for wallets that browse there only; the others browse', () => {
    const evmOnly = { ...page, isSolanaActive: false, isSolanaKnown: false }
    expect(browseLink(COINBASE, evmOnly)).toBeNull()
    expect(browseLink(SOLFLARE, evmOnly)).toBeNull()
    expect(browseLink(PHANTOM, evmOnly)).toMatch(/^https:\/\/phantom\.app\//)
    expect(browseLink(SOLFLARE, { ...page, isSolanaActive: false })).not.toBeNull()
  })

  it.each(['file:///home/page.html', 'about:blank', 'http://plain.example/', 'data:text/html,x'])(
    'D7 passes the page only to links that no other app can open: %s',
    href => {
      for (const id of [PHANTOM, SOLFLARE, COINBASE]) {
        expect(browseLink(id, { ...page, href })).toBeNull()
      }
    },
  )

  it('returns null for any other wallet', () => {
    expect(browseLink('far-wallet', page)).toBeNull()
  })
})
