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
 * Batched calls, and what the connected eip155 wallet reports about itself (EIP-5792, ERC-7811). A
 * method that the wallet does not support ends in `failed` with `UNSUPPORTED_METHOD`; the codes
 * 5700 to 5760 have their own names.
 */
export interface Calls {
  /**
   * Requests several calls at once, which the visitor approves in the wallet. `rejected` if they
   * decline; `failed` with `SEND_UNCERTAIN` if it is unknown whether they were sent: then check the
   * chain before trying again.
   *
   * @example
   * await sendCalls({ calls: [{ to: token, data: approve }, { to: pool, data: swap }] })
   */
  sendCalls(request: WalletCallsRequest): Promise<Outcome<SentCalls>>
  /** Reads the status of a batch, by the id from `sendCalls`. */
  getCallsStatus(id: string): Promise<Outcome<CallsStatus>>
  /** Reads the wallet's capabilities, by network. */
  getCapabilities(): Promise<Outcome<WalletCapabilities>>
  /** Reads the account's assets on these networks or the current one, from the wallet. */
  getAssets(caipNetworkIds?: readonly CaipNetworkId[]): Promise<Outcome<readonly WalletAsset[]>>
}
