import type {
  CallsStatus,
  SentCalls,
  WalletAsset,
  WalletCallsRequest,
  WalletCapabilities,
} from '../../domain/calls/walletCalls'
import type { CaipNetworkId } from '../../lib/address/caip'
import type { Outcome } from '../host/Controls'

/**
 * Batches of calls, and what the connected eip155 wallet reports about itself (EIP-5792, ERC-7811). A wallet that does
 * not know what it is asked ends in `failed` with `UNSUPPORTED_METHOD`; the codes 5700 to 5760 have names of their own.
 */
export interface Calls {
  /**
   * Asks the visitor, in the wallet, to make several calls at once. `rejected` if they decline; `failed` with
   * `SEND_UNCERTAIN` if it is not known whether it was sent: then check the chain before trying again.
   *
   * @example
   * await sendCalls({ calls: [{ to: token, data: approve }, { to: pool, data: swap }] })
   */
  sendCalls(request: WalletCallsRequest): Promise<Outcome<SentCalls>>
  /** The status of a batch, by the id from `sendCalls`. */
  getCallsStatus(id: string): Promise<Outcome<CallsStatus>>
  /** The wallet's capabilities, by network. */
  getCapabilities(): Promise<Outcome<WalletCapabilities>>
  /** The account's assets on these networks, or on the current one, as the wallet reports them. */
  getAssets(caipNetworkIds?: readonly CaipNetworkId[]): Promise<Outcome<readonly WalletAsset[]>>
}
