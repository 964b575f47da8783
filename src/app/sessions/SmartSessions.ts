import type {
  GrantedPermissions,
  PermissionsRequest,
  AccountSession,
} from '../../domain/permissions/permissions'
import type { Outcome } from '../host/Controls'

/**
 * Permissions for a page's own keys on the connected account (ERC-7715), with the option
 * `features.smartSessions`. A wallet that does not support them ends in `failed` with
 * `UNSUPPORTED_METHOD` or `UNSUPPORTED_CAPABILITY`.
 */
export interface SmartSessions {
  /**
   * Requests that keys may act for the account within limits, which the visitor approves in the
   * wallet. `rejected` if they decline; `failed` with `PERMISSION_FAILED` if it failed before the
   * wallet had begun, `PERMISSION_UNCERTAIN` if it is unknown whether the wallet granted it, and
   * `PERMISSION_UNFINISHED` if it did and the service does not know yet. The last two stay in the
   * list of sessions, where the visitor can revoke them, and are resumed later.
   *
   * @example
   * await grantPermissions({ chainId, expiry, signer, permissions: [allowance], policies: [] })
   */
  grantPermissions(request: PermissionsRequest): Promise<Outcome<GrantedPermissions>>
  /** Reads the sessions of the connected account on the active network. */
  getSessions(): Promise<Outcome<readonly AccountSession[]>>
  /** Requests revocation, in the wallet, by the `context` from `grantPermissions`. */
  revokePermissions(context: string): Promise<Outcome>
}
