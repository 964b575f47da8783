import type { Namespace } from '../lib/caip'
import type { Account } from './account'

export type ConnectorType =
  'INJECTED' | 'ANNOUNCED' | 'EXTERNAL' | 'WALLET_CONNECT' | 'AUTH' | 'MULTI_CHAIN'

/** Something odd about an announcement that a visitor should know before choosing it. */
export type ConnectorWarning =
  'knownNameForeignRdns' | 'duplicateIdentity' | 'changedAfterAnnouncement'

/** One way into one wallet, as data. The provider stays inside the adapter that found it. */
export interface Connector {
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
  readonly warnings?: readonly ConnectorWarning[]
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

/** `restoring` is internal: hosts see `connecting`. */
export type ConnectionPhase = 'disconnected' | 'restoring' | 'connecting' | 'connected'
