import {
  isCaipNetworkId,
  isNamespace,
  NAMESPACES,
  parseCaipNetworkId,
  toCaipAddress,
  toCaipNetworkId,
} from '../../../src/lib/address/caip'
import { isCaipAddress, parseCaipAddress } from '../../../src/lib/address/caipAddress'

describe('parseCaipAddress', () => {
  it.each([
    ['eip155:1:0xabc', 'eip155', '1', '0xabc'],
    [
      'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:So1',
      'solana',
      '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
      'So1',
    ],
    ['cosmos:cosmoshub-4:cosmos1xyz', 'cosmos', 'cosmoshub-4', 'cosmos1xyz'],
    ['unheard:of:thing', 'unheard', 'of', 'thing'],
  ])('splits %s', (value, namespace, reference, address) => {
    const caipNetworkId = `${namespace}:${reference}`
    expect(parseCaipAddress(value)).toEqual({ namespace, reference, address, caipNetworkId })
  })

  it.each([
    '',
    'eip155',
    'eip155:1',
    'eip155:1:',
    ':1:0xabc',
    'eip155::0xabc',
    'eip155:1:0xabc:more',
    '::',
  ])('rejects "%s" with the message of the specification', value => {
    expect(() => parseCaipAddress(value)).toThrow(new Error(`Invalid CAIP-10 address: ${value}`))
  })

  it('rejects a value that is no string instead of throwing a TypeError', () => {
    const call = () => void Reflect.apply(parseCaipAddress, undefined, [null])
    expect(call).toThrow('Invalid CAIP-10 address: null')
  })
})

describe('parseCaipNetworkId', () => {
  it.each([
    ['eip155:1', 'eip155', '1'],
    ['bip122:000000000019d6689c085ae165831e93', 'bip122', '000000000019d6689c085ae165831e93'],
  ])('splits %s', (value, namespace, reference) => {
    expect(parseCaipNetworkId(value)).toEqual({ namespace, reference })
  })

  it.each(['', 'eip155', 'eip155:', ':1', 'eip155:1:0xabc'])(
    'rejects "%s" with the specified message',
    value => {
      expect(() => parseCaipNetworkId(value)).toThrow(
        new Error(`Invalid CAIP-2 network id: ${value}`),
      )
    },
  )
})

describe('isCaipAddress', () => {
  it.each(NAMESPACES)('accepts three parts under the known namespace %s', namespace => {
    expect(isCaipAddress(`${namespace}:1:address`)).toBe(true)
  })

  it.each([
    'near:1:address',
    'eip155:1',
    'eip155:1:',
    'eip155:1:a:b',
    'EIP155:1:a',
    '',
    null,
    undefined,
    5,
    {},
  ])('rejects %p', value => {
    expect(isCaipAddress(value)).toBe(false)
  })
})

describe('isCaipNetworkId', () => {
  it.each([
    ['eip155:1', true],
    ['cosmos:osmosis-1', true],
    ['near:1', false],
    ['eip155:', false],
    ['eip155:1:0xabc', false],
    [155, false],
  ])('returns for %p: %p', (value, expected) => {
    expect(isCaipNetworkId(value)).toBe(expected)
  })
})

describe('building ids', () => {
  it('joins the parts it would split', () => {
    const network = toCaipNetworkId('eip155', 137)
    expect(network).toBe('eip155:137')
    expect(toCaipAddress(network, '0xabc')).toBe('eip155:137:0xabc')
    expect(parseCaipAddress(toCaipAddress(network, '0xabc')).caipNetworkId).toBe(network)
  })

  it('accepts its own namespaces and no others', () => {
    expect(NAMESPACES.every(isNamespace)).toBe(true)
    expect(['', 'toString', 'ton', 1, null].some(isNamespace)).toBe(false)
  })
})
