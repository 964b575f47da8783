/** The suffix of a signature for an account that is not deployed yet (ERC-6492). */
const MAGIC = '6492'.repeat(16)
const WORD = 64
const HEAD_WORDS = 3

export interface WrappedSignature {
  /** Lower case, without `0x`, like the others. */
  readonly factory: string
  /** Call data for the factory that deploys the account. */
  readonly calldata: string
  readonly signature: string
}

/** Unpacks an ERC-6492 signature (`abi.encode(address, bytes, bytes)`); null for any other. */
export function unwrapSignature(wrapped: string): WrappedSignature | null {
  const digits = wrapped.slice(2).toLowerCase()
  if (!digits.endsWith(MAGIC)) return null
  const body = digits.slice(0, -MAGIC.length)
  if (body.length < HEAD_WORDS * WORD) return null
  const factory = body.slice(24, WORD)
  const calldata = bytesAt(body, 1)
  const signature = bytesAt(body, 2)
  if (!/^0{24}/.test(body) || calldata === null || signature === null) return null
  return { factory, calldata, signature }
}

/** Returns the bytes the given head word points to; null if it points outside. */
function bytesAt(body: string, head: number): string | null {
  const offset = numberAt(body, head * WORD)
  const length = numberAt(body, offset * 2)
  const start = offset * 2 + WORD
  const end = start + length * 2
  return Number.isSafeInteger(end) && end <= body.length ? body.slice(start, end) : null
}

/** NaN for numbers too large to be an offset. */
function numberAt(body: string, at: number): number {
  const digits = body.slice(at, at + WORD)
  return digits.length === WORD && /^0{56}/.test(digits) ? Number.parseInt(digits, 16) : Number.NaN
}
