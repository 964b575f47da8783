import type { ConnectorRef } from '../../events/connectionEvents'
import type { Namespace } from '../../lib/address/caip'

/** Flattens lists by namespace into one list of connector references. */
export const toConnectorRefs = (
  lists: Readonly<Partial<Record<Namespace, readonly { readonly connectorId: string }[]>>>,
): readonly ConnectorRef[] =>
  (Object.keys(lists) as Namespace[]).flatMap(namespace =>
    (lists[namespace] ?? []).map(({ connectorId }) => ({ namespace, connectorId })),
  )
