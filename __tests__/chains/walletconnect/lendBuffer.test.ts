import { provideBuffer } from '../../../src/chains/walletconnect/pairing/provideBuffer'

const RECAP = {
  att: { eip155: { 'request/personal_sign': [{ chains: ['eip155:1'] }], 'request/ünlike': [{}] } },
}

/** Reads and writes permissions as the library does (2.21.8, `@walletconnect/utils`). */
const encodeRecap = (recap: unknown) =>
  `urn:recap:${Buffer.from(JSON.stringify(recap)).toString('base64').replace(/=/g, '')}`
const decodeRecap = (text: string): unknown =>
  JSON.parse(Buffer.from(text.replace('urn:recap:', ''), 'base64').toString('utf-8'))

/** Simulates a page: Node has a `Buffer`, a browser does not. */
function inPage<T>(work: () => T): T {
  const found = Object.getOwnPropertyDescriptor(globalThis, 'Buffer') as PropertyDescriptor
  Reflect.deleteProperty(globalThis, 'Buffer')
  try {
    return work()
  } finally {
    Object.defineProperty(globalThis, 'Buffer', found)
  }
}

describe('the Buffer that a page lends', () => {
  it('provides what the library misses without it', () => {
    expect(() => inPage(() => encodeRecap(RECAP))).toThrow('Buffer is not defined')
  })

  it('encodes and decodes permissions as Node’s does', () => {
    const expected = encodeRecap(RECAP)
    const lent = inPage(() => {
      const giveBack = provideBuffer()
      try {
        const written = encodeRecap(RECAP)
        return { written, read: decodeRecap(written) }
      } finally {
        giveBack()
      }
    })
    expect(lent).toEqual({ written: expected, read: RECAP })
  })

  it('is a byte array and no function for other scripts', () => {
    const seen = inPage(() => {
      const giveBack = provideBuffer()
      const { Buffer: lent } = globalThis
      const bytes = lent.from('hé', 'utf8')
      const copy = lent.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      const hex = lent.from(Uint8Array.of(0, 171, 255)).toString('hex')
      const enumerable = Object.keys(globalThis).includes('Buffer')
      const result = [typeof lent, bytes instanceof Uint8Array, copy.toString(), hex, enumerable]
      giveBack()
      return [...result, 'Buffer' in globalThis]
    })
    expect(seen).toEqual(['object', true, 'hé', '00abff', false, false])
  })

  it('leaves an existing Buffer alone', () => {
    const before = Buffer
    provideBuffer()()
    expect(Buffer).toBe(before)
  })
})
