import { DEFAULT_FAMILY, FAMILIES } from './families'

export type Namespace = keyof typeof FAMILIES

/** The namespaces that the package supports. */
export const NAMESPACES: readonly Namespace[] = Object.keys(FAMILIES) as Namespace[]

/** The namespace used where none is given. */
export const DEFAULT_NAMESPACE: Namespace = DEFAULT_FAMILY

/** A CAIP-2 network id, such as `eip155:1`. */
export type CaipNetworkId = `${Namespace}:${string}`

/** An address on a chain family, typed as the family's libraries do: `0x…` on EVM networks. */
export type AddressOf<N extends Namespace> = N extends typeof DEFAULT_FAMILY
  ? `0x${string}`
  : string

/** The id of a network, as in the page's network objects: a number on EVM networks. */
export type ChainIdOf<N extends Namespace> = N extends typeof DEFAULT_FAMILY ? number : string

/** A CAIP-10 account or token id, such as `eip155:1:0xabc…`. */
export type CaipAddress = `${Namespace}:${string}:${string}`

export interface CaipNetworkParts<N extends string = string> {
  readonly namespace: N
  readonly reference: string
}

export interface CaipAddressParts<N extends string = string> extends CaipNetworkParts<N> {
  readonly address: string
  readonly caipNetworkId: `${N}:${string}`
}

export function isNamespace(value: unknown): value is Namespace {
  return NAMESPACES.some(namespace => namespace === value)
}

/**
 * Splits a CAIP-2 network id.
 *
 * @throws {Error} `Invalid CAIP-2 network id: …` unless there are exactly two non-empty parts.
 */
export function parseCaipNetworkId(value: CaipNetworkId): CaipNetworkParts<Namespace>
export function parseCaipNetworkId(value: string): CaipNetworkParts
export function parseCaipNetworkId(value: string): CaipNetworkParts {
  const [namespace, reference, ...rest] = splitCaipId(value)
  if (!namespace || !reference || rest.length > 0) {
    throw new Error(`Invalid CAIP-2 network id: ${value}`)
  }
  return { namespace, reference }
}

/** Whether a value has two non-empty parts and a supported namespace. */
export function isCaipNetworkId(value: unknown): value is CaipNetworkId {
  const parts = splitCaipId(value)
  return parts.length === 2 && parts.every(Boolean) && isNamespace(parts[0])
}

export function toCaipNetworkId(namespace: Namespace, reference: string | number): CaipNetworkId {
  return `${namespace}:${reference}`
}

export const getChainId = <N extends Namespace>(id: `${N}:${string}`): ChainIdOf<N> => {
  const [namespace, reference] = splitCaipId(id)
  return (namespace === DEFAULT_NAMESPACE ? Number(reference) : reference) as ChainIdOf<N>
}

export function toCaipAddress(caipNetworkId: CaipNetworkId, address: string): CaipAddress {
  return `${caipNetworkId}:${address}`
}

/** Splits an id at its colons. */
export function splitCaipId(value: unknown): string[] {
  return typeof value === 'string' ? value.split(':') : []
}
