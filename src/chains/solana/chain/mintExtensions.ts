/** Where the extensions of a mint of Token-2022 begin, behind the byte that says what kind of account it is. */
const EXTENSIONS_AT = 166
const HEAD_BYTES = 4
/** What follows is room that nothing was written to. */
const UNWRITTEN = 0

/** The extensions that change what a transfer comes to. */
export const EXTENSION = {
  transferFee: 1,
  nonTransferable: 9,
  interestBearing: 10,
  transferHook: 14,
  scaledUiAmount: 25,
} as const

/** @throws {Error} when they are cut short. */
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
