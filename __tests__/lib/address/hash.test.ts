import fc from 'fast-check'
import { hashText, getHueTriple } from '../../../src/lib/address/hash'

const EVM = '0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B'

describe('hashText', () => {
  it.each(['', 'a', EVM, '財布'])('is a whole 32-bit number for "%s"', text => {
    const hash = hashText(text)
    expect(hash).toBe(hash >>> 0)
  })

  it('stays the same for the same text and differs for texts that differ a little', () => {
    expect(hashText(EVM)).toBe(hashText(EVM))
    const hashes = Array.from({ length: 1000 }, (_, index) => hashText(`account-${index}`))
    expect(new Set(hashes).size).toBe(1000)
  })
})

describe('getHueTriple', () => {
  it('stays the same across releases, so that users recognise their avatar', () => {
    expect(getHueTriple(EVM)).toEqual(getHueTriple(EVM.toLowerCase()))
    expect(getHueTriple(EVM)).toMatchInlineSnapshot(`
     {
       "a": 326,
       "b": 37,
       "c": 259,
     }
    `)
  })

  it('ignores the case of an EVM address, and respects it elsewhere', () => {
    expect(getHueTriple(EVM.slice(2).toUpperCase())).toEqual(getHueTriple(EVM))
    expect(getHueTriple('7EqQdEULxWcraVx3mXKFjc84LhCkMGZCkRuDpvcMwJeK')).not.toEqual(
      getHueTriple('7eqqdEULxWcraVx3mXKFjc84LhCkMGZCkRuDpvcMwJeK'),
    )
  })

  it('returns three hues on the circle, at least forty degrees apart', () => {
    const apart = (x: number, y: number) => Math.min((x - y + 360) % 360, (y - x + 360) % 360)
    fc.assert(
      fc.property(fc.string(), address => {
        const { a, b, c } = getHueTriple(address)
        return (
          [a, b, c].every(hue => Number.isInteger(hue) && hue >= 0 && hue < 360) &&
          Math.min(apart(a, b), apart(b, c), apart(a, c)) >= 40
        )
      }),
    )
  })
})
