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

/** The page asks for permissions; `id` is that of its question. */
export const grantRequested = createAction<{
  readonly id: string
  readonly request: PermissionsRequest
}>('walletModal/smartSessions/grantRequested')

/** The service knows the session; the wallet is being asked. */
export const grantAsked = createAction<OfAccount & { readonly session: SmartSession }>(
  'walletModal/smartSessions/grantAsked',
)

/** The wallet allowed it; the service is being told. */
export const grantAnswered = createAction<OfAccount & { readonly session: SmartSession }>(
  'walletModal/smartSessions/grantAnswered',
)

/** The session can be used. */
export const permissionsGranted = createAction<
  OfAccount & {
    /** Null where nobody waits for it any more. */
    readonly id: string | null
    readonly session: SmartSession
    readonly granted: GrantedPermissions
  }
>('walletModal/smartSessions/granted')

/** What the page asked for did not come about, or nobody knows. */
export const permissionsNotGranted = createAction<{
  readonly id: string
  readonly error: ErrorState
}>('walletModal/smartSessions/notGranted')

/** The sessions are to be read, as the account has them now. */
export const sessionsRequested = createAction<{ readonly id?: string }>(
  'walletModal/smartSessions/listRequested',
)

export const sessionsLoading = createAction<OfAccount>('walletModal/smartSessions/loading')

export const sessionsLoaded = createAction<
  OfAccount & { readonly sessions: readonly SmartSession[] }
>('walletModal/smartSessions/loaded')

export const sessionsNotLoaded = createAction<OfAccount & { readonly error: ErrorState }>(
  'walletModal/smartSessions/notLoaded',
)

/** The reading that `id` asked for is over. */
export const sessionsAnswered = createAction<{
  readonly id: string
  readonly error: ErrorState | null
}>('walletModal/smartSessions/listAnswered')

/** Somebody wants a session revoked: the visitor, or the page that waits for `id`. */
export const revokeRequested = createAction<{ readonly pci: string; readonly id?: string }>(
  'walletModal/smartSessions/revokeRequested',
)

/** The wallet is being asked to revoke it. */
export const revokeAsked = createAction<OfAccount & { readonly session: SmartSession }>(
  'walletModal/smartSessions/revokeAsked',
)

/** The wallet revoked it; the service is being told. */
export const revokeAnswered = createAction<OfAccount & { readonly session: SmartSession }>(
  'walletModal/smartSessions/revokeAnswered',
)

/** Nobody can use the session any more, and wallet and service know. */
export const sessionRevoked = createAction<
  OfAccount & { readonly pci: string; readonly revokedAt: number; readonly id?: string | undefined }
>('walletModal/smartSessions/revoked')

export const revokeFailed = createAction<{
  readonly pci: string
  readonly error: ErrorState
  readonly id?: string | undefined
}>('walletModal/smartSessions/revokeFailed')

/** Whoever looked at why a session was not revoked has seen it. */
export const revokeFailureSeen = createAction('walletModal/smartSessions/revokeFailureSeen')

/** Nobody wonders about a session any more: it never came about, or its end is known. */
export const sessionSettled = createAction<OfAccount & { readonly pci: string }>(
  'walletModal/smartSessions/settled',
)

/** What earlier pages and other tabs left unfinished. */
export const unfinishedRecalled = createAction<readonly UnfinishedSession[]>(
  'walletModal/smartSessions/unfinishedRecalled',
)
