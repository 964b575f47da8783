import type {
  CallsBatch,
  CallsStatus,
  SentCalls,
  WalletAsset,
  WalletCapabilities,
} from '../domain/calls/walletCalls'
import type { CaipNetworkId } from '../lib/address/caip'

/**
 * What wallets of a family are asked for besides payments and signatures: batches of calls (EIP-5792), and what an account holds
 * (ERC-7811). Takes and returns plain data. Every method rejects with a `ModalError`: `UNSUPPORTED_METHOD` where the wallet
 * does not know it, and the codes of EIP-5792 (5700–5760) by name.
 */
export interface BatchingWallets {
  /** By network; empty where it knows the question and has nothing to say. */
  getCapabilities(
    connectorId: string,
    address: string,
    signal: AbortSignal,
  ): Promise<WalletCapabilities>
  /**
   * Hands a batch to the wallet. Recomputes the fingerprint from the very request it is about to hand over and refuses on a
   * mismatch.
   */
  sendCalls(batch: CallsBatch, fingerprint: string, signal: AbortSignal): Promise<SentCalls>
  getCallsStatus(connectorId: string, id: string, signal: AbortSignal): Promise<CallsStatus>
  getAssets(
    connectorId: string,
    address: string,
    caipNetworkIds: readonly CaipNetworkId[],
    signal: AbortSignal,
  ): Promise<readonly WalletAsset[]>
}
