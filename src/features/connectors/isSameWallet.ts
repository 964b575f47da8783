import type { Connector } from '../../domain/connector'
import type { Wallet } from '../../domain/wallet'

/** What a wallet is known by: the same for one that is here and for one that the directory describes. */
export interface WalletIdentity {
  readonly id: string
  readonly rdns: string | undefined
  readonly explorerId: string | undefined
  /** Null where a name proves nothing: something is odd about the wallet, or it has none of its own. */
  readonly name: string | null
}

/** A wallet's app on a phone announces itself under a name of its own. */
const plainRdns = (rdns: string | null | undefined) =>
  rdns ? rdns.toLowerCase().replace(/^io\.metamask\.mobile$/, 'io.metamask') : undefined

const plainName = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replace(/^trust wallet$/, 'trust')

export const connectorIdentity = (connector: Connector): WalletIdentity => ({
  id: connector.type === 'INJECTED' ? `${connector.namespace}:${connector.id}` : connector.id,
  rdns: plainRdns(connector.rdns),
  explorerId: connector.explorerId,
  name:
    connector.type === 'INJECTED' || connector.warnings?.length ? null : plainName(connector.name),
})

export const walletIdentity = ({ id, name, rdns }: Wallet): WalletIdentity => ({
  id,
  rdns: plainRdns(rdns),
  explorerId: id,
  name: plainName(name),
})

/**
 * By what proves most and both have: reverse domain name, entry of the directory, id, name. An id of the wallet standard
 * is no more than a name, so two entries of the directory under one such id stay two.
 */
export function isSameWallet(a: WalletIdentity, b: WalletIdentity): boolean {
  if (a.rdns !== undefined && b.rdns !== undefined) return a.rdns === b.rdns
  if (a.explorerId !== undefined && b.explorerId !== undefined) return a.explorerId === b.explorerId
  return a.id === b.id || (a.name !== null && a.name === b.name)
}
