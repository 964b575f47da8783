import type { Network } from '../../domain/network'
import type { CosmosChain, CosmosOptions } from './CosmosOptions'

const KNOWN: Readonly<Record<string, CosmosChain>> = {
  'cosmoshub-4': { bech32Prefix: 'cosmos', denom: 'uatom' },
  'osmosis-1': { bech32Prefix: 'osmo', denom: 'uosmo' },
  'juno-1': { bech32Prefix: 'juno', denom: 'ujuno' },
}

/** Returns further details of a network, from the host or the built-in list. */
export function getChainFacts(
  { reference }: Pick<Network, 'reference'>,
  { chains = {} }: CosmosOptions,
): CosmosChain | undefined {
  if (Object.hasOwn(chains, reference)) return chains[reference]
  return Object.hasOwn(KNOWN, reference) ? KNOWN[reference] : undefined
}
