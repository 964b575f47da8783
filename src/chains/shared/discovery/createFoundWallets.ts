import type { Connector, ConnectorType, ConnectorWarning } from '../../../domain/connector'
import { ModalError } from '../../../domain/ModalError'
import type { Namespace } from '../../../lib/address/caip'
import { cleanUntrustedText } from '../../../lib/text/cleanUntrustedText'
import { isReservedId } from '../reservedNames'

/** Limit against a flood of wallets. */
const MAX_WALLETS = 100

/** A wallet of the page: the identity it claims, and what was captured of it. */
export interface FoundWallet<W> {
  readonly id: string
  readonly name: string
  /** Defaults to `ANNOUNCED`. */
  readonly type?: ConnectorType
  readonly rdns?: string | undefined
  readonly uuid?: string
  readonly imageUrl?: string | undefined
  readonly wallet: W
}

interface FoundWalletsOptions<W> {
  readonly namespace: Namespace
  /** Ids with the same key belong to one wallet. */
  toKey(id: string): string
  /** Whether the limit does not apply to the wallet. */
  isExempt?(found: FoundWallet<W>): boolean
  /** Called when the rows change. */
  onChange(): void
}

/** The wallets found so far. The first to claim an identity keeps it (D4). */
export interface FoundWallets<W> {
  all(): readonly FoundWallet<W>[]
  find(connectorId: string): FoundWallet<W> | undefined
  /** Leaves out wallets with a reserved id, and flags the first of two with the same identity. */
  add(found: FoundWallet<W>): void
  remove(isGone: (found: FoundWallet<W>) => boolean): void
  flag(found: FoundWallet<W>, warning: ConnectorWarning): void
  /** Flags the wallet if its functions are no longer the captured ones. */
  check(found: FoundWallet<W>): void
  /** @throws {ModalError} `WALLET_NOT_FOUND` without one; `WALLET_CHANGED` for a changed one. */
  open(connectorId: string, found: FoundWallet<W> | undefined): W
  /** Returns the rows of these wallets, or of all, in an order that all browsers agree on. */
  rows(listed?: readonly FoundWallet<W>[]): readonly Connector[]
}

export function createFoundWallets<W extends { isUnchanged(): boolean }>({
  namespace,
  toKey,
  isExempt = () => false,
  onChange,
}: FoundWalletsOptions<W>): FoundWallets<W> {
  let all: readonly FoundWallet<W>[] = []
  const warnings = new WeakMap<FoundWallet<W>, ReadonlySet<ConnectorWarning>>()

  const hasWarning = (found: FoundWallet<W>, warning: ConnectorWarning) =>
    warnings.get(found)?.has(warning) === true

  function flag(found: FoundWallet<W>, warning: ConnectorWarning) {
    if (hasWarning(found, warning)) return
    warnings.set(found, new Set([...(warnings.get(found) ?? []), warning]))
    onChange()
  }

  function check(found: FoundWallet<W>) {
    if (!found.wallet.isUnchanged()) flag(found, 'changedAfterAnnouncement')
  }

  function add(found: FoundWallet<W>) {
    const { id, uuid } = found
    if (isReservedId(id)) return
    const twin = all.find(
      known => toKey(known.id) === toKey(id) || (uuid !== undefined && known.uuid === uuid),
    )
    if (twin) return flag(twin, 'duplicateIdentity')
    if (all.length >= MAX_WALLETS && !isExempt(found)) return
    all = [...all, found]
    onChange()
  }

  function toRow(found: FoundWallet<W>): Connector {
    const { id, name, type = 'ANNOUNCED', imageUrl, rdns } = found
    const flagged = [...(warnings.get(found) ?? [])].sort()
    return {
      id,
      name,
      namespace,
      type,
      ...(imageUrl !== undefined && { imageUrl }),
      ...(rdns !== undefined && { rdns }),
      ...(flagged.length > 0 && { warnings: flagged }),
    }
  }

  return {
    all: () => all,
    find: connectorId => all.find(({ id }) => toKey(id) === toKey(connectorId)),
    add,
    remove(isGone) {
      const left = all.filter(found => !isGone(found))
      if (left.length === all.length) return
      all = left
      onChange()
    },
    flag,
    check,
    open(connectorId, found) {
      if (!found) throw new ModalError('WALLET_NOT_FOUND', cleanUntrustedText(connectorId))
      check(found)
      if (hasWarning(found, 'changedAfterAnnouncement')) {
        throw new ModalError('WALLET_CHANGED', `${found.name} changed after it was found`)
      }
      return found.wallet
    },
    rows: (listed = all) => listed.map(toRow).sort(compareByNameThenId),
  }
}

/** By code unit, so that the order depends neither on language nor on the order of discovery. */
function compareByNameThenId(a: Connector, b: Connector): number {
  return compare(a.name.toLowerCase(), b.name.toLowerCase()) || compare(a.id, b.id)
}

const compare = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1)
