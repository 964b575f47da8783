import type { CallsBatch } from '../../domain/calls/walletCalls'
import type { CaipNetworkId } from '../../lib/address/caip'

/** Secret drawer content by kind of question. */
export interface WalletQuestions {
  readonly capabilities: undefined
  readonly sendCalls: { readonly batch: CallsBatch; readonly fingerprint: string }
  readonly callsStatus: string
  readonly assets: readonly CaipNetworkId[]
}
