import type { Namespace } from '../../lib/address/caip'

type LeftWallets = Readonly<Partial<Record<Namespace, readonly string[]>>>

/** Returns the disconnected wallets without the given one. */
export function withoutLeft(left: LeftWallets, namespace: Namespace, id: string): LeftWallets {
  const { [namespace]: ids = [], ...others } = left
  const kept = ids.filter(each => each !== id)
  return kept.length > 0 ? { ...others, [namespace]: kept } : others
}

/** Returns the disconnected wallets with the given one as the latest. */
export function withLeft(left: LeftWallets, namespace: Namespace, id: string): LeftWallets {
  const { [namespace]: others = [] } = withoutLeft(left, namespace, id)
  return { ...left, [namespace]: [...others, id] }
}
