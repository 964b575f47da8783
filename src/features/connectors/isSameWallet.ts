import type { Connector } from '../../domain/connector'
import type { Wallet } from '../../domain/wallet'
import type { Namespace } from '../../lib/address/caip'

/** What a wallet is known by: the same for one that is here and for one that the directory describes. */
export interface WalletIdentity {
  readonly id: string
  /** Null for an entry of the directory. */
  readonly namespace: Namespace | null
  readonly rdns: string | undefined
  readonly explorerId: string | undefined
  /** Null where neither name nor alias proves anything: something is odd about the wallet, or it has no name of its own. */
  readonly name: string | null
}

/** A wallet's app on a phone announces itself under a name of its own. */
export const plainRdns = (rdns: string | null | undefined) =>
  rdns ? rdns.toLowerCase().replace(/^io\.metamask\.mobile$/, 'io.metamask') : undefined

export const plainName = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replace(/^trust wallet$/, 'trust')

export const connectorIdentity = ({
  id,
  name,
  namespace,
  type,
  rdns,
  explorerId,
  warnings,
}: Connector): WalletIdentity => ({
  // Without a reverse domain name the id of an announced wallet is its name, and the global one's is everybody's.
  id: rdns === undefined && type !== 'EXTERNAL' ? `${namespace}:${id}` : id,
  namespace,
  rdns: rdns?.toLowerCase(),
  explorerId,
  name: type === 'INJECTED' || warnings?.length ? null : plainName(name),
})

export const walletIdentity = ({ id, name, rdns }: Wallet): WalletIdentity => ({
  id,
  namespace: null,
  rdns: rdns?.toLowerCase() || undefined,
  explorerId: id,
  name: plainName(name),
})

/**
 * By what proves most and both have: reverse domain name, entry of the directory, id, name. Anybody on a page may announce
 * any name, so a name joins neither two wallets of one chain family nor one with an entry that has a reverse domain name.
 */
export function isSameWallet(a: WalletIdentity, b: WalletIdentity): boolean {
  const isApart = a.namespace === null || a.namespace !== b.namespace
  const isPlain = isApart && a.name !== null && b.name !== null
  if (a.rdns !== undefined && b.rdns !== undefined) {
    return a.rdns === b.rdns || (isPlain && plainRdns(a.rdns) === plainRdns(b.rdns))
  }
  if (a.explorerId !== undefined && b.explorerId !== undefined) return a.explorerId === b.explorerId
  const isListed = [a, b].some(({ namespace, rdns }) => namespace === null && rdns !== undefined)
  return isPlain && (a.id === b.id || (a.name === b.name && !isListed))
}
