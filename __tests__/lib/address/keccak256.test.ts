import fc from 'fast-check'
import { keccak256 as oracle, stringToBytes } from 'viem'
import { keccak256 } from '../../../src/lib/address/keccak256'

describe('keccak256', () => {
  it.each([
    ['', 'c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470'],
    ['abc', '4e03657aea45a94fc7d47ba826c8d667c0d1e6e33a64a036ec44f58fa12d6c45'],
  ])('of %p is what everybody says', (text, hash) => {
    expect(keccak256(text)).toBe(hash)
  })

  it('agrees with another implementation, over the edges of a block too', () => {
    const text = fc
      .integer({ min: 0, max: 300 })
      .chain(length => fc.string({ unit: 'binary-ascii', minLength: length, maxLength: length }))
    fc.assert(
      fc.property(text, given => {
        expect(`0x${keccak256(given)}`).toBe(oracle(stringToBytes(given)))
      }),
    )
  })
})
