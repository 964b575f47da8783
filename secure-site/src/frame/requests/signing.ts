import type { SmartAccounts } from '../accounts/createSmartAccounts'
import type { WalletRecord } from '../../shared/api'
import type { PrivateKeys } from '../keys/deriveAccounts'
import type { CallBatches } from '../rpc/createCallBatches'
import type { JsonRpc } from '../rpc/createJsonRpc'
import type { Networks } from '../rpc/createNetworks'
import type { PendingReview } from './createReviewQueue'

/** Dependencies of the signing methods. */
export interface SigningPorts {
  readonly accounts: WalletRecord['addresses']
  readonly networks: Networks
  readonly smart: SmartAccounts
  readonly rpc: JsonRpc
  readonly batches: CallBatches
  /** Lends the account's private keys, then wipes them. */
  withKeys<T>(use: (keys: PrivateKeys) => T | Promise<T>): Promise<T>
}

/** One request: its network and its frozen params. */
export interface SigningRequest {
  readonly params: unknown
  readonly caipNetworkId: string
}

/** Reads a request and prepares its review and signature. */
export type Prepare = (
  request: SigningRequest,
  ports: SigningPorts,
) => ReturnType<PendingReview<unknown>['prepare']>
