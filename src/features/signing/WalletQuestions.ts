import type { CallsBatch } from '../../domain/calls/walletCalls'
import type { CaipNetworkId } from '../../lib/address/caip'

/** What lies in the drawer for a question, by its kind. */
export interface WalletQuestions {
  readonly capabilities: undefined
  readonly sendCalls: { readonly batch: CallsBatch; readonly fingerprint: string }
  readonly callsStatus: string
  readonly assets: readonly CaipNetworkId[]
}
