const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Bytes as Solana writes them. */
export function encodeBase58(bytes: Uint8Array): string {
  let value = 0n
  for (const byte of bytes) value = value * 256n + BigInt(byte)
  let text = ''
  for (; value > 0n; value /= 58n) text = `${ALPHABET.charAt(Number(value % 58n))}${text}`
  const zeros = bytes.findIndex(byte => byte !== 0)
  return '1'.repeat(zeros === -1 ? bytes.length : zeros) + text
}
