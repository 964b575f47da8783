import { ModalError } from '../../domain/ModalError'
import { parseCaipNetworkId, type CaipNetworkId, type Namespace } from '../../lib/address/caip'
import type { FamilyInFrame } from './FamilyInFrame'
import { FAMILIES_IN_FRAME } from './familiesInFrame'

export const getNamespace = (id: CaipNetworkId): Namespace => parseCaipNetworkId(id).namespace

/** @throws {ModalError} `CHAIN_NOT_SUPPORTED` for a family the wallet has no accounts on */
export function getFamily(namespace: Namespace): FamilyInFrame {
  const family = FAMILIES_IN_FRAME[namespace]
  if (family) return family
  throw new ModalError('CHAIN_NOT_SUPPORTED', `The embedded wallet has no accounts on ${namespace}`)
}
