import type { ErrorState } from '../../domain/errorCatalogue'
import type { CaipNetworkId, Namespace } from '../../lib/address/caip'
import type { EmbeddedAccountType, FrameRequest } from '../../ports/embedded'

/* What the list of wallets reads of a login. It stands apart from the slice, which comes with the first use of the field. */

/**
 * `sending`: a mail is asked for. `device`: the link in it is waited for. `code`: six digits are. `checking`: they are on their
 * way. `connecting`: the accounts of the login are asked for.
 */
export type LoginPhase =
  'idle' | 'sending' | 'device' | 'code' | 'checking' | 'connecting' | 'notConnected' | 'done'

/** An attempt to sign in by email. Holds no address and no code (D11). */
export interface EmailLogin {
  readonly phase: LoginPhase
  /** The address, by its id in the secret drawer; kept while the card is open, so that who goes back finds it. */
  readonly emailId: string | null
  /** ms since 1970: when another mail may be asked for. */
  readonly cooldownEndsAt: number | null
  readonly isResending: boolean
  /** What failed last was another mail; else it was what the mail is for. */
  readonly hasResendFailed: boolean
  /** How many codes were sent or refused: each time, the field for the code begins anew. */
  readonly codeRounds: number
  readonly error: ErrorState | null
}

export interface EmbeddedState {
  readonly login: EmailLogin
  /** What waits for the visitor in the frame, oldest first. */
  readonly requests: readonly FrameRequest[]
  /** The id of the entry in the secret drawer that says that the frame is this page's own; null: nothing waits. */
  readonly approvalId: string | null
  /** The type of account that the login is being switched to; null: it is not. */
  readonly typeSwitch: TypeSwitch | null
  /** The networks that the site has smart accounts on. */
  readonly smartAccountNetworks: readonly CaipNetworkId[]
  /** Whose login it is; null: the frame has not said so. */
  readonly user: LoginUser | null
  /** False: the browser lets the site in the frame store nothing, and the login ends with this page. */
  readonly isStoredHere: boolean
}

export interface TypeSwitch {
  readonly namespace: Namespace
  readonly accountType: EmbeddedAccountType
}

/** What may be known of the user in state. */
export interface LoginUser {
  readonly userName: string | null
  readonly authProvider: string
}

const NO_NETWORKS: readonly CaipNetworkId[] = []

/** Before an attempt, and after one. */
export const NO_LOGIN: EmailLogin = {
  phase: 'idle',
  emailId: null,
  cooldownEndsAt: null,
  isResending: false,
  hasResendFailed: false,
  codeRounds: 0,
  error: null,
}

/** Before anything was told, and of a page where nothing of the login is here yet. */
export const NOTHING: EmbeddedState = {
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

export const selectEmailLogin = ({ embedded = NOTHING }: Root): EmailLogin => embedded.login
export const selectFrameRequests = ({ embedded = NOTHING }: Root): readonly FrameRequest[] =>
  embedded.requests
export const selectIsLoginStoredHere = ({ embedded = NOTHING }: Root): boolean =>
  embedded.isStoredHere
export const selectApprovalId = ({ embedded = NOTHING }: Root): string | null => embedded.approvalId
export const selectTypeSwitch = ({ embedded = NOTHING }: Root): TypeSwitch | null =>
  embedded.typeSwitch ?? null
export const selectSmartAccountNetworks = ({
  embedded = NOTHING,
}: Root): readonly CaipNetworkId[] => embedded.smartAccountNetworks ?? NO_NETWORKS
export const selectLoginUser = ({ embedded = NOTHING }: Root): LoginUser | null =>
  embedded.user ?? null
