import type { CallsBatch } from '../../domain/calls/walletCalls'
import type { CaipNetworkId } from '../../lib/address/caip'

/** What the secret store holds for a request, by its kind. */
export interface WalletRpcParams {
  readonly capabilities: undefined
  readonly sendCalls: { readonly batch: CallsBatch; readonly fingerprint: string }
  readonly callsStatus: string
  readonly assets: readonly CaipNetworkId[]
}
