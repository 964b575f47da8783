import type {
  CallsBatch,
  CallsStatus,
  SentCalls,
  WalletAsset,
  WalletCapabilities,
  WalletCollectible,
} from '../domain/calls/walletCalls'
import type { PermissionsRequest, SmartSession } from '../domain/permissions/permissions'
import type { GrantAnswer } from '../domain/schemas/permissionsSchemas'
import type { CaipAddress, CaipNetworkId } from '../lib/address/caip'

/**
 * What wallets of a family are asked for besides payments and signatures: batches of calls (EIP-5792), what an account holds
 * (ERC-7811), and permissions for other keys (ERC-7715). Takes and returns plain data. Every method rejects with a `ModalError`: `UNSUPPORTED_METHOD` where the wallet
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
   * mismatch, the transaction in the place of a batch included. `isOver` as for
   * `WalletSource.sendCall`.
   */
  sendCalls(
    batch: CallsBatch,
    fingerprint: string,
    signal: AbortSignal,
    isOver?: () => boolean,
  ): Promise<SentCalls>
  getCallsStatus(connectorId: string, id: string, signal: AbortSignal): Promise<CallsStatus>
  getAssets(
    connectorId: string,
    address: string,
    caipNetworkIds: readonly CaipNetworkId[],
    signal: AbortSignal,
  ): Promise<readonly WalletAsset[]>
  /**
   * All that the account holds on a network; null where the wallet does not offer to tell. Rejects where any part of the answer cannot
   * be read, so that nothing is left out in silence.
   */
  getOfferedAssets?(
    connectorId: string,
    address: string,
    caipNetworkId: CaipNetworkId,
    signal: AbortSignal,
  ): Promise<readonly WalletAsset[] | null>
  /** What it holds of collectibles; null where the wallet does not offer to tell. */
  getCollectibles?(
    connectorId: string,
    address: string,
    caipNetworkId: CaipNetworkId,
    signal: AbortSignal,
  ): Promise<readonly WalletCollectible[] | null>
  /**
   * Asks to allow it, as it stands: by the present draft of ERC-7715, or by the older one where the wallet knows only that.
   * Rejects with `PERMISSION_UNCERTAIN` where it may have been allowed. `isSpoken` says which methods the wallet agreed to be
   * asked by; left out where only it knows.
   */
  grantPermissions(
    connectorId: string,
    request: PermissionsRequest & { readonly address: `0x${string}` },
    signal: AbortSignal,
    isSpoken?: (method: string) => boolean,
  ): Promise<GrantAnswer>
  /**
   * Asks to revoke it, and answers with a signature. Rejects with `RESOURCE_NOT_FOUND` where the wallet knows no such
   * permission, and with `PERMISSION_UNCERTAIN` where it may have been revoked.
   */
  revokePermissions(
    connectorId: string,
    account: CaipAddress,
    session: Pick<SmartSession, 'pci' | 'permissions' | 'expiry' | 'context'>,
    signal: AbortSignal,
    isSpoken?: (method: string) => boolean,
  ): Promise<string>
}
