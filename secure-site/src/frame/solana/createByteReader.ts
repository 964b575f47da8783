/** Reads bytes in order; throws a `RangeError` at the end. */
export function createByteReader(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = 0
  const take = (count: number) => {
    if (at + count > bytes.length) throw new RangeError('The bytes end too early')
    at += count
    return bytes.subarray(at - count, at)
  }
  const byte = () => {
    take(1)
    return view.getUint8(at - 1)
  }
  /** Solana's compact-u16 length: seven bits per byte, at most three bytes. */
  const length = () => {
    let value = 0
    for (const shift of [0, 7, 14]) {
      const next = byte()
      value += (next & 0x7f) << shift
      if (next < 0x80) return value
    }
    throw new RangeError('The length has more than three bytes')
  }
  return {
    take,
    byte,
    length,
    list: <T>(read: () => T): T[] => Array.from({ length: length() }, read),
    position: () => at,
    isAtEnd: () => at === bytes.length,
  }
}
