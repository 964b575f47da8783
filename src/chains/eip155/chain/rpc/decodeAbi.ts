const WORD = 64
const WORD_BITS = 256
const HEX_DIGIT_BITS = 4
const QUANTITY = /^0x[0-9a-f]{1,64}$/i
const BYTES = /^0x(?:[0-9a-f]{2})*$/i
/** Names are cut long before this; it bounds what a hostile contract makes us decode. */
const MAX_TEXT_BYTES = 1_024
/** Hex digits of an answer to a call: more than any name, any number or any fee is told in. */
const MAX_ANSWER = 16_384

/** Gas, nonces and block numbers: no chain has more of them. */
export const UINT64_BITS = 64
/** What a unit of gas may cost; with the gas of a whole block it still is a number that can be shown. */
export const PRICE_BITS = 128
/** Seconds of a calendar: later ones are no date in a browser. */
export const TIME_BITS = 42

/** A JSON-RPC quantity of at most so many bits. @throws {Error} when it is none, or more. */
export function decodeQuantity(answer: unknown, bits = WORD_BITS): bigint {
  if (typeof answer === 'string' && QUANTITY.test(answer)) {
    const quantity = BigInt(answer)
    if (quantity < 1n << BigInt(bits)) return quantity
  }
  throw new Error(`Not a quantity of ${bits / HEX_DIGIT_BITS} hexadecimal digits`)
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
  if (typeof answer !== 'string' || answer.length > MAX_ANSWER || !BYTES.test(answer)) {
    throw new Error('Not bytes')
  }
  return answer.slice(2)
}

function toText(hex: string): string {
  const bytes = hex.match(/../g) ?? []
  return new TextDecoder().decode(Uint8Array.from(bytes, byte => Number.parseInt(byte, 16)))
}
