import {
  isPasswordStrong,
  makePasswordSeal,
  stretchPassword,
} from '../../../src/frame/recovery/password'
import { openShare, sealShare } from '../../../src/frame/recovery/sealShare'

const SECRET = new Uint8Array(32).fill(1)
const SHARE = new Uint8Array(17).fill(2)
const ACCOUNT = '0xAbCdEf0000000000000000000000000000000001'

describe('a sealed share', () => {
  it('opens with its secret, regardless of the case of its account', async () => {
    const sealed = await sealShare(SECRET, SHARE, ACCOUNT, crypto)
    expect(await openShare(SECRET, sealed, ACCOUNT.toLowerCase(), crypto)).toEqual(SHARE)
  })

  it('does not open with another secret, for another account, or after a change', async () => {
    const sealed = await sealShare(SECRET, SHARE, ACCOUNT, crypto)
    const changed = `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`
    const other = ACCOUNT.replace('1', '2')
    expect(await openShare(new Uint8Array(32), sealed, ACCOUNT, crypto)).toBeNull()
    expect(await openShare(SECRET, sealed, other, crypto)).toBeNull()
    expect(await openShare(SECRET, changed, ACCOUNT, crypto)).toBeNull()
    expect(await openShare(SECRET, 'no base64url!', ACCOUNT, crypto)).toBeNull()
  })

  it('is different each time', async () => {
    const one = await sealShare(SECRET, SHARE, ACCOUNT, crypto)
    expect(await sealShare(SECRET, SHARE, ACCOUNT, crypto)).not.toBe(one)
  })
})

describe('a recovery password', () => {
  const seal = {
    method: 'password',
    salt: 'A'.repeat(22),
    memoryKib: 64,
    passes: 1,
    lanes: 1,
  } as const

  it('is stretched at the cost that RFC 9106 recommends, with its own salt', () => {
    const made = makePasswordSeal(crypto)
    expect(made).toMatchObject({ memoryKib: 65_536, passes: 3, lanes: 4 })
    expect(made.salt).toMatch(/^[\w-]{22}$/)
    expect(makePasswordSeal(crypto).salt).not.toBe(made.salt)
  })

  it('gives the same secret for every composed form, and a different one for another salt', async () => {
    const composed = await stretchPassword('caf\u00e9 au lait, 7 sugars', seal)
    expect(composed).toHaveLength(32)
    expect(await stretchPassword('cafe\u0301 au lait, 7 sugars', seal)).toEqual(composed)
    const other = { ...seal, salt: 'B'.repeat(21) + 'A' }
    expect(await stretchPassword('caf\u00e9 au lait, 7 sugars', other)).not.toEqual(composed)
  })

  it.each([
    ['elevenchars', false],
    ['aaaaaaaaaaaaaaaa', false],
    ['ann@long-example.com', false],
    ['  Ann@long-Example.com ', false],
    ['twelve chars', true],
    ['a heron stands in 7 rivers', true],
  ])('%s: %s', (password, isStrong) => {
    expect(isPasswordStrong(password, 'ann@long-example.com')).toBe(isStrong)
  })
})
