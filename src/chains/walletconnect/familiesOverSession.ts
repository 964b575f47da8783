import type { Namespace } from '../../lib/caip'
import { bitcoinOverSession } from '../bip122/bitcoinOverSession'
import { cosmosOverSession } from '../cosmos/cosmosOverSession'
import { evmOverSession } from '../eip155/evmOverSession'
import { polkadotOverSession } from '../polkadot/polkadotOverSession'
import { solanaOverSession } from '../solana/solanaOverSession'
import type { FamilyOverSession } from './FamilyOverSession'

/** Families that a session may hold, whether or not the host gave an adapter for them. */
export const FAMILIES_OVER_SESSION: Readonly<Record<Namespace, FamilyOverSession>> = {
  eip155: evmOverSession,
  solana: solanaOverSession,
  bip122: bitcoinOverSession,
  polkadot: polkadotOverSession,
  cosmos: cosmosOverSession,
}
