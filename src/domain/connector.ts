import type { CaipNetworkId, Namespace } from '../lib/address/caip'
import type { Account } from './account'

export type ConnectorType =
  'INJECTED' | 'ANNOUNCED' | 'EXTERNAL' | 'WALLET_CONNECT' | 'AUTH' | 'MULTI_CHAIN'

/** A suspicious trait of an announced wallet that the user should see before choosing it. */
export type ConnectorWarning =
  'knownNameForeignRdns' | 'duplicateIdentity' | 'changedAfterAnnouncement'

/** One wallet on one chain family, as plain data; its provider stays inside the adapter. */
export interface FamilyConnector {
  /** rdns, else name, else uuid; `injected` for the one global provider. */
  readonly id: string
  readonly name: string
  readonly namespace: Namespace
  readonly type: ConnectorType
  /** Validated image: a data: image or https. */
  readonly imageUrl?: string
  readonly imageId?: string
  readonly explorerId?: string
  readonly rdns?: string
  /** CAIP-2 ids of the page's networks that it can reach. */
  readonly chains?: readonly CaipNetworkId[]
  readonly warnings?: readonly ConnectorWarning[]
}

/** A wallet that can be connected, on one chain family or, of type `MULTI_CHAIN`, on several. */
export interface Connector extends FamilyConnector {
  /** Only for a `MULTI_CHAIN` connector: the same wallet on each of its chain families. */
  readonly connectors?: readonly FamilyConnector[]
}

/** A wallet that is, or was, connected on a namespace. */
export interface Connection {
  readonly connectorId: string
  readonly accounts: readonly Account[]
  readonly name?: string
  readonly icon?: string
  /** Whether the connection was restored from storage and is not live. */
  readonly recent?: boolean
}

/**
 * Project service images for connectors without one. Not for announced wallets, which choose their
 * id themselves.
 */
const PRESET_IMAGE_IDS: Readonly<Record<string, string>> = {
  injected: '07ba87ed-43aa-4adf-4540-9e6a2b9cae00',
  coinbaseWallet: '0c2840c3-5b04-4c44-9661-fbd4b49e1800',
  coinbaseWalletSDK: '0c2840c3-5b04-4c44-9661-fbd4b49e1800',
  safe: '461db637-8616-43ce-035a-d89b8a1d5800',
  ledger: '54a1aa77-d202-4f8d-0fb2-5d2bb6db0300',
}

/** Returns the project service image id of a connector: its own, else the preset for its id. */
export const connectorImageId = ({
  id,
  type,
  imageId,
}: Pick<Connector, 'id' | 'type' | 'imageId'>): string | undefined =>
  imageId ??
  ((type === 'INJECTED' || type === 'EXTERNAL') && Object.hasOwn(PRESET_IMAGE_IDS, id)
    ? PRESET_IMAGE_IDS[id]
    : undefined)

/** `restoring` is internal: hosts see `reconnecting`. */
export type ConnectionPhase = 'disconnected' | 'restoring' | 'connecting' | 'connected'
