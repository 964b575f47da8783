import type {
  GrantedPermissions,
  PermissionsRequest,
  AccountSession,
} from '../../domain/permissions/permissions'
import type { Outcome } from '../host/Controls'

/**
 * Permissions that a page's own keys get for the connected account (ERC-7715), for a page whose option `features.smartSessions` is
 * on. A wallet that cannot allow them ends in `failed` with `UNSUPPORTED_METHOD` or `UNSUPPORTED_CAPABILITY`.
 */
export interface SmartSessions {
  /**
   * Asks the visitor, in the wallet, to let keys act for the account within limits. `rejected` if they decline;
   * `failed` with `PERMISSION_FAILED` if it went wrong before the wallet had begun, with `PERMISSION_UNCERTAIN` if it is not known whether the wallet allowed it, and with
   * `PERMISSION_UNFINISHED` if it did and the service does not know yet: both stay in the list of sessions, where the
   * visitor can stop them, and are resumed later.
   *
   * @example
   * await grantPermissions({ chainId, expiry, signer, permissions: [allowance], policies: [] })
   */
  grantPermissions(request: PermissionsRequest): Promise<Outcome<GrantedPermissions>>
  /** The sessions of the connected account on the active network. */
  getSessions(): Promise<Outcome<readonly AccountSession[]>>
  /** Asks the visitor, in the wallet, to revoke a session, by the `context` that `grantPermissions` gave. */
  revokePermissions(context: string): Promise<Outcome>
}
