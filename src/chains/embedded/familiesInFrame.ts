import type { Namespace } from '../../lib/address/caip'
import { evmInFrame } from '../eip155/wallet/evmInFrame'
import { solanaInFrame } from '../solana/wallet/solanaInFrame'
import type { FamilyInFrame } from './FamilyInFrame'

/** The frame's families (`EMBEDDED_NAMESPACES`); the first is the default. */
export const FAMILIES_IN_FRAME: Readonly<Partial<Record<Namespace, FamilyInFrame>>> = {
  eip155: evmInFrame,
  solana: solanaInFrame,
}
