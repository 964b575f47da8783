import type { CaipNetworkId } from '../../lib/address/caip'

/** Network ids that older wallets and records still use, by current id. */
export const SOLANA_DEPRECATED_IDS = {
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': 'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K',
} as const satisfies Readonly<Record<string, CaipNetworkId>>
