import type { ErrorCode } from '../../domain/errorCatalogue'

/** Why a name was not registered. */
export type NameFailure =
  /** The active network is not supported by the registry. */
  | 'network'
  /** There is no account, or its wallet cannot sign. */
  | 'address'
  | 'ownNames'
  /** The account already has a name. */
  | 'owned'
  | 'declined'
  | 'wallet'
  /** The service rejected the registration or did not answer. */
  | 'service'

/**
 * - `checking`: looking up whether the account has a name.
 * - `signing`: the wallet has the message.
 * - `submitting`: it is signed, and the service has it.
 */
export type RegistrationPhase = 'idle' | 'checking' | 'signing' | 'submitting' | 'done' | 'failed'

export interface NameRegistration {
  readonly phase: RegistrationPhase
  /** The full name. */
  readonly name: string | null
  readonly failure: NameFailure | null
  /** The service's own reason, or the name that the account already has. */
  readonly reason: string | null
  /** The wallet's error code. */
  readonly code: ErrorCode | null
  /** Whether signing took longer than the service allows, or its clock differs. */
  readonly isLate: boolean
}

export interface NamesState {
  /** The typed name without the zone. */
  readonly text: string
  /** Whether the last lookup is for the typed name; it begins half a second after the last key. */
  readonly isLookedUp: boolean
  /** What was looked up in this visit, without the zone, the last one last. */
  readonly lookups: readonly string[]
  readonly registration: NameRegistration
}

export const NO_REGISTRATION: NameRegistration = {
  phase: 'idle',
  name: null,
  failure: null,
  reason: null,
  code: null,
  isLate: false,
}

export const NO_NAMES: NamesState = {
  text: '',
  isLookedUp: false,
  lookups: [],
  registration: NO_REGISTRATION,
}

/** Whether a wallet or the service is working on the registration. */
export const isRegistering = (phase: RegistrationPhase): boolean =>
  phase === 'checking' || phase === 'signing' || phase === 'submitting'
