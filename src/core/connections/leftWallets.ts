import type { Namespace } from '../../lib/address/caip'

type DisconnectedConnectorIds = Readonly<Partial<Record<Namespace, readonly string[]>>>

/** Returns the disconnected wallets without the given one. */
export function withoutDisconnected(
  left: DisconnectedConnectorIds,
  namespace: Namespace,
  id: string,
): DisconnectedConnectorIds {
  const { [namespace]: ids = [], ...others } = left
  const kept = ids.filter(each => each !== id)
  return kept.length > 0 ? { ...others, [namespace]: kept } : others
}

/** Returns the disconnected wallets with the given one as the latest. */
export function withDisconnected(
  left: DisconnectedConnectorIds,
  namespace: Namespace,
  id: string,
): DisconnectedConnectorIds {
  const { [namespace]: others = [] } = withoutDisconnected(left, namespace, id)
  return { ...left, [namespace]: [...others, id] }
}
