import type { Network } from '../../domain/network'
import type { CaipNetworkId, Namespace } from '../../lib/address/caip'
import { EMBEDDED_NAMESPACES } from '../../ports/embedded'

/** The network in the frame's URL when the page has none for it (protocol §5.1). */
export const DEFAULT_FRAME_NETWORK = 'eip155:1'

/** The hosted site; any other site decides itself which networks it signs for. */
export const HOSTED_SITE = 'https://secure.walletconnect.org'

/** The hosted site's networks, by limited family (protocol §5.8); EVM has no limit. */
const HOSTED: Readonly<Partial<Record<Namespace, readonly CaipNetworkId[]>>> = {
  solana: [
    'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
    'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  ],
}

/** Returns the page's networks of a family that the site (an origin) supports. */
export const frameNetworks = (
  networks: readonly Network[],
  family: Namespace,
  site: string,
): readonly CaipNetworkId[] =>
  networks
    .filter(({ namespace }) => namespace === family && EMBEDDED_NAMESPACES.includes(namespace))
    .map(({ caipNetworkId }) => caipNetworkId)
    .filter(id => site !== HOSTED_SITE || (HOSTED[family]?.includes(id) ?? true))
