import type { Account } from '../../domain/account'
import type { Capability } from '../../domain/capabilities'
import type { Connection } from '../../domain/connector'
import type { ConnectorRef } from '../../events/connectionEvents'
import type { CaipNetworkId, Namespace } from '../../lib/address/caip'

/** A wallet that is connected besides the active one of its namespace. */
export interface OtherConnection {
  readonly connectorId: string
  readonly walletName: string
  /** The first account becomes active when the user switches to the wallet. */
  readonly accounts: readonly Account[]
  readonly capabilities: readonly Capability[]
  readonly caipNetworkId: CaipNetworkId
}

export interface MultiWalletState {
  /** Whether both the project's configuration and the host allow several wallets per namespace. */
  readonly isOn: boolean
  /** Connected besides the active wallet, the last active one first. */
  readonly others: Readonly<Partial<Record<Namespace, readonly OtherConnection[]>>>
  /** Stored as connected besides the active wallet, and not restored yet. */
  readonly unrestored: Readonly<Partial<Record<Namespace, readonly Connection[]>>>
  /** The wallet to switch to, and the account if one was chosen. */
  readonly switching: (ConnectorRef & { readonly address?: string | undefined }) | null
}

interface Root {
  readonly multiWallet?: MultiWalletState
}

const NONE: readonly OtherConnection[] = []
const NO_FAMILIES: MultiWalletState['others'] = {}

/** Whether several wallets per namespace are allowed; `false` until the chunk is loaded. */
export const selectIsMultiWallet = ({ multiWallet }: Root): boolean => multiWallet?.isOn === true

/** Returns the wallets of all namespaces that are connected besides the active ones. */
export const selectAllOtherConnections = ({ multiWallet }: Root): MultiWalletState['others'] =>
  multiWallet?.others ?? NO_FAMILIES

/** Returns the wallets connected besides a namespace's active one, the last active one first. */
export const selectOtherConnections = (
  state: Root,
  namespace: Namespace,
): readonly OtherConnection[] => selectAllOtherConnections(state)[namespace] ?? NONE

/** Whether a wallet is connected besides the active one, on any namespace. */
export const selectIsAmongOthers = (state: Root, connectorId: string): boolean =>
  Object.values(selectAllOtherConnections(state)).some(each =>
    each.some(other => other.connectorId === connectorId),
  )

/** Returns the wallet to switch to; `null` while no switch is pending. */
export const selectSwitching = ({ multiWallet }: Root): MultiWalletState['switching'] =>
  multiWallet?.switching ?? null
