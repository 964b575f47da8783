import type { Namespace } from '../../lib/address/caip'

/**
 * Services that are limited to some chain families, whatever the wallet supports (specification,
 * §6).
 */
export type FamilyService = 'swaps' | 'onramp'

export const FAMILY_SERVICES: Readonly<Partial<Record<Namespace, readonly FamilyService[]>>> = {
  eip155: ['swaps', 'onramp'],
  solana: ['onramp'],
}
