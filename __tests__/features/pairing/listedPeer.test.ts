import type { Wallet } from '../../../src/domain/wallet'
import { peerIconOf } from '../../../src/features/pairing/peerIconOf'
import { entryOf } from '../../../src/features/pairing/tellSession'
import { imageKey } from '../../../src/features/wallets/cachedImage'
import { fakeRelaySession } from '../../../src/testing/createFakeRelay'

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

describe('the entry of a list that a wallet behind the relay is', () => {
  it.each([
    ['its home', { url: 'https://heron.example' }],
    ['its scheme', { native: 'HERON://' }],
    ['its link', { universal: 'https://open.heron.example/' }],
  ])('is known by %s, whatever it is called', (_by, said) => {
    expect(entryOf({ ...silent, name: 'Another', ...said }, [tern, heron])).toBe(heron)
  })

  it.each([
    ['its name alone', { name: 'Heron' }],
    ['another page of the host', { url: 'https://heron.example/stranger' }],
    ['a host below it', { url: 'https://stranger.heron.example' }],
    ['a link in the place of another', { universal: 'https://heron.example' }],
    ['nothing', {}],
  ])('is not known by %s', (_by, said) => {
    expect(entryOf({ ...silent, ...said }, [tern, heron])).toBeUndefined()
  })
})

describe('the picture of a wallet behind the relay', () => {
  const own = 'https://allowed.example/own.png'
  const session = fakeRelaySession({}, { peer: { ...silent, iconUrl: own } })
  const walletModalApi = { queries: { [imageKey('wallet', 'h-1')]: { data: 'blob:1' } } }

  it('is that of the directory once it was fetched, else its own', () => {
    const relay = { session, wallet: heron }
    expect(peerIconOf({ relay, walletModalApi })).toBe('blob:1')
    expect(peerIconOf({ relay })).toBe(own)
    expect(peerIconOf({ relay: { session, wallet: null }, walletModalApi })).toBe(own)
  })

  it('is that of the host first, and none without any', () => {
    const wallet = { ...heron, image_url: 'https://shop.example/heron.png' }
    expect(peerIconOf({ relay: { session, wallet }, walletModalApi })).toBe(wallet.image_url)
    const nameless = fakeRelaySession({}, { peer: silent })
    expect(peerIconOf({ relay: { session: nameless, wallet: heron } })).toBeNull()
    expect(peerIconOf({})).toBeNull()
  })
})
