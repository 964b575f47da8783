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
 * Batches (EIP-5792), assets (ERC-7811) and permissions (ERC-7715) of a family's wallets, as plain
 * data. Every method rejects with a `ModalError`: `UNSUPPORTED_METHOD` if the wallet doesn't know
 * it, and the EIP-5792 codes (5700–5760) by name.
 */
export interface BatchingWallets {
  /** Resolves with capabilities by network; empty if the wallet reports none. */
  getCapabilities(
    connectorId: string,
    address: string,
    signal: AbortSignal,
  ): Promise<WalletCapabilities>
  /**
   * Sends a batch. Recomputes the fingerprint from the actual request, also from a transaction sent
   * instead, and rejects on a mismatch. `isOver` as for `WalletSource.sendCall`.
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
   * Resolves with all assets of the account on a network; null if the wallet doesn't offer them.
   * Rejects if any part is invalid, so that nothing is omitted.
   */
  getOfferedAssets?(
    connectorId: string,
    address: string,
    caipNetworkId: CaipNetworkId,
    signal: AbortSignal,
  ): Promise<readonly WalletAsset[] | null>
  /** Resolves with the account's collectibles; null if the wallet doesn't offer them. */
  getCollectibles?(
    connectorId: string,
    address: string,
    caipNetworkId: CaipNetworkId,
    signal: AbortSignal,
  ): Promise<readonly WalletCollectible[] | null>
  /**
   * Requests the permissions as given, by the current ERC-7715 draft or else the older one. Rejects
   * with `PERMISSION_UNCERTAIN` if they may have been granted. `isSpoken` returns whether the
   * wallet agreed to a method; omit it if only the wallet knows.
   */
  grantPermissions(
    connectorId: string,
    request: PermissionsRequest & { readonly address: `0x${string}` },
    signal: AbortSignal,
    isSpoken?: (method: string) => boolean,
  ): Promise<GrantAnswer>
  /**
   * Requests the revocation and resolves with a signature. Rejects with `RESOURCE_NOT_FOUND` for an
   * unknown permission, and `PERMISSION_UNCERTAIN` if it may have been revoked.
   */
  revokePermissions(
    connectorId: string,
    account: CaipAddress,
    session: Pick<SmartSession, 'pci' | 'permissions' | 'expiry' | 'context'>,
    signal: AbortSignal,
    isSpoken?: (method: string) => boolean,
  ): Promise<string>
}
