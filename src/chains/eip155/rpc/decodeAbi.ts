const WORD = 64
const QUANTITY = /^0x[0-9a-f]+$/i
const BYTES = /^0x(?:[0-9a-f]{2})*$/i
/** Names are cut long before this; it bounds what a hostile contract makes us decode. */
const MAX_TEXT_BYTES = 1_024

/** A JSON-RPC quantity. @throws {Error} when it is none. */
export function decodeQuantity(answer: unknown): bigint {
  if (typeof answer === 'string' && QUANTITY.test(answer)) return BigInt(answer)
  throw new Error('Not a quantity')
}

/** The first word of a contract's answer. @throws {Error} when there is none, as without a contract. */
export function decodeUint(answer: unknown): bigint {
  const body = bodyOf(answer)
  if (body.length < WORD) throw new Error('Not a number')
  return BigInt(`0x${body.slice(0, WORD)}`)
}

/** A `string`, or the `bytes32` that the oldest tokens answer with. @throws {Error} when it is neither. */
export function decodeText(answer: unknown): string {
  const body = bodyOf(answer)
  if (body.length === WORD) return toText(body.replace(/(?:00)+$/, ''))
  const offset = Number(decodeUint(answer)) * 2
  if (!Number.isSafeInteger(offset) || offset + WORD > body.length) throw new Error('Not a text')
  const length = Number(BigInt(`0x${body.slice(offset, offset + WORD)}`))
  const start = offset + WORD
  return toText(body.slice(start, start + Math.min(length, MAX_TEXT_BYTES) * 2))
}

function bodyOf(answer: unknown): string {
  if (typeof answer !== 'string' || !BYTES.test(answer)) throw new Error('Not bytes')
  return answer.slice(2)
}

function toText(hex: string): string {
  const bytes = hex.match(/../g) ?? []
  return new TextDecoder().decode(Uint8Array.from(bytes, byte => Number.parseInt(byte, 16)))
}
