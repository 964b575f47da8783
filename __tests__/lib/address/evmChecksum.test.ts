import fc from 'fast-check'
import { getAddress } from 'viem'
import { hasWrongChecksum } from '../../../src/lib/address/evmChecksum'

const addresses = fc
  .uint8Array({ minLength: 20, maxLength: 20 })
  .map(bytes => `0x${Buffer.from(bytes).toString('hex')}`)

/** The examples of EIP-55: all caps, all lower, and normal. */
const EIP_55 = [
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
  '0xde709f2102306220921060314715629080e2fb77',
  '0x27b1fdb04752bbc536007a920d24acb045561c26',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
]

describe('hasWrongChecksum', () => {
  it.each(EIP_55)('%s is correct', address => {
    expect(hasWrongChecksum(address)).toBe(false)
  })

  it('an address in another format is never wrong', () => {
    fc.assert(
      fc.property(addresses, address => {
        const upper = `0x${address.slice(2).toUpperCase()}`
        for (const text of [address, upper, getAddress(address), getAddress(address).slice(2)]) {
          expect(hasWrongChecksum(text)).toBe(false)
        }
      }),
    )
  })

  it('detects a letter in the other case', () => {
    fc.assert(
      fc.property(addresses, fc.nat(39), (address, at) => {
        const right = getAddress(address)
        const letter = right.charAt(at + 2)
        fc.pre(/[a-f]/i.test(letter))
        const other = letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase()
        const wrong = right.slice(0, at + 2) + other + right.slice(at + 3)
        fc.pre(/[a-f]/.test(wrong.slice(2)) && /[A-F]/.test(wrong.slice(2)))
        expect(hasWrongChecksum(wrong)).toBe(true)
      }),
    )
  })

  it.each(['', '0x', 'studio.eth', '0xAb', '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'])(
    'ignores %p',
    text => {
      expect(hasWrongChecksum(text)).toBe(false)
    },
  )
})
