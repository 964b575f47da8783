import type { Connector } from '../../domain/connector'
import type { Wallet } from '../../domain/wallet'
import type { Namespace } from '../../lib/address/caip'

/** What identifies a wallet, whether installed or from the directory. */
export interface WalletIdentity {
  readonly id: string
  /** Null for a directory entry. */
  readonly namespace: Namespace | null
  readonly rdns: string | undefined
  readonly explorerId: string | undefined
  /**
   * Lowercase name; null when the connector has warnings or no name of its own, so that its name
   * proves nothing.
   */
  readonly name: string | null
}

/** MetaMask's mobile app announces an rdns of its own. */
export const normalizeRdns = (rdns: string | null | undefined) =>
  rdns ? rdns.toLowerCase().replace(/^io\.metamask\.mobile$/, 'io.metamask') : undefined

export const normalizeWalletName = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replace(/^trust wallet$/, 'trust')

export const getConnectorIdentity = ({
  id,
  name,
  namespace,
  type,
  rdns,
  explorerId,
  warnings,
}: Connector): WalletIdentity => ({
  // Without an rdns, an announced wallet's id is just its name, and all `window` providers share
  // one id.
  id: rdns === undefined && type !== 'EXTERNAL' ? `${namespace}:${id}` : id,
  namespace,
  rdns: rdns?.toLowerCase(),
  explorerId,
  name: type === 'INJECTED' || warnings?.length ? null : normalizeWalletName(name),
})

export const getWalletIdentity = ({ id, name, rdns }: Wallet): WalletIdentity => ({
  id,
  namespace: null,
  rdns: rdns?.toLowerCase() || undefined,
  explorerId: id,
  name: normalizeWalletName(name),
})

/**
 * Whether two identities are the same wallet, by the strongest identifier both have: rdns,
 * directory id, id, name. Any extension can announce any name, so a name never matches within one
 * chain family or against a directory entry with an rdns.
 */
export function isSameWallet(a: WalletIdentity, b: WalletIdentity): boolean {
  const isApart = a.namespace === null || a.namespace !== b.namespace
  const isPlain = isApart && a.name !== null && b.name !== null
  if (a.rdns !== undefined && b.rdns !== undefined) {
    return a.rdns === b.rdns || (isPlain && normalizeRdns(a.rdns) === normalizeRdns(b.rdns))
  }
  if (a.explorerId !== undefined && b.explorerId !== undefined) return a.explorerId === b.explorerId
  const isListed = [a, b].some(({ namespace, rdns }) => namespace === null && rdns !== undefined)
  return isPlain && (a.id === b.id || (a.name === b.name && !isListed))
}
