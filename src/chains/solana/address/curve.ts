const P = 2n ** 255n - 19n
const D = 37095705934669439343138083508754565189542113879843219016388785533085940283555n
const BYTES = 32
const SIGN_BIT = 2n ** 255n

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n
  let square = base
  for (let left = exponent; left > 0n; left >>= 1n) {
    if (left & 1n) result = (result * square) % P
    square = (square * square) % P
  }
  return result
}

/** Whether 32 bytes are a point on ed25519. Program addresses are off the curve and have no key. */
export function isOnCurve(bytes: Uint8Array): boolean {
  if (bytes.length !== BYTES) return false
  const hex = Array.from(bytes, byte => byte.toString(16).padStart(2, '0'))
  const y = BigInt(`0x${hex.reverse().join('')}`) % SIGN_BIT
  if (y >= P) return false
  const square = (y * y) % P
  // x² = (y² - 1) / (dy² + 1) must have a square root.
  const x = (square - 1n + P) * power((D * square + 1n) % P, P - 2n)
  const root = x % P
  return root === 0n || power(root, (P - 1n) / 2n) === 1n
}
