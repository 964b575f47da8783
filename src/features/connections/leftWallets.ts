import type { Namespace } from '../../lib/address/caip'

type LeftWallets = Readonly<Partial<Record<Namespace, readonly string[]>>>

/** Without a wallet that was left on a namespace. */
export function withoutLeft(left: LeftWallets, namespace: Namespace, id: string): LeftWallets {
  const { [namespace]: ids = [], ...others } = left
  const kept = ids.filter(each => each !== id)
  return kept.length > 0 ? { ...others, [namespace]: kept } : others
}

/** With a wallet as the latest that was left on a namespace. */
export function withLeft(left: LeftWallets, namespace: Namespace, id: string): LeftWallets {
  const { [namespace]: others = [] } = withoutLeft(left, namespace, id)
  return { ...left, [namespace]: [...others, id] }
}
