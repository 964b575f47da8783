import type { ErrorState } from '../../domain/errorCatalogue'
import type { CaipNetworkId, Namespace } from '../../lib/address/caip'
import type { EmbeddedAccountType, FrameRequest } from '../../ports/embedded'

/* The part of the login state that the wallet list reads; the slice itself loads later. */

/**
 * `sending`: requesting an email. `device`: awaiting its link. `code`: awaiting six digits.
 * `checking`: submitting them. `connecting`: requesting the accounts.
 */
export type LoginPhase =
  'idle' | 'sending' | 'device' | 'code' | 'checking' | 'connecting' | 'notConnected' | 'done'

/** An attempt to sign in by email. Holds no address and no code (D11). */
export interface EmailLogin {
  readonly phase: LoginPhase
  /** Secret drawer id of the address; kept while the modal is open, to prefill the field. */
  readonly emailId: string | null
  /** ms since 1970; when another email is allowed. */
  readonly cooldownEndsAt: number | null
  readonly isResending: boolean
  /** Whether `error` is about the resend rather than the step. */
  readonly hasResendFailed: boolean
  /** Each sent or rejected code increments this, which resets the field. */
  readonly codeRounds: number
  readonly error: ErrorState | null
}

export interface EmbeddedState {
  readonly login: EmailLogin
  /** Requests waiting in the frame, oldest first. */
  readonly requests: readonly FrameRequest[]
  /** Id of a secret store entry that proves the frame is this page's; null if nothing waits. */
  readonly approvalId: string | null
  readonly typeSwitch: TypeSwitch | null
  /** Networks on which the frame's site has smart accounts. */
  readonly smartAccountNetworks: readonly CaipNetworkId[]
  /** Null until the frame reports one. */
  readonly user: LoginUser | null
  /** False if the browser blocks storage for the frame's site. */
  readonly isStoredHere: boolean
}

export interface TypeSwitch {
  readonly namespace: Namespace
  readonly accountType: EmbeddedAccountType
}

/** The user details the state may hold. */
export interface LoginUser {
  readonly userName: string | null
  readonly authProvider: string
}

const NO_NETWORKS: readonly CaipNetworkId[] = []

/** The login state before and after an attempt. */
export const NO_LOGIN: EmailLogin = {
  phase: 'idle',
  emailId: null,
  cooldownEndsAt: null,
  isResending: false,
  hasResendFailed: false,
  codeRounds: 0,
  error: null,
}

/** The initial state, also used while the slice has not loaded. */
export const INITIAL_EMBEDDED: EmbeddedState = {
  login: NO_LOGIN,
  requests: [],
  approvalId: null,
  typeSwitch: null,
  smartAccountNetworks: NO_NETWORKS,
  user: null,
  isStoredHere: true,
}

interface Root {
  readonly embedded?: EmbeddedState
}

export const selectEmailLogin = ({ embedded = INITIAL_EMBEDDED }: Root): EmailLogin =>
  embedded.login
export const selectFrameRequests = ({
  embedded = INITIAL_EMBEDDED,
}: Root): readonly FrameRequest[] => embedded.requests
export const selectIsLoginStoredHere = ({ embedded = INITIAL_EMBEDDED }: Root): boolean =>
  embedded.isStoredHere
export const selectApprovalId = ({ embedded = INITIAL_EMBEDDED }: Root): string | null =>
  embedded.approvalId
export const selectTypeSwitch = ({ embedded = INITIAL_EMBEDDED }: Root): TypeSwitch | null =>
  embedded.typeSwitch ?? null
export const selectSmartAccountNetworks = ({
  embedded = INITIAL_EMBEDDED,
}: Root): readonly CaipNetworkId[] => embedded.smartAccountNetworks ?? NO_NETWORKS
export const selectLoginUser = ({ embedded = INITIAL_EMBEDDED }: Root): LoginUser | null =>
  embedded.user ?? null
