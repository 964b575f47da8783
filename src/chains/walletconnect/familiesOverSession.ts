import type { Namespace } from '../../lib/address/caip'
import { bitcoinOverSession } from '../bip122/wallet/bitcoinOverSession'
import { cosmosOverSession } from '../cosmos/wallet/cosmosOverSession'
import { evmOverSession } from '../eip155/wallet/evmOverSession'
import { polkadotOverSession } from '../polkadot/wallet/polkadotOverSession'
import { solanaOverSession } from '../solana/wallet/solanaOverSession'
import type { FamilyOverSession } from './FamilyOverSession'

/** The families a session may hold, with or without an adapter from the host. */
export const FAMILIES_OVER_SESSION: Readonly<Record<Namespace, FamilyOverSession>> = {
  eip155: evmOverSession,
  solana: solanaOverSession,
  bip122: bitcoinOverSession,
  polkadot: polkadotOverSession,
  cosmos: cosmosOverSession,
}
