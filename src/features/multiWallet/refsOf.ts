import type { ConnectorRef } from '../../events/connectionEvents'
import type { Namespace } from '../../lib/address/caip'

/** Every wallet of lists by chain family, one after the other. */
export const refsOf = (
  lists: Readonly<Partial<Record<Namespace, readonly { readonly connectorId: string }[]>>>,
): readonly ConnectorRef[] =>
  (Object.keys(lists) as Namespace[]).flatMap(namespace =>
    (lists[namespace] ?? []).map(({ connectorId }) => ({ namespace, connectorId })),
  )
