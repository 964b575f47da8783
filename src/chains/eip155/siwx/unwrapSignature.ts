/** How a signature ends that was made for an account without a contract yet (ERC-6492). */
const MAGIC = '6492'.repeat(16)
const WORD = 64
const HEAD_WORDS = 3

export interface WrappedSignature {
  /** Digits in small letters, without `0x`, like the others. */
  readonly factory: string
  /** What the factory is called with to deploy the account. */
  readonly calldata: string
  readonly signature: string
}

/** What a signature of ERC-6492 holds: `abi.encode(address, bytes, bytes)` before its end. Null for any other. */
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

/** The bytes that the head's word points to; null where it points outside. */
function bytesAt(body: string, head: number): string | null {
  const offset = numberAt(body, head * WORD)
  const length = numberAt(body, offset * 2)
  const start = offset * 2 + WORD
  const end = start + length * 2
  return Number.isSafeInteger(end) && end <= body.length ? body.slice(start, end) : null
}

/** What is too large to point into a text is NaN. */
function numberAt(body: string, at: number): number {
  const digits = body.slice(at, at + WORD)
  return digits.length === WORD && /^0{56}/.test(digits) ? Number.parseInt(digits, 16) : Number.NaN
}
