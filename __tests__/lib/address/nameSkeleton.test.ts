import fc from 'fast-check'
import unhomoglyph from 'unhomoglyph'
import { confusableSkeleton } from '../../../src/lib/address/confusableSkeleton'
import { nameSkeleton } from '../../../src/lib/address/nameSkeleton'

/** All but the percent sign, which the data draws as two small rings and a line. */
const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).filter(
  sign => sign !== '%',
)

describe('the skeleton of a name', () => {
  it('matches Unicode’s confusables within ASCII', () => {
    const text = fc.array(fc.constantFrom(...ASCII, 'rn', 'm', 'l', 'I', '1', '|', '0'), {
      maxLength: 20,
    })
    fc.assert(
      fc.property(text, letters => {
        const name = `a${letters.join('')}`
        expect(nameSkeleton(unhomoglyph(name))).toBe(nameSkeleton(name))
      }),
      { numRuns: 2000, examples: ASCII.map(letter => [[`a${letter}b`]]) },
    )
  })

  it.each([
    'Meta Mask',
    'MetaMask·',
    'METAMASK',
    'MetaMask Wallet',
    'MetaMask™',
    'Me-ta_Mask!',
    'MétaMask',
    'ＭｅｔａＭａｓｋ',
    '𝐌𝐞𝐭𝐚𝐌𝐚𝐬𝐤',
  ])('is known without data: %p', name => {
    expect(nameSkeleton(name)).toBe(nameSkeleton('MetaMask'))
    expect(confusableSkeleton(name)).toBe(nameSkeleton('MetaMask'))
  })

  it.each([
    ['МetaMask', 'MetaMask'],
    ['MetаMаsk', 'MetaMask'],
    ['Met⍺Mask', 'MetaMask'],
    ['Ꮇetamask', 'MetaMask'],
    ['ᴍᴇᴛᴀᴍᴀꜱᴋ', 'MetaMask'],
    ['Мeтaмask', 'MetaMask'],
    ['МЕТАМАЅК', 'MetaMask'],
    ['Rаbby', 'Rabby'],
    ['Phаntοm', 'Phantom'],
    ['Ƶerіon', 'Zerion'],
    ['Tru\u0455t Wallet', 'Trust'],
  ])('is read with the data: %p as %p', (name, other) => {
    expect(confusableSkeleton(name)).toBe(nameSkeleton(other))
  })

  it.each(['币安钱包', 'Кошелёк', '카이카스', 'محفظة', 'Ωmega', '🦊', '🐼'])(
    'distinguishes names that do not look alike: %p',
    name => {
      const others = ['MetaMask', 'Rabby', 'Trust', 'Frame', '🦁', '钱包']
      expect(others.map(nameSkeleton)).not.toContain(confusableSkeleton(name))
    },
  )
})
