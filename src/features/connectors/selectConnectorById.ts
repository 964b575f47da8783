import type { Connector } from '../../domain/connector'
import type { Namespace } from '../../lib/address/caip'

/** The ways into wallets, as the slice keeps them. */
export interface FoundConnectors {
  readonly byNamespace: Readonly<Partial<Record<Namespace, readonly Connector[]>>>
}

/** Before anybody came near, no wallet has been looked for and that slice is not here yet. */
export function selectConnectorById(
  { connectors }: { readonly connectors?: FoundConnectors },
  id: string,
): Connector | null {
  for (const list of Object.values(connectors?.byNamespace ?? {})) {
    const found = list.find(connector => connector.id === id)
    if (found) return found
  }
  return null
}
