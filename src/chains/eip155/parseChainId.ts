const HEX = /^0x[0-9a-f]{1,14}$/i
const DECIMAL = /^[0-9]{1,16}$/

/** The decimal reference of a chain id in any of the forms wallets use: hex, decimal text, number. */
export function parseChainId(value: unknown): string | null {
  const text = typeof value === 'number' || typeof value === 'bigint' ? String(value) : value
  if (typeof text !== 'string' || !(HEX.test(text) || DECIMAL.test(text))) return null
  const chainId = Number(text)
  return Number.isSafeInteger(chainId) && chainId > 0 ? String(chainId) : null
}

/** A decimal reference as wallets want it. */
export const toHexChainId = (reference: string): string => `0x${BigInt(reference).toString(16)}`
