import { parseCaipNetworkId, type CaipNetworkId } from '../../lib/address/caip'

/** Names of networks in messages, by the reference of their CAIP-2 id. */
const NAMES: Readonly<Record<string, string>> = {
  '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'mainnet',
  EtWTRABZaYq6iMfeYKouRu166VU2xqa1: 'devnet',
  '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z': 'testnet',
}

/** Returns the ways in which a message may write a network, the standard's name first. */
export function getChainNames(caipNetworkId: CaipNetworkId): readonly string[] {
  const { reference } = parseCaipNetworkId(caipNetworkId)
  const name = NAMES[reference]
  return [...(name === undefined ? [] : [name]), reference, caipNetworkId]
}
