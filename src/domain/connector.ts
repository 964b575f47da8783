import type { CaipNetworkId, Namespace } from '../lib/address/caip'
import type { Account } from './account'

export type ConnectorType =
  'INJECTED' | 'ANNOUNCED' | 'EXTERNAL' | 'WALLET_CONNECT' | 'AUTH' | 'MULTI_CHAIN'

/** Something odd about an announcement that a visitor should know before choosing it. */
export type ConnectorWarning =
  'knownNameForeignRdns' | 'duplicateIdentity' | 'changedAfterAnnouncement'

/** One way into one wallet on one chain family, as data. The provider stays inside the adapter that found it. */
export interface FamilyConnector {
  /** rdns, else name, else uuid; `injected` for the one global provider. */
  readonly id: string
  readonly name: string
  readonly namespace: Namespace
  readonly type: ConnectorType
  /** Checked image: a data: image or https. */
  readonly imageUrl?: string
  readonly imageId?: string
  readonly explorerId?: string
  readonly rdns?: string
  /** CAIP-2: the page's networks that it leads to. */
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
  /** True: remembered from storage, not live. */
  readonly recent?: boolean
}

/**
 * Pictures that the project service keeps for ways in which bring none. An announced wallet gets none by its id, which is
 * its own word.
 */
const PRESET_IMAGE_IDS: Readonly<Record<string, string>> = {
  injected: '07ba87ed-43aa-4adf-4540-9e6a2b9cae00',
  coinbaseWallet: '0c2840c3-5b04-4c44-9661-fbd4b49e1800',
  coinbaseWalletSDK: '0c2840c3-5b04-4c44-9661-fbd4b49e1800',
  safe: '461db637-8616-43ce-035a-d89b8a1d5800',
  ledger: '54a1aa77-d202-4f8d-0fb2-5d2bb6db0300',
}

/** The picture of a connector at the project service: its own, else the one kept for its id. */
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
