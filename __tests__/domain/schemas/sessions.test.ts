import {
  createdSessionSchema,
  sessionsSchema as sessionsFrom,
} from '../../../src/domain/schemas/sessions'
import { HOSTS, read } from './read'

const sessionsSchema = sessionsFrom(HOSTS)

const session = {
  project: {
    id: 'p1',
    name: 'Shop',
    url: 'https://shop.example/',
    iconUrl: 'https://shop.example/i.png',
  },
  pci: 'pci-1',
  expiry: 1_800_000_000,
  createdAt: 1_700_000_000,
  permissions: [{ type: 'native-token-transfer', data: { ticker: 'ETH' } }],
  policies: [],
  context: '0xabcd',
}

describe('smart sessions', () => {
  it('are parsed, revoked or not', () => {
    const revoked = { ...session, context: null, revokedAt: 1_750_000_000 }
    const answer = { pcis: [session, revoked] }
    expect(read(sessionsSchema, answer)).toEqual(answer)
  })

  it('lose unsafe links and pictures', () => {
    const project = { id: 'p1', name: 'Shop' }
    const odd = { ...project, url: 'javascript:x', iconUrl: 'x' }
    expect(read(sessionsSchema, { pcis: [{ ...session, project: odd }] })).toEqual({
      pcis: [{ ...session, project }],
    })
  })

  it.each([
    { pci: '' },
    { expiry: -1 },
    { expiry: Infinity },
    { permissions: null },
    { context: 'x' },
  ])('leave one out with %p', spoilt => {
    expect(read(sessionsSchema, { pcis: [session, { ...session, ...spoilt }] })).toEqual({
      pcis: [session],
    })
  })
})

describe('a created session', () => {
  it('names its permissions and its key', () => {
    const created = { pci: 'pci-1', key: { type: 'secp256k1', publicKey: '0xabcd' } }
    expect(read(createdSessionSchema, created)).toEqual(created)
    for (const key of [
      { type: 'rsa', publicKey: '0x1' },
      { type: 'secp256k1', publicKey: 'x' },
      null,
    ]) {
      expect(read(createdSessionSchema, { ...created, key })).toBe('REFUSED')
    }
  })
})
