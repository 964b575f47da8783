import type { Namespace } from '../../lib/address/caip'
import { evmInFrame } from '../eip155/wallet/evmInFrame'
import { solanaInFrame } from '../solana/wallet/solanaInFrame'
import type { FamilyInFrame } from './FamilyInFrame'

/** The families that the frame has accounts on (`EMBEDDED_NAMESPACES`), the one that comes first on a page without a wish first. */
export const FAMILIES_IN_FRAME: Readonly<Partial<Record<Namespace, FamilyInFrame>>> = {
  eip155: evmInFrame,
  solana: solanaInFrame,
}
