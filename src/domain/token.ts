import type { CaipNetworkId } from '../lib/address/caip'

/** A holding. Amounts are decimal strings; `address` is CAIP-10 and absent for the native coin. */
export interface TokenBalance {
  readonly name: string
  readonly symbol: string
  readonly chainId: CaipNetworkId
  readonly address?: string
  /** Fiat value of the holding; absent when no price is known. */
  readonly value?: number
  readonly price?: number
  readonly quantity: { readonly decimals: string; readonly numeric: string }
  readonly iconUrl?: string
}

/** Whether a token is the native coin, which has no address. */
export const isNative = (token: Pick<TokenBalance, 'address'>): boolean =>
  token.address === undefined

/** Returns a unique id per holding, for keys and selection. */
export const tokenId = (token: Pick<TokenBalance, 'address' | 'chainId'>): string =>
  token.address ?? `${token.chainId}:native`
