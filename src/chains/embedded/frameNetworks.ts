import type { Network } from '../../domain/network'
import type { CaipNetworkId, Namespace } from '../../lib/address/caip'
import { EMBEDDED_NAMESPACES } from '../../ports/embedded'

/** What the frame's address names where the page has no network for it (protocol §5.1). */
export const DEFAULT_FRAME_NETWORK = 'eip155:1'

/** The hosted site; another one says by itself which networks it signs for. */
export const HOSTED_SITE = 'https://secure.walletconnect.org'

/** The only networks of a family that the hosted site knows (protocol §5.8); on EVM there is no such limit. */
const HOSTED: Readonly<Partial<Record<Namespace, readonly CaipNetworkId[]>>> = {
  solana: [
    'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
    'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  ],
}

/** The page's networks of a family that the embedded wallet can be on; `site` is the origin of the frame. */
export const frameNetworks = (
  networks: readonly Network[],
  family: Namespace,
  site: string,
): readonly CaipNetworkId[] =>
  networks
    .filter(({ namespace }) => namespace === family && EMBEDDED_NAMESPACES.includes(namespace))
    .map(({ caipNetworkId }) => caipNetworkId)
    .filter(id => site !== HOSTED_SITE || (HOSTED[family]?.includes(id) ?? true))
