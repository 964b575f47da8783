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

/** The service created the session; the wallet is being asked. */
export const grantAsked = createAction<OfAccount & { readonly session: SmartSession }>(
  'walletModal/smartSessions/grantAsked',
)

/** The wallet granted it; the service is being informed. */
export const grantAnswered = createAction<OfAccount & { readonly session: SmartSession }>(
  'walletModal/smartSessions/grantAnswered',
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

/** The user, or the page waiting for `id`, wants the account's sessions loaded. */
export const sessionsRequested = createAction<{ readonly id?: string }>(
  'walletModal/smartSessions/listRequested',
)

/** The load that `id` requested has ended; the account is the one whose list was loaded. */
export const sessionsAnswered = createAction<{
  readonly id: string
  readonly account: CaipAddress | null
  readonly error: ErrorState | null
}>('walletModal/smartSessions/listAnswered')

/** The user, or the page waiting for `id`, wants to revoke a session. */
export const revokeRequested = createAction<{ readonly pci: string; readonly id?: string }>(
  'walletModal/smartSessions/revokeRequested',
)

/** The wallet is being asked to revoke it. */
export const revokeAsked = createAction<OfAccount & { readonly session: SmartSession }>(
  'walletModal/smartSessions/revokeAsked',
)

/** The wallet revoked it; the service is being informed. */
export const revokeAnswered = createAction<OfAccount & { readonly session: SmartSession }>(
  'walletModal/smartSessions/revokeAnswered',
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

/** The user has seen why revoking failed. */
export const revokeFailureSeen = createAction('walletModal/smartSessions/revokeFailureSeen')

/** The session's outcome is known: it was never granted, or another tab finished it. */
export const sessionSettled = createAction<OfAccount & { readonly pci: string }>(
  'walletModal/smartSessions/settled',
)

/** Unfinished sessions of earlier pages and other tabs, from storage. */
export const unfinishedRecalled = createAction<readonly UnfinishedSession[]>(
  'walletModal/smartSessions/unfinishedRecalled',
)
