import { initEccLib, address as codec, networks } from 'bitcoinjs-lib'
import ecc from '@bitcoinerlab/secp256k1'
import { decodeAddress } from '../../../../src/chains/bip122/address/decodeAddress'
import { bitcoinAddresses } from '../../../../src/chains/bip122/address/bitcoinAddresses'

const toHex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')

/** Addresses and their scripts from BIP-350, which replaces the vectors of BIP-173. */
const SEGWIT = [
  ['BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4', '0014751e76e8199196d454941c45d1b3a323f1433bd6'],
  [
    'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7',
    '00201863143c14c5166804bd19203356da136c985678cd4d27a1b8c6329604903262',
  ],
  [
    'bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y',
    '5128751e76e8199196d454941c45d1b3a323f1433bd6751e76e8199196d454941c45d1b3a323f1433bd6',
  ],
  ['BC1SW50QGDZ25J', '6002751e'],
  ['bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs', '5210751e76e8199196d454941c45d1b3a323'],
  [
    'tb1qqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesrxh6hy',
    '0020000000c4a5cad46221b2a187905e5266362b99d5e91c6ce24d165dab93e86433',
  ],
  [
    'tb1pqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesf3hn0c',
    '5120000000c4a5cad46221b2a187905e5266362b99d5e91c6ce24d165dab93e86433',
  ],
  [
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
    '512079be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798',
  ],
] as const

/** The invalid addresses of BIP-350. */
const INVALID = [
  'tc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq5zuyut',
  'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd',
  'tb1z0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqglt7rf',
  'BC1S0XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ54WELL',
  'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kemeawh',
  'tb1q0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq24jc47',
  'bc1p38j9r5y49hruaue7wxjce0updqjuyyx0kh56v8s25huc6995vvpql3jow4',
  'BC130XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ7ZWS8R',
  'bc1pw5dgrnzv',
  'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v8n0nx0muaewav253zgeav',
  'BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P',
  'tb1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq47Zagq',
  'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v07qwwzcrf',
  'tb1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vpggkg4j',
  'bc1gmk9yu',
]

/** The address of block 0, the first to be paid, and the hash of its key. */
const FIRST = [
  '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
  '62e907b15cbf27d5425399ebf6f0fb50ebb88f18',
] as const

/** Legacy addresses with their type and network. */
const OLDER = [
  ['1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', 'p2pkh', networks.bitcoin],
  ['3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy', 'p2sh', networks.bitcoin],
  ['mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn', 'p2pkh', networks.testnet],
  ['2MzQwSSnBHWHqSAqtTVQ6v47XtaisrJa1Vc', 'p2sh', networks.testnet],
] as const

describe('decoding a Bitcoin address', () => {
  beforeAll(() => initEccLib(ecc))

  it.each(SEGWIT)('%s pays to the script of the standard', (address, script) => {
    const decoded = decodeAddress(address)
    expect(decoded && toHex(decoded.script)).toBe(script)
    const prefix = /^bc/i.test(address) ? 'bc' : 'tb'
    expect(decoded?.networks.map(network => network.prefix)).toEqual([prefix])
    expect(bitcoinAddresses.parse(` ${address} `)).toBe(address.toLowerCase())
    expect(bitcoinAddresses.isSame(address, address.toUpperCase())).toBe(true)
  })

  it.each(INVALID)('%s is invalid or mistyped', address => {
    expect(decodeAddress(address)).toBeNull()
    const read = bitcoinAddresses.parse(address)
    expect(read === null || bitcoinAddresses.isMistyped(read)).toBe(true)
  })

  it.each(OLDER)('%s pays to the script that another library decodes', (address, kind, network) => {
    const decoded = decodeAddress(address)
    expect(decoded?.kind).toBe(kind)
    expect(decoded && toHex(decoded.script)).toBe(toHex(codec.toOutputScript(address, network)))
  })

  it('recovers the key hash of block 0 from its address', () => {
    const [address, hash] = FIRST
    const decoded = decodeAddress(address)
    expect(decoded && toHex(decoded.script)).toBe(`76a914${hash}88ac`)
    expect(decoded?.networks.map(network => network.prefix)).toEqual(['bc'])
  })

  it('detects every single wrong letter', () => {
    const [[address]] = OLDER
    const segwit = SEGWIT[0][0].toLowerCase()
    for (const right of [address, segwit]) {
      for (let at = 1; at < right.length; at += 1) {
        const letter = right.charAt(at) === 'q' ? 'p' : 'q'
        const wrong = right.slice(0, at) + letter + right.slice(at + 1)
        expect([wrong, decodeAddress(wrong)]).toEqual([wrong, null])
      }
    }
  })

  it('agrees with another library on taproot', () => {
    const address = 'bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr'
    const decoded = decodeAddress(address)
    expect(decoded?.kind).toBe('p2tr')
    expect(decoded && toHex(decoded.script)).toBe(toHex(codec.toOutputScript(address)))
  })
})
