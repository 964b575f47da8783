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

/** The explorer of the sandbox is a page of this host; what it shows is in the part after the hash sign. */
const explored = <T extends NetworkInput>(network: T): T => {
  const id = network.caipNetworkId ?? `eip155:${String(network.id)}`
  const url = `${location.origin}/explorer.html#/${id}`
  return { ...network, blockExplorers: { default: { name: 'Sandbox explorer', url } } }
}

export const networks = [
  explored(sandboxOne),
  explored({ ...sandboxTwo, testnet: true }), // nobody sells there
  explored(sandboxSwap),
  explored(sandboxSolana),
  explored(sandboxBitcoin),
  // Its node answers by hashes of accounts, which the explorer cannot make.
  sandboxPolkadot,
  explored(sandboxCosmos),
] as const

/** What Cosmos wallets have to be told of a network that they do not know. */
export const cosmosChains = { [sandboxCosmos.id]: { bech32Prefix: 'sandbox', denom: 'usatm' } }

export const FIRST_NETWORK = 'eip155:31337'

/** One of each chain family, in the order in which they are shown. */
export const FAMILIES = [
  { namespace: 'eip155', label: 'EVM', network: sandboxOne },
  { namespace: 'solana', label: 'Solana', network: sandboxSolana },
  { namespace: 'bip122', label: 'Bitcoin', network: sandboxBitcoin },
  { namespace: 'polkadot', label: 'Polkadot', network: sandboxPolkadot },
  { namespace: 'cosmos', label: 'Cosmos', network: sandboxCosmos },
] as const
