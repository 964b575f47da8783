import type { SmartAccounts } from '../accounts/createSmartAccounts'
import type { WalletRecord } from '../../shared/api'
import type { PrivateKeys } from '../keys/deriveAccounts'
import type { CallBatches } from '../rpc/createCallBatches'
import type { JsonRpc } from '../rpc/createJsonRpc'
import type { Networks } from '../rpc/createNetworks'
import type { PendingReview } from './createReviewQueue'

/** What the methods that sign need. */
export interface SigningPorts {
  readonly accounts: WalletRecord['addresses']
  readonly networks: Networks
  readonly smart: SmartAccounts
  readonly rpc: JsonRpc
  readonly batches: CallBatches
  /** Lends the keys of the accounts, and wipes them. */
  withKeys<T>(use: (keys: PrivateKeys) => T | Promise<T>): Promise<T>
}

/** Of one request: the network that it is for, and its params, frozen. */
export interface SigningRequest {
  readonly params: unknown
  readonly caipNetworkId: string
}

/** Reads a request and says how it is reviewed and signed. */
export type Prepare = (
  request: SigningRequest,
  ports: SigningPorts,
) => ReturnType<PendingReview<unknown>['prepare']>
