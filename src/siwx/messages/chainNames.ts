import { parseCaipNetworkId, type CaipNetworkId } from '../../lib/address/caip'

/** What messages call networks that have a name, by the reference of their CAIP-2 id. */
const NAMES: Readonly<Record<string, string>> = {
  '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'mainnet',
  EtWTRABZaYq6iMfeYKouRu166VU2xqa1: 'devnet',
  '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z': 'testnet',
}

/** How a message may write a network: the name by which it goes in messages of its standard comes first. */
export function chainNames(caipNetworkId: CaipNetworkId): readonly string[] {
  const { reference } = parseCaipNetworkId(caipNetworkId)
  const name = NAMES[reference]
  return [...(name === undefined ? [] : [name]), reference, caipNetworkId]
}
