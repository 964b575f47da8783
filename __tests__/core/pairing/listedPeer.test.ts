import type { Wallet } from '../../../src/domain/wallet'
import { selectPeerIcon } from '../../../src/core/pairing/session/selectPeerIcon'
import { findWalletByPeer } from '../../../src/core/pairing/session/reportSession'
import { imageKey } from '../../../src/core/wallets/images/cachedImage'
import { fakeWalletConnectSession } from '../../../src/testing/fakeWalletConnectSession'

const heron: Wallet = {
  id: 'heron',
  name: 'Heron',
  image_id: 'h-1',
  homepage: 'https://heron.example/',
  mobile_link: 'heron://',
  link_mode: 'https://open.heron.example',
}
const tern: Wallet = { id: 'tern', name: 'Tern', mobile_link: null, homepage: '' }
const silent = { name: '', url: '', iconUrl: null, native: null, universal: null }

describe('the directory entry of a WalletConnect wallet', () => {
  it.each([
    ['its home', { url: 'https://heron.example' }],
    ['its scheme', { native: 'HERON://' }],
    ['its link', { universal: 'https://open.heron.example/' }],
  ])('is matched by %s, whatever its name', (_by, said) => {
    expect(findWalletByPeer({ ...silent, name: 'Another', ...said }, [tern, heron])).toBe(heron)
  })

  it.each([
    ['its name alone', { name: 'Heron' }],
    ['another page of the host', { url: 'https://heron.example/stranger' }],
    ['a host below it', { url: 'https://stranger.heron.example' }],
    ['a link in the place of another', { universal: 'https://heron.example' }],
    ['nothing', {}],
  ])('is not matched by %s', (_by, said) => {
    expect(findWalletByPeer({ ...silent, ...said }, [tern, heron])).toBeUndefined()
  })
})

describe('the picture of a WalletConnect wallet', () => {
  const own = 'https://allowed.example/own.png'
  const session = fakeWalletConnectSession({}, { peer: { ...silent, iconUrl: own } })
  const walletModalApi = { queries: { [imageKey('wallet', 'h-1')]: { data: 'blob:1' } } }

  it('is the directory’s once fetched, else the wallet’s own', () => {
    const walletConnect = { session, wallet: heron }
    expect(selectPeerIcon({ walletConnect, walletModalApi })).toBe('blob:1')
    expect(selectPeerIcon({ walletConnect })).toBe(own)
    expect(selectPeerIcon({ walletConnect: { session, wallet: null }, walletModalApi })).toBe(own)
  })

  it('is the host’s first, and null without any', () => {
    const wallet = { ...heron, image_url: 'https://shop.example/heron.png' }
    expect(selectPeerIcon({ walletConnect: { session, wallet }, walletModalApi })).toBe(
      wallet.image_url,
    )
    const nameless = fakeWalletConnectSession({}, { peer: silent })
    expect(selectPeerIcon({ walletConnect: { session: nameless, wallet: heron } })).toBeNull()
    expect(selectPeerIcon({})).toBeNull()
  })
})
