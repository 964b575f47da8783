import fc from 'fast-check'
import { getAddress } from 'viem'
import { hasWrongChecksum } from '../../../../src/chains/eip155/address/checksum'

const addresses = fc
  .uint8Array({ minLength: 20, maxLength: 20 })
  .map(bytes => `0x${Buffer.from(bytes).toString('hex')}`)

describe('hasWrongChecksum', () => {
  it('no address as it is written elsewhere is wrong', () => {
    fc.assert(
      fc.property(addresses, address => {
        const upper = `0x${address.slice(2).toUpperCase()}`
        for (const text of [address, upper, getAddress(address), getAddress(address).slice(2)]) {
          expect(hasWrongChecksum(text)).toBe(false)
        }
      }),
    )
  })

  it('notices a letter in the other case', () => {
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
    'says nothing about %p',
    text => {
      expect(hasWrongChecksum(text)).toBe(false)
    },
  )
})
