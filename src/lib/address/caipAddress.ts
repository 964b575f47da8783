import {
  isNamespace,
  splitCaipId,
  type CaipAddress,
  type CaipAddressParts,
  type Namespace,
} from './caip'

/**
 * Splits a CAIP-10 id, whether or not its namespace is supported (`isCaipAddress`).
 *
 * @throws {Error} `Invalid CAIP-10 address: …` unless there are exactly three non-empty parts.
 */
export function parseCaipAddress(value: CaipAddress): CaipAddressParts<Namespace>
export function parseCaipAddress(value: string): CaipAddressParts
export function parseCaipAddress(value: string): CaipAddressParts {
  const [namespace, reference, address, ...rest] = splitCaipId(value)
  if (!namespace || !reference || !address || rest.length > 0) {
    throw new Error(`Invalid CAIP-10 address: ${value}`)
  }
  return { namespace, reference, address, caipNetworkId: `${namespace}:${reference}` }
}

/** Whether a value has three non-empty parts and a supported namespace. */
export function isCaipAddress(value: unknown): value is CaipAddress {
  const parts = splitCaipId(value)
  return parts.length === 3 && parts.every(Boolean) && isNamespace(parts[0])
}
