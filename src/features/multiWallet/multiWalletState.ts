import type { Account } from '../../domain/account'
import type { Capability } from '../../domain/capabilities'
import type { Connection } from '../../domain/connector'
import type { ConnectorRef } from '../../events/connectionEvents'
import type { CaipNetworkId, Namespace } from '../../lib/address/caip'

/** A wallet that is connected beside the one in use on its chain family. */
export interface OtherConnection {
  readonly connectorId: string
  readonly walletName: string
  /** The first one is used when the wallet is switched to. */
  readonly accounts: readonly Account[]
  readonly capabilities: readonly Capability[]
  /** The network that the wallet reports. */
  readonly caipNetworkId: CaipNetworkId
}

export interface MultiWalletState {
  /** Several wallets of one chain family may be connected: the project's owner says so, and the page does not forbid it. */
  readonly isOn: boolean
  /** Connected beside the wallet in use, the latest in use first. */
  readonly others: Readonly<Partial<Record<Namespace, readonly OtherConnection[]>>>
  /** Stored as connected beside the wallet in use, and not restored yet. */
  readonly unrestored: Readonly<Partial<Record<Namespace, readonly Connection[]>>>
  /** The wallet that is being switched to, and the account where one was chosen. */
  readonly switching: (ConnectorRef & { readonly address?: string | undefined }) | null
}

interface Root {
  readonly multiWallet?: MultiWalletState
}

const NONE: readonly OtherConnection[] = []
const NO_FAMILIES: MultiWalletState['others'] = {}

/** Whether several wallets of one chain family may be connected; `false` before the code of that is here. */
export const selectIsMultiWallet = ({ multiWallet }: Root): boolean => multiWallet?.isOn === true

/** The wallets of every chain family that are connected beside the ones in use. */
export const selectAllOtherConnections = ({ multiWallet }: Root): MultiWalletState['others'] =>
  multiWallet?.others ?? NO_FAMILIES

/** The wallets of one chain family that are connected beside the one in use, the latest in use first. */
export const selectOtherConnections = (
  state: Root,
  namespace: Namespace,
): readonly OtherConnection[] => selectAllOtherConnections(state)[namespace] ?? NONE

/** Whether a wallet is connected beside the one in use, on any chain family. */
export const selectIsAmongOthers = (state: Root, connectorId: string): boolean =>
  Object.values(selectAllOtherConnections(state)).some(each =>
    each.some(other => other.connectorId === connectorId),
  )

/** The wallet that is being switched to; `null` while none is. */
export const selectSwitching = ({ multiWallet }: Root): MultiWalletState['switching'] =>
  multiWallet?.switching ?? null
