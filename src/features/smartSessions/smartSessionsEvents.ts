import { createAction } from '@reduxjs/toolkit'
import type { ErrorState } from '../../domain/errorCatalogue'
import type {
  GrantedPermissions,
  PermissionsRequest,
  SmartSession,
  UnfinishedSession,
} from '../../domain/permissions/permissions'
import type { CaipAddress } from '../../lib/address/caip'

interface OfAccount {
  /** CAIP-10. */
  readonly account: CaipAddress
}

/** The page requests permissions; `id` identifies its request. */
export const grantRequested = createAction<{
  readonly id: string
  readonly request: PermissionsRequest
}>('walletModal/smartSessions/grantRequested')

/** The service created the session; the request was sent to the wallet. */
export const grantSent = createAction<OfAccount & { readonly session: SmartSession }>(
  'walletModal/smartSessions/grantSent',
)

/** The wallet granted it; the service is being informed. */
export const grantApproved = createAction<OfAccount & { readonly session: SmartSession }>(
  'walletModal/smartSessions/grantApproved',
)

/** The session can be used. */
export const permissionsGranted = createAction<
  OfAccount & {
    /** Null if no request waits for it any more. */
    readonly id: string | null
    readonly session: SmartSession
    readonly granted: GrantedPermissions
  }
>('walletModal/smartSessions/granted')

/** The permissions were not granted, or the outcome is unknown. */
export const permissionsNotGranted = createAction<{
  readonly id: string
  readonly error: ErrorState
}>('walletModal/smartSessions/notGranted')

/** The user, or the page waiting for `id`, requests the account's sessions. */
export const sessionsRequested = createAction<{ readonly id?: string }>(
  'walletModal/smartSessions/listRequested',
)

/** The load that `id` requested has ended; the account is the one whose list was loaded. */
export const sessionsLoadEnded = createAction<{
  readonly id: string
  readonly account: CaipAddress | null
  readonly error: ErrorState | null
}>('walletModal/smartSessions/listLoadEnded')

/** The user, or the page waiting for `id`, requests to revoke a session. */
export const revokeRequested = createAction<{ readonly pci: string; readonly id?: string }>(
  'walletModal/smartSessions/revokeRequested',
)

/** The request to revoke it was sent to the wallet. */
export const revokeSent = createAction<OfAccount & { readonly session: SmartSession }>(
  'walletModal/smartSessions/revokeSent',
)

/** The wallet revoked it; the service is being informed. */
export const revokeApproved = createAction<OfAccount & { readonly session: SmartSession }>(
  'walletModal/smartSessions/revokeApproved',
)

/** The session is revoked by both the wallet and the service. */
export const sessionRevoked = createAction<
  OfAccount & { readonly pci: string; readonly id?: string | undefined }
>('walletModal/smartSessions/revoked')

export const revokeFailed = createAction<{
  readonly pci: string
  readonly error: ErrorState
  readonly id?: string | undefined
}>('walletModal/smartSessions/revokeFailed')

/** The session's outcome is known: it was never granted, or another tab finished it. */
export const sessionSettled = createAction<OfAccount & { readonly pci: string }>(
  'walletModal/smartSessions/settled',
)

/** Unfinished sessions of earlier pages and other tabs, from storage. */
export const unfinishedSessionsLoaded = createAction<readonly UnfinishedSession[]>(
  'walletModal/smartSessions/unfinishedSessionsLoaded',
)
