import type { Namespace } from '../../lib/address/caip'

/** What is offered on some chain families only, whatever their wallets can do (specification, §6). */
export type FamilyService = 'swaps' | 'onramp'

export const FAMILY_SERVICES: Readonly<Partial<Record<Namespace, readonly FamilyService[]>>> = {
  eip155: ['swaps', 'onramp'],
  solana: ['onramp'],
}
