const WORD = 64
const WORD_BITS = 256
const HEX_DIGIT_BITS = 4
const QUANTITY = /^0x[0-9a-f]{1,64}$/i
const BYTES = /^0x(?:[0-9a-f]{2})*$/i
/** Names are truncated long before this; the limit guards against a hostile contract. */
const MAX_TEXT_BYTES = 1_024
/** Limit in hex digits; no name, number or fee needs more. */
const MAX_ANSWER = 16_384

/** Enough for gas, nonces and block numbers on any chain. */
export const UINT64_BITS = 64
/** Limit for the price per gas; times the gas of a whole block, it can still be displayed. */
export const PRICE_BITS = 128
/** Limit for seconds since 1970 that `Date` can represent. */
export const TIME_BITS = 42

/**
 * Parses a JSON-RPC quantity of at most the given number of bits.
 *
 * @throws {Error} for anything else
 */
export function decodeQuantity(answer: unknown, bits = WORD_BITS): bigint {
  if (typeof answer === 'string' && QUANTITY.test(answer)) {
    const quantity = BigInt(answer)
    if (quantity < 1n << BigInt(bits)) return quantity
  }
  throw new Error(`Not a quantity of ${bits / HEX_DIGIT_BITS} hexadecimal digits`)
}

/**
 * Decodes the first word of a contract's answer.
 *
 * @throws {Error} when there is none, as without a contract
 */
export function decodeUint(answer: unknown): bigint {
  const body = readBody(answer)
  if (body.length < WORD) throw new Error('Not a number')
  return BigInt(`0x${body.slice(0, WORD)}`)
}

/** Decodes a `string`, or the `bytes32` of the oldest tokens. @throws {Error} when it is neither */
export function decodeText(answer: unknown): string {
  const body = readBody(answer)
  if (body.length === WORD) return toText(body.replace(/(?:00)+$/, ''))
  const offset = Number(decodeUint(answer)) * 2
  if (!Number.isSafeInteger(offset) || offset + WORD > body.length) throw new Error('Not a text')
  const length = Number(BigInt(`0x${body.slice(offset, offset + WORD)}`))
  const start = offset + WORD
  return toText(body.slice(start, start + Math.min(length, MAX_TEXT_BYTES) * 2))
}

function readBody(answer: unknown): string {
  if (typeof answer !== 'string' || answer.length > MAX_ANSWER || !BYTES.test(answer)) {
    throw new Error('Not bytes')
  }
  return answer.slice(2)
}

function toText(hex: string): string {
  const bytes = hex.match(/../g) ?? []
  return new TextDecoder().decode(Uint8Array.from(bytes, byte => Number.parseInt(byte, 16)))
}
