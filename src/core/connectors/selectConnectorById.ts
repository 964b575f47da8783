import type { Connector } from '../../domain/connector'
import type { Namespace } from '../../lib/address/caip'

/** Connectors as the slice holds them. */
export interface FoundConnectors {
  readonly byNamespace: Readonly<Partial<Record<Namespace, readonly Connector[]>>>
}

/** Returns the connector with the id, or null, also while the slice is not loaded. */
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
