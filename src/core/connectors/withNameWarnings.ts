import type { Connector } from '../../domain/connector'
import type { Wallet } from '../../domain/wallet'
import { KNOWN_IDENTITIES, RDNS_NAMESPACE } from '../../domain/knownIdentities'
import { nameSkeleton } from '../../lib/address/nameSkeleton'
import { normalizeRdns } from './isSameWallet'
import { isNonAscii } from './selectUnreadNames'

/**
 * Adds warnings to announced wallets that use a known wallet's name under another rdns, and to
 * wallets of one chain family that cannot be told apart. The genuine wallet is never marked because
 * of imitators. A non-ASCII name counts as an imitation until its skeleton is known.
 */
export function withNameWarnings(
  connectors: readonly Connector[],
  wallets: readonly Wallet[],
  skeletons: Readonly<Record<string, string>>,
): readonly Connector[] {
  const withSkeleton = <T extends Pick<Wallet, 'name' | 'rdns'>>(wallet: T) => ({
    ...wallet,
    skeleton: skeletons[wallet.name] ?? nameSkeleton(wallet.name),
  })
  const known = [...KNOWN_IDENTITIES, ...wallets].filter(({ rdns }) => rdns).map(withSkeleton)
  const all = connectors.map(withSkeleton)
  return connectors.map((connector, at) => {
    const { namespace, type, rdns, warnings } = connector
    const owners = known.filter(({ skeleton }) => skeleton === all[at]?.skeleton)
    if (type !== 'ANNOUNCED' || warnings || owners.some(owner => owner.rdns === rdns)) {
      return connector
    }
    const isSame = (other: Pick<Wallet, 'rdns'>) =>
      normalizeRdns(other.rdns) === normalizeRdns(rdns)
    const isUnread = isNonAscii(connector) && !(connector.name in skeletons)
    // Only EIP-155 wallets announce an rdns; elsewhere a missing one is normal.
    const isForeign =
      (rdns ?? namespace === RDNS_NAMESPACE) && owners.length > 0 && !owners.some(isSame)
    const isTwin = all.some(
      (other, place) =>
        place !== at &&
        other.namespace === namespace &&
        (other.skeleton === all[at]?.skeleton || (rdns && isSame(other))),
    )
    if (isForeign || isUnread) return { ...connector, warnings: ['knownNameForeignRdns'] }
    return isTwin ? { ...connector, warnings: ['duplicateIdentity'] } : connector
  })
}
