import { analyticsSchema } from '../../../src/domain/schemas/analytics'
import { configSchema } from '../../../src/domain/schemas/config'
import { identitySchema as identityFrom } from '../../../src/domain/schemas/identity'
import { originsSchema } from '../../../src/domain/schemas/origins'
import { priceSchema as priceFrom } from '../../../src/domain/schemas/price'
import { supportedChainsSchema } from '../../../src/domain/schemas/supportedChains'
import { HOSTS, BAD_IMAGES, BAD_MONEY, read } from './read'

const identitySchema = identityFrom(HOSTS)
const priceSchema = priceFrom(HOSTS)

describe('supported chains', () => {
  it('are the networks of known families', () => {
    const answer = { http: ['eip155:1', 'moon:1', 7], ws: null }
    expect(read(supportedChainsSchema, answer)).toEqual({ http: ['eip155:1'], ws: [] })
    expect(read(supportedChainsSchema, 'all')).toBe('REFUSED')
  })
})

describe('an identity', () => {
  it('may be unknown', () => {
    const unnamed = { name: null, avatar: null }
    for (const answer of [unnamed, {}, { name: '', avatar: '' }, { name: 7, avatar: 7 }]) {
      expect(read(identitySchema, answer)).toEqual(unnamed)
    }
    expect(read(identitySchema, null)).toBe('REFUSED')
  })

  it('has a name without look-alikes, or none, and a safe picture', () => {
    const avatar = 'https://images.example/a.png'
    const answer = { name: 'alice.eth', avatar, resolvedAt: '2026-01-01' }
    expect(read(identitySchema, answer)).toEqual({ name: 'alice.eth', avatar })
    const passing = { ...answer, name: 'ali\u202Ece.eth' }
    expect(read(identitySchema, passing)).toEqual({ name: null, avatar })
    for (const image of BAD_IMAGES) {
      expect(read(identitySchema, { name: 'alice', avatar: image })).toMatchObject({ avatar: null })
    }
  })
})

describe('prices', () => {
  const ether = {
    name: 'Ether',
    symbol: 'ETH',
    iconUrl: 'https://images.example/e.png',
    price: 2000,
  }

  it('are parsed; a token with an invalid price is left out', () => {
    expect(read(priceSchema, { fungibles: [ether] })).toEqual({ fungibles: [ether] })
    for (const price of [...BAD_MONEY, null]) {
      expect(read(priceSchema, { fungibles: [ether, { ...ether, price }] })).toEqual({
        fungibles: [ether],
      })
    }
  })
})

describe('the remote configuration', () => {
  it('distinguishes missing, null and a list', () => {
    const features = [
      { id: 'social_login', isEnabled: true, config: ['email', 'google'] },
      { id: 'swap', isEnabled: true, config: null },
      { id: 'activity', isEnabled: false },
    ]
    expect(read(configSchema, { features })).toEqual({ features })
  })

  it('ignores unknown features', () => {
    const features = [
      { id: 'payments', isEnabled: 'maybe' },
      { id: 'onramp', isEnabled: true, config: ['meld'] },
      null,
    ]
    expect(read(configSchema, { features })).toEqual({
      features: [{ id: 'onramp', isEnabled: true, config: ['meld'] }],
    })
  })

  it.each([[['meld', 7]], [[null]], ['meld'], [{ 0: 'meld' }], [7]])(
    'treats %j, which is no list of names, as an empty one',
    config => {
      const features = [{ id: 'onramp', isEnabled: true, config }]
      expect(read(configSchema, { features })).toEqual({
        features: [{ id: 'onramp', isEnabled: true, config: [] }],
      })
    },
  )

  it('reports a missing list', () => {
    expect(read(configSchema, {})).toEqual({ features: null })
    expect(read(configSchema, { features: null })).toEqual({ features: null })
  })

  it('switches nothing off by accident', () => {
    for (const spoilt of [{ isEnabled: 'yes' }, {}]) {
      const features = [{ id: 'onramp', ...spoilt }]
      expect(read(configSchema, { features })).toBe('REFUSED')
    }
    expect(read(configSchema, { features: {} })).toBe('REFUSED')
    expect(read(configSchema, null)).toBe('REFUSED')
  })
})

describe('allowed origins and the analytics switch', () => {
  it('distinguish an empty list from a missing one', () => {
    expect(read(originsSchema, { allowedOrigins: ['https://a.example', 7] })).toEqual({
      allowedOrigins: ['https://a.example'],
    })
    expect(read(originsSchema, { allowedOrigins: [] })).toEqual({ allowedOrigins: [] })
    expect(read(originsSchema, {})).toEqual({ allowedOrigins: null })
    expect(read(originsSchema, { allowedOrigins: 'all' })).toBe('REFUSED')
  })

  it('accept yes and no', () => {
    expect(read(analyticsSchema, { isAnalyticsEnabled: true })).toEqual({
      isAnalyticsEnabled: true,
    })
    expect(read(analyticsSchema, { isAnalyticsEnabled: 'yes' })).toBe('REFUSED')
  })
})
