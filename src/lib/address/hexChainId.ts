/**
 * Returns the hexadecimal chain id of a decimal CAIP-2 reference; `0x0` if it isn't decimal.
 *
 * @example hexChainId('137') // '0x89'
 */
export function hexChainId(reference: string | number): `0x${string}` {
  const text = String(reference)
  return /^\d{1,19}$/.test(text) ? `0x${BigInt(text).toString(16)}` : '0x0'
}

/** Returns the decimal reference of a chain id as wallets report it, or null. */
export function parseChainReference(chainId: unknown): string | null {
  if (!['string', 'number', 'bigint'].includes(typeof chainId)) return null
  const text = String(chainId).trim()
  return /^(?:0x[0-9a-f]{1,16}|\d{1,19})$/i.test(text) ? BigInt(text).toString() : null
}
