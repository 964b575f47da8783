import type { NetworkInput } from 'redux-wallet-modal'
import {
  sandboxBitcoin,
  sandboxCosmos,
  sandboxOne,
  sandboxPolkadot,
  sandboxSolana,
  sandboxSwap,
  sandboxTwo,
} from '../sandbox'

/** The sandbox explorer is a page of this host app; the fragment selects what it shows. */
const explored = <T extends NetworkInput>(network: T): T => {
  const id = network.caipNetworkId ?? `eip155:${String(network.id)}`
  const url = `${location.origin}/explorer.html#/${id}`
  return { ...network, blockExplorers: { default: { name: 'Sandbox explorer', url } } }
}

export const networks = [
  explored(sandboxOne),
  explored({ ...sandboxTwo, testnet: true }), // no on-ramp there
  explored(sandboxSwap),
  explored(sandboxSolana),
  explored(sandboxBitcoin),
  // Its node requires hashes of accounts, which the explorer cannot compute.
  sandboxPolkadot,
  explored(sandboxCosmos),
] as const

/** Cosmos wallets need these details for a network they don't know. */
export const cosmosChains = { [sandboxCosmos.id]: { bech32Prefix: 'sandbox', denom: 'usatm' } }

export const FIRST_NETWORK = 'eip155:31337'

/** One network per chain family, in display order. */
export const FAMILIES = [
  { namespace: 'eip155', label: 'EVM', network: sandboxOne },
  { namespace: 'solana', label: 'Solana', network: sandboxSolana },
  { namespace: 'bip122', label: 'Bitcoin', network: sandboxBitcoin },
  { namespace: 'polkadot', label: 'Polkadot', network: sandboxPolkadot },
  { namespace: 'cosmos', label: 'Cosmos', network: sandboxCosmos },
] as const
