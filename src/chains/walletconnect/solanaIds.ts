import type { CaipNetworkId } from '../../lib/caip'

/** Names of Solana's networks that older wallets still use, by today's. */
const DEPRECATED: Readonly<Record<string, CaipNetworkId>> = {
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': 'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K',
}

const CURRENT = new Map(Object.entries(DEPRECATED).map(([now, before]) => [before, now]))

/** The older name of a network, where it has one. */
export function deprecatedIdOf(id: CaipNetworkId): CaipNetworkId | undefined {
  return DEPRECATED[id]
}

/** Today's name of a network a wallet named. */
export function currentIdOf(id: CaipNetworkId): CaipNetworkId {
  return (CURRENT.get(id) as CaipNetworkId | undefined) ?? id
}
