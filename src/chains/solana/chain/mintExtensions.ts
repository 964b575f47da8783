/** Token-2022 extensions start after the byte with the account's type. */
const EXTENSIONS_AT = 166
const HEAD_BYTES = 4
/** Marks unused space. */
const UNWRITTEN = 0

/** Extensions that affect transfers. */
export const EXTENSION = {
  transferFee: 1,
  nonTransferable: 9,
  interestBearing: 10,
  transferHook: 14,
  scaledUiAmount: 25,
} as const

/** @throws {Error} when the data is truncated */
export function readExtensions(mint: Uint8Array): ReadonlyMap<number, DataView> {
  const found = new Map<number, DataView>()
  const { buffer, byteOffset } = mint
  const head = new DataView(buffer, byteOffset, mint.byteLength)
  let at = EXTENSIONS_AT
  while (at + HEAD_BYTES <= mint.length) {
    const kind = head.getUint16(at, true)
    const length = head.getUint16(at + 2, true)
    if (kind === UNWRITTEN) break
    at += HEAD_BYTES
    if (at + length > mint.length) throw new Error('An extension is cut short')
    found.set(kind, new DataView(buffer, byteOffset + at, length))
    at += length
  }
  return found
}
