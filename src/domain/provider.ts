import type { DEFAULT_FAMILY } from '../lib/address/families'
import type { Namespace } from '../lib/address/caip'

/** The provider object of a wallet on EVM networks (EIP-1193). */
export interface Eip1193Provider {
  request(request: {
    readonly method: string
    readonly params?: readonly unknown[] | object | undefined
  }): Promise<unknown>
  on(event: string, listener: (...given: never[]) => void): unknown
  removeListener(event: string, listener: (...given: never[]) => void): unknown
}

/** The provider of a chain family: EIP-1193 on EVM networks, else the family's own standard. */
export type ProviderOf<N extends Namespace> = N extends typeof DEFAULT_FAMILY
  ? Eip1193Provider
  : unknown
